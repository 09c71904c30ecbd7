### The command line.

cli-help = rootlab: learn, play and analyse the board game Root in Jupyter.
cli-lab-help = Copy the notebooks to FOLDER (./rootlab-notebooks unless you name another) and open JupyterLab there. What you changed in FOLDER stays as it is.
cli-lab-no-browser = Start JupyterLab without opening a browser; its address is printed.
cli-lab-port = The port to listen on. Without it the first free one from 8888 on is taken.
cli-lab-copy-only = Copy the notebooks and stop there.

# $folder: a folder; $reason: what the operating system said.
cli-lab-not-a-folder = { $folder } is a file, not a folder; name another place for the notebooks.
cli-lab-cannot-write = The notebooks cannot be copied to { $folder }: { $reason }.
cli-lab-port-taken = Port { $port } is in use; name another one, or leave --port out.

# $count: how many files.
cli-lab-new = Copied { $count ->
    [one] one file
   *[other] { $count } files
  } to { $folder }.
# $path: the user's file; $beside: the name of the file beside it.
cli-lab-updated = { $path }: brought up to date; you had not changed it.
cli-lab-kept = { $path }: left as it is, with your changes.
cli-lab-beside = { $path }: left as it is, with your changes; the newer version is { $beside }, beside it.
cli-lab-opening = Opening JupyterLab in { $folder }. Ctrl-C ends it.
cli-lab-ended = JupyterLab has ended.
