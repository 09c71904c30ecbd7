"""A position or a game as a short text, to copy to somebody else and paste back.

The text is ``rootlab-<kind><version>.<body>.<check>``: the kind is ``p`` (a position with open
hands), ``v`` (what one seat may know) or ``g`` (a whole game with its branches); the body is the
JSON of the thing, packed and in letters that survive every chat and address bar; the check tells
whether a letter was lost.  Spaces, line ends and whatever stands around the text do no harm.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from rootlab.components.errors import RootlabError
from rootlab.components.paths import data_dir
from rootlab.engine.state import State
from rootlab.engine.view import View
from rootlab.record.errors import RecordError, record_error
from rootlab.record.game import Game
from rootlab.record.shared_view import SharedView

Shared = State | Game | SharedView

VERSION: Final = 1
POSITION: Final = "p"
VIEW: Final = "v"
GAME: Final = "g"
_CHECK: Final = 8
"""So many letters the check has."""
_MOST: Final = {POSITION: 1_000_000, VIEW: 1_000_000, GAME: 32_000_000}
"""No text unpacks to more than so many bytes: a hostile one could fill the memory."""
_NOISE: Final = re.compile(r"[\s>\u200b\u200c\u200d\u2060\ufeff]+")
_TEXT: Final = re.compile(r"rootlab-([a-z])(\d{1,4})\.([A-Za-z0-9_-]*)(\.?)([A-Za-z0-9_-]*)")


def share(thing: State | View | Game) -> str:
    """A state (open hands), a view (hidden cards stay hidden) or a whole game as a short text.

    >>> from rootlab import new_game
    >>> state = new_game(["marquise", "eyrie"], seed=7).state
    >>> load_shared(share(state)) == state
    True
    """
    given: object = thing
    if isinstance(given, State):
        return _packed(POSITION, given.to_dict())
    if isinstance(given, View):
        return _packed(VIEW, given.to_dict())
    if isinstance(given, Game):
        return _packed(GAME, given.to_dict())
    raise record_error("share-not-shareable", given=type(given).__name__)


def load_shared(words: str) -> Shared:
    """The state, the game or the :class:`SharedView` of a text that ``share`` gave.

    RecordError says in one sentence what is wrong with a text that is none.
    """
    kind, data = _unpacked(words)
    try:
        if kind == GAME:
            from rootlab.record.reading import game_from_dict

            return game_from_dict(data)
        if kind == VIEW:
            return SharedView(data)
        from rootlab.engine.position import load_position

        return load_position(data)
    except RecordError:
        raise
    except RootlabError as error:
        raise record_error("share-impossible", reason=str(error)) from error


@cache
def _words() -> bytes:
    """What such texts are full of; it is known to both ends and need not be in the text."""
    return (data_dir() / "share" / f"words-{VERSION}.txt").read_bytes()


def _check(head: str, body: str) -> str:
    digest = blake2b(f"{head}.{body}".encode(), digest_size=6).digest()
    return urlsafe_b64encode(digest).decode()


def _packed(kind: str, data: dict[str, Any]) -> str:
    plain = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _words())
    body = urlsafe_b64encode(packer.compress(plain) + packer.flush()).decode().rstrip("=")
    head = f"rootlab-{kind}{VERSION}"
    return f"{head}.{body}.{_check(head, body)}"


def _unpacked(words: object) -> tuple[str, dict[str, Any]]:
    """The kind of a text and its JSON; whatever may be wrong with it is one error."""
    if not isinstance(words, str):
        raise record_error("share-not-a-text", given=type(words).__name__)
    plain = _NOISE.sub("", words)
    if not plain:
        raise record_error("share-empty")
    found = _TEXT.search(plain)
    if found is None:
        raise record_error("share-cut" if _begins(plain) else "share-foreign")
    kind, version, body, dot, check = found.groups()
    if int(version) > VERSION:
        raise record_error("share-newer", version=int(version), known=VERSION)
    if not dot or len(check) < _CHECK:
        raise record_error("share-cut" if plain.endswith(found[0]) else "share-damaged")
    if _check(f"rootlab-{kind}{version}", body) != check[:_CHECK]:
        raise record_error("share-damaged")
    if kind not in (POSITION, VIEW, GAME):
        raise record_error("share-foreign")
    return kind, _opened(body, _MOST[kind])


def _begins(plain: str) -> bool:
    """Whether a text breaks off within its head."""
    return "rootlab-p1.".startswith(plain[-10:]) or re.search(r"rootlab-[a-z]?\d*$", plain) is not None


def _opened(body: str, most: int) -> dict[str, Any]:
    try:
        unpacker = zlib.decompressobj(-15, _words())
        plain = unpacker.decompress(urlsafe_b64decode(body + "=" * (-len(body) % 4)), most)
        data = json.loads(plain)
    except (ValueError, zlib.error, RecursionError) as error:
        raise record_error("share-damaged") from error
    if not unpacker.eof or not isinstance(data, dict):
        raise record_error("share-damaged")
    return data
