### The command line.

cli-help = rootlab: aprende, juega y analiza el juego de mesa Root en Jupyter.
cli-lab-help = Copia los cuadernos a CARPETA (./rootlab-notebooks si no dices otra cosa) y abre JupyterLab ahí. Lo que hayas cambiado en CARPETA se queda como está.
cli-lab-no-browser = Arranca JupyterLab sin abrir el navegador; su dirección aparece escrita.
cli-lab-port = El puerto en el que escuchar. Sin él se toma el primero libre desde el 8888.
cli-lab-copy-only = Copia los cuadernos y para ahí.

# $folder: a folder; $reason: what the operating system said.
cli-lab-not-a-folder = { $folder } es un archivo, no una carpeta; di otro sitio para los cuadernos.
cli-lab-cannot-write = Los cuadernos no se pueden copiar a { $folder }: { $reason }. Di una carpeta tuya: rootlab lab CARPETA.
cli-lab-port-taken = El puerto { $port } está ocupado, o no lo puedes usar; di otro, o quita --port.

# $count: how many files.
cli-lab-new = { $count ->
    [one] Un archivo copiado
   *[other] { $count } archivos copiados
  } a { $folder }.
# $path: the user's file; $beside: the name of the file beside it.
cli-lab-updated = { $path }: puesto al día; no lo habías cambiado.
cli-lab-kept = { $path }: se queda como está, con tus cambios.
cli-lab-beside = { $path }: se queda como está, con tus cambios; la versión nueva es { $beside }, a su lado.
cli-lab-opening = Abriendo JupyterLab en { $folder }. Ctrl-C lo cierra.
cli-lab-ended = JupyterLab ha terminado.

# $folder: where nothing can be written; $name: the variable that names another place.
cli-lab-no-home = JupyterLab guarda sus archivos en { $folder }, donde no se puede escribir; dale otro sitio, por ejemplo HOME=/tmp/yo rootlab lab, o pon en { $name } una carpeta tuya.
cli-lab-no-start = JupyterLab no arrancó: { $reason }. Todo lo que dijo está en { $file }; «python -m jupyterlab --version» muestra si está bien instalado.

## rootlab law

cli-law-help = Muestra el artículo NÚMERO de la Ley, varios seguidos como 4.3-4.5, o los que encuentra una búsqueda de PALABRAS.
cli-law-search = Muestra los artículos que tienen estas palabras.
cli-law-coverage = Muestra, para cada artículo (o los que hay dentro de NÚMERO), el código que lo aplica y las pruebas que lo nombran.
cli-law-gaps = Lo mismo, pero solo los artículos que ningún código o ninguna prueba nombra.
cli-law-nothing-asked = Nombra un artículo, como en «rootlab law 4.3.2», o da --search con unas palabras, o --coverage.
cli-law-no-tests = La cobertura se cuenta sobre las pruebas del propio kit, y estas solo vienen con el repositorio de rootlab, no con una copia instalada.
cli-law-not-in-scope = El artículo { $number } es de un capítulo que el kit todavía no juega.
cli-law-covered = Qué nombra cada artículo
cli-law-grades = Notas por capítulo
cli-law-article = Artículo
cli-law-code = Código
cli-law-tested = Pruebas
cli-law-heading = (encabezado)
cli-law-chapter = Capítulo
cli-law-wanted = Artículos
cli-law-left-out = Excluidos
cli-law-gaps-count =
    { $count ->
        [0] Todos los artículos previstos tienen código y prueba.
        [one] A un artículo previsto le falta código o prueba.
       *[other] A { $count } artículos previstos les falta código o prueba.
    }

# Por qué no hay nada que hacer con un artículo.
coverage-about = De qué trata la facción; no da ninguna regla propia.
coverage-box = Cosas del juego impreso que una pantalla no reparte.
coverage-people = Lo que las personas acuerdan entre ellas.
coverage-second-vagabond = Todavía no se puede jugar con un segundo Vagabundo.

## Lo que la línea de órdenes dice de sí misma

cli-usage = Uso:
cli-options = Opciones
cli-commands = Órdenes
cli-options-metavar = [OPCIONES]
cli-commands-metavar = ORDEN [ARGUMENTOS]...
cli-folder-metavar = [CARPETA]
cli-law-metavar = [NÚMERO | PALABRAS]
cli-words-metavar = PALABRAS
cli-map-metavar = MAPA
cli-deck-metavar = MAZO
cli-help-option = Muestra esta página y para.
cli-version-option = Muestra la versión y qué motor funciona, y para.

# $version: the number of the version.
about-compiled = rootlab { $version }; su motor está compilado.
about-pure = rootlab { $version }; su motor funciona en Python puro.
cli-aborted = Interrumpido.
# $sentence: qué está mal.
cli-error = Error: { $sentence }
# $command: la orden con su opción de ayuda.
cli-try-help = «{ $command }» muestra cómo se usa.
# $option: el nombre de una opción.
cli-option-needs = La opción { $option } necesita un valor detrás.
cli-option-alone = La opción { $option } no lleva ningún valor.
cli-what =
    { $what ->
        [command] ninguna orden
       *[option] ninguna opción
    }
# $name: lo que se dio; $near: lo que se parece; $known: lo que hay.
cli-unknown-near = No hay { cli-what } «{ $name }»; ¿querías decir «{ $near }»?
cli-unknown = No hay { cli-what } «{ $name }»; lo que hay: { $known }.
# $given: lo que se dio, $count palabras.
cli-too-many = { $count ->
    [one] Aquí sobra una palabra: «{ $given }».
   *[other] Aquí sobran { $count } palabras: «{ $given }».
  }
cli-not-a-port = Un puerto es un número de 1 a 65535, no «{ $given }».
