### Why a file could not be used: the end of a sentence, without its full stop.

trouble-missing = no existe ese archivo o esa carpeta
trouble-forbidden = este usuario no tiene permiso
trouble-read-only = el disco es solo de lectura
trouble-a-folder = es una carpeta, no un archivo
trouble-no-folder = una parte de la ruta es un archivo, no una carpeta
trouble-there-already = ya hay un archivo con ese nombre
trouble-full = no queda sitio en el disco
trouble-long-name = el nombre es demasiado largo
trouble-bad-name = ningún archivo puede llamarse así
trouble-loop = sus enlaces dan vueltas en círculo
trouble-busy = otro programa lo está usando
trouble-too-many = hay demasiados archivos abiertos
trouble-damaged = el disco no responde como debería
