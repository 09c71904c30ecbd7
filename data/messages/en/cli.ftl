### The command line.

cli-help = rootlab: learn, play and analyse the board game Root in Jupyter.
cli-lab-help = Copy the notebooks to FOLDER (./rootlab-notebooks unless you name another) and open JupyterLab there. What you changed in FOLDER stays as it is.
cli-lab-no-browser = Start JupyterLab without opening a browser; its address is printed.
cli-lab-port = The port to listen on. Without it the first free one from 8888 on is taken.
cli-lab-copy-only = Copy the notebooks and stop there.

# $folder: a folder; $reason: what the operating system said.
cli-lab-not-a-folder = { $folder } is a file, not a folder; name another place for the notebooks.
cli-lab-cannot-write = The notebooks cannot be copied to { $folder }: { $reason }. Name a folder of your own: rootlab lab FOLDER.
cli-lab-port-taken = Port { $port } is in use, or not for you to use; name another one, or leave --port out.

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

# $folder: where nothing can be written; $name: the variable that names another place.
cli-lab-no-home = JupyterLab keeps its own files in { $folder }, where nothing can be written; give it another place, such as HOME=/tmp/me rootlab lab, or set { $name } to a folder of yours.
cli-lab-no-start = JupyterLab did not start: { $reason }. All that it said is in { $file }; “python -m jupyterlab --version” shows whether it is installed well.

## rootlab law

cli-law-help = Print the article NUMBER of the Law, a range such as 4.3-4.5, or the articles that a search for WORDS finds.
cli-law-search = Print the articles with these words.
cli-law-coverage = Print, for every article (or those inside NUMBER), the code that implements it and the tests that name it.
cli-law-gaps = The same, but only the articles that no code or no test names.
cli-law-nothing-asked = Name an article, such as “rootlab law 4.3.2”, or give --search with some words, or --coverage.
cli-law-no-tests = The coverage is counted over the kit’s own tests, and they come only with a checkout of rootlab, not with an installed copy.
cli-law-not-in-scope = Article { $number } belongs to a chapter that the kit does not play yet.
cli-law-covered = What names each article
cli-law-grades = Grades by chapter
cli-law-article = Article
cli-law-code = Code
cli-law-tested = Tests
cli-law-heading = (heading)
cli-law-chapter = Chapter
cli-law-wanted = Articles
cli-law-left-out = Left out
cli-law-gaps-count =
    { $count ->
        [0] Every article in scope has code and a test.
        [one] One article in scope lacks code or a test.
       *[other] { $count } articles in scope lack code or a test.
    }

# Why nothing is to be done for an article.
coverage-about = What the faction is about; it gives no rule of its own.
coverage-box = Things of the printed game that a screen does not hand out.
coverage-people = What people agree on among themselves.
coverage-second-vagabond = A second Vagabond cannot be played yet.

## What the command line says of itself

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-commands-metavar = COMMAND [ARGS]...
cli-folder-metavar = [FOLDER]
cli-law-metavar = [NUMBER | WORDS]
cli-words-metavar = WORDS
cli-map-metavar = MAP
cli-deck-metavar = DECK
cli-help-option = Show this page and stop.
cli-version-option = Show the version and which engine runs, and stop.

# $version: the number of the version.
about-compiled = rootlab { $version }; its engine is compiled.
about-pure = rootlab { $version }; its engine runs in plain Python.
cli-aborted = Stopped.
# $sentence: what is wrong.
cli-error = Error: { $sentence }
# $command: the command with its option for help.
cli-try-help = “{ $command }” shows how it is used.
# $option: the name of an option.
cli-option-needs = The option { $option } needs a value after it.
cli-option-alone = The option { $option } takes no value.
cli-what =
    { $what ->
        [command] command
       *[option] option
    }
# $name: what was given; $near: what looks alike; $known: those that there are.
cli-unknown-near = There is no { cli-what } “{ $name }”; did you mean “{ $near }”?
cli-unknown = There is no { cli-what } “{ $name }”; there are: { $known }.
# $given: what was given, $count words.
cli-too-many = { $count ->
    [one] “{ $given }” is one word too many here.
   *[other] “{ $given }” are { $count } words too many here.
  }
cli-not-a-port = A port is a number from 1 to 65535, not “{ $given }”.
