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

## rootlab law

cli-law-help = Print the article NUMBER of the Law, or the articles that a search finds.
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
