"""What the operating system says of a file, in our own words."""

from __future__ import annotations

import errno
from typing import Final

from rootlab.language.speak import text

_KINDS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.EISDIR: "a-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "there-already",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.EINVAL: "bad-name",
    errno.ELOOP: "loop",
    errno.EBUSY: "busy",
    errno.EMFILE: "too-many",
    errno.ENFILE: "too-many",
    errno.EIO: "damaged",
}


def trouble(error: BaseException, lang: str | None = None) -> str:
    """Return why a file could not be used, as the end of a sentence.

    >>> trouble(FileNotFoundError(errno.ENOENT, "No such file or directory"), "en")
    'there is no such file or folder'

    What has no words of ours is told in the system's own.
    """
    number = getattr(error, "errno", None)
    if number in _KINDS:
        return text(f"trouble-{_KINDS[number]}", lang)
    if isinstance(error, ValueError) and not isinstance(error, OSError):  # such as a null character
        return text("trouble-bad-name", lang)
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
