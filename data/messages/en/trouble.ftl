### Why a file could not be used: the end of a sentence, without its full stop.

trouble-missing = there is no such file or folder
trouble-forbidden = it is not allowed to this user
trouble-read-only = the disk can only be read
trouble-a-folder = it is a folder, not a file
trouble-no-folder = a part of the path is a file, not a folder
trouble-there-already = there is a file of that name already
trouble-full = there is no room left on the disk
trouble-long-name = the name is too long
trouble-bad-name = no file can have such a name
trouble-loop = its links lead round in a circle
trouble-busy = another program is using it
trouble-too-many = too many files are open
trouble-damaged = the disk does not answer as it should
