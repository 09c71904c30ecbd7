### The command line.

cli-help = rootlab: aprende, juega y analiza el juego de mesa Root en Jupyter.
cli-lab-help = Copia los cuadernos a FOLDER (./rootlab-notebooks si no dices otra cosa) y abre JupyterLab ahí. Lo que hayas cambiado en FOLDER se queda como está.
cli-lab-no-browser = Arranca JupyterLab sin abrir el navegador; su dirección aparece escrita.
cli-lab-port = El puerto en el que escuchar. Sin él se toma el primero libre desde el 8888.
cli-lab-copy-only = Copia los cuadernos y para ahí.

# $folder: a folder; $reason: what the operating system said.
cli-lab-not-a-folder = { $folder } es un archivo, no una carpeta; di otro sitio para los cuadernos.
cli-lab-cannot-write = Los cuadernos no se pueden copiar a { $folder }: { $reason }.
cli-lab-port-taken = El puerto { $port } está ocupado; di otro, o quita --port.

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
