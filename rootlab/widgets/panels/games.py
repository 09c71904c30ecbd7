"""The games that are kept: a picture, a name, how it stands, and what can be done with each."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from hashlib import blake2b
from html import escape

from rootlab.components.errors import RootlabError
from rootlab.language import text
from rootlab.record.games import KeptGame
from rootlab.record.writing import game_to_json
from rootlab.widgets.html import button, figure, tag
from rootlab.widgets.map.picture import drawings
from rootlab.widgets.session import Session

SUGGESTED = "my-game.json"


@dataclass
class Shelf:
    """What the list of games shows, and what was asked in it."""

    most: int
    """So many games are shown, those that were played last."""
    games: list[KeptGame] = field(default_factory=list)
    more: bool = False
    """Whether there are others."""
    asked: tuple[str, str] = ("", "")
    """What somebody wants to do, ``rename`` or ``delete``, and the key of the game."""
    download: bool = False
    """Whether the game on the table is offered as a file for one's own computer."""
    copy: str = SUGGESTED
    """The name under which a copy is to be saved."""


def key_of(kept: KeptGame) -> str:
    """How a game is called in what is pressed, whatever its name is."""
    return blake2b(str(kept.path).encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()


def games_html(session: Session, shelf: Shelf) -> str:
    """The list, and the ways of a game to a file and back."""
    lang = session.lang
    here = None if session.keeper is None else session.keeper.path
    boards, drawn = drawings([(_picture(kept), kept.name) for kept in shelf.games])
    rows = [
        _row(kept, drawing, kept.path == here, shelf, lang)
        for kept, drawing in zip(shelf.games, drawn, strict=True)
    ]
    parts = [tag("h4", escape(text("ui-games", lang)))]
    if session.notice:  # the one at the table is behind the menu
        parts.append(tag("p", escape(session.notice), "rl-notice", role="alert"))
    if session.keeper is not None:
        words = text("ui-games-kept" if here else "ui-games-not-yet", lang, folder=str(session.keeper.folder))
        parts.append(tag("p", escape(session.keeper.trouble or words), "rl-dim"))
    parts += [boards, tag("ul", rows, "rl-games")] if rows else []
    if shelf.more:
        parts.append(button(escape(text("ui-games-more", lang)), "game-more", "rl-small"))
    return tag("section", [*parts, _files(session, shelf)], "rl-form rl-games-kept")


def _picture(kept: KeptGame) -> object:
    note = kept.note.get("table")
    return note.get("picture") if isinstance(note, dict) else None


def _row(kept: KeptGame, drawing: str, here: bool, shelf: Shelf, lang: str) -> str:
    key = key_of(kept)
    asks = shelf.asked[0] if shelf.asked[1] == key else ""
    elsewhere = not here and kept.elsewhere
    name = tag("strong", escape(kept.name), "rl-game-name")
    words = [tag("span", escape(when_words(kept.when, lang)), "rl-dim")]
    if kept.round is not None:
        words.insert(0, tag("span", escape(text("games-round", lang, round=kept.round)), "rl-dim"))
    if here:
        words.append(tag("span", escape(text("ui-game-here", lang)), "rl-game-mark"))
    elif elsewhere:
        words.append(tag("span", escape(text("ui-game-is-elsewhere", lang)), "rl-game-mark"))
    if asks == "rename":
        name = _rename_form(kept, key, lang)
    facts = [
        name,
        tag("div", _seats(kept, lang), "rl-game-seats"),
        tag("div", words, "rl-game-words"),
        tag("p", escape(kept.fault), "rl-notice") if kept.fault else "",
    ]
    if asks == "delete":
        facts.append(_delete_question(kept, key, lang))
    elif asks != "rename":
        facts.append(_ways(kept, key, here, elsewhere, lang))
    picture = tag("div", drawing, "rl-game-picture")
    return tag("li", [picture, tag("div", facts, "rl-game-facts")], "rl-game" + (" rl-here" if here else ""))


def _seats(kept: KeptGame, lang: str) -> list[str]:
    """Each seat's figure with its points."""
    found = []
    for seat in kept.seats:
        score = None if kept.scores is None else kept.scores.get(seat)
        points = "" if kept.scores is None else "–" if score is None else str(score)
        words = text(f"faction-{seat}", lang)
        found.append(tag("span", [figure(seat), escape(points)], title=words, aria_label=f"{words} {points}"))
    return found


def _ways(kept: KeptGame, key: str, here: bool, elsewhere: bool, lang: str) -> str:
    """What can be done with a game."""
    ways = []
    if not here and not kept.fault:
        label = text("ui-game-open-label", lang, name=kept.name)
        ways.append(
            button(
                escape(text("ui-game-open", lang)), f"game-open:{key}", "rl-small rl-main", aria_label=label
            )
        )
    if not elsewhere:
        label = text("ui-game-rename-label", lang, name=kept.name)
        ways.append(
            button(escape(text("ui-game-rename", lang)), f"game-rename:{key}", "rl-small", aria_label=label)
        )
        if not here:
            label = text("ui-game-delete-label", lang, name=kept.name)
            ways.append(
                button(
                    escape(text("ui-game-delete", lang)), f"game-delete:{key}", "rl-small", aria_label=label
                )
            )
    return tag("div", ways, "rl-game-ways")


def _rename_form(kept: KeptGame, key: str, lang: str) -> str:
    field_ = tag(
        "input", type="text", name="name", value=kept.name, maxlength=100,
        aria_label=text("ui-game-name", lang),
    )  # fmt: skip
    done = button(escape(text("ui-game-name-keep", lang)), f"game-name:{key}", "rl-small rl-main")
    back = button(escape(text("ui-game-leave", lang)), "game-leave", "rl-small")
    return tag("form", [field_, done, back], "rl-game-ways")


def _delete_question(kept: KeptGame, key: str, lang: str) -> str:
    question = tag("p", escape(text("ui-game-delete-sure", lang, name=kept.name)), role="alert")
    yes = button(escape(text("ui-game-delete-yes", lang)), f"game-delete-yes:{key}", "rl-small")
    no = button(escape(text("ui-game-delete-no", lang)), "game-leave", "rl-small rl-main", data_first=True)
    return question + tag("div", [no, yes], "rl-game-ways")


def when_words(when: datetime, lang: str | None, today: date | None = None) -> str:
    """When a game was played last: a day that everybody knows by name, or the date."""
    today, clock = today or date.today(), f"{when:%H:%M}"
    if when.date() == today:
        return text("ui-when-today", lang, time=clock)
    if when.date() == today - timedelta(days=1):
        return text("ui-when-yesterday", lang, time=clock)
    return f"{when:%Y-%m-%d}"


def _files(session: Session, shelf: Shelf) -> str:
    """A copy beside the notebook, a copy to one's own computer, a game from there."""
    lang = session.lang
    upload = tag("input", type="file", accept=".json", data_act="upload")
    rows = [tag("label", [escape(text("ui-upload", lang)), " ", upload], "rl-form-row")]
    if session.covered is None:
        field_ = tag(
            "input", type="text", name="file", value=shelf.copy, aria_label=text("ui-file-name", lang)
        )
        rows += [
            _form_row(field_, button(escape(text("ui-save-copy", lang)), "save")),
            _form_row(_download(session) if shelf.download else _offer_download(lang)),
        ]
    return tag("form", rows, "rl-game-files")


def _form_row(*parts: str) -> str:
    return tag("div", parts, "rl-form-row")


def _offer_download(lang: str) -> str:
    return button(escape(text("ui-download", lang)), "game-download")


def _download(session: Session) -> str:
    """The game as a link that the browser saves: it needs no folder that can be written."""
    lang = session.lang
    keeper = session.keeper
    name = keeper.path.name if keeper is not None and keeper.path is not None else SUGGESTED
    content = b64encode(game_to_json(session.game, {"table": session.note()}).encode()).decode()
    return tag(
        "a", escape(text("ui-download-now", lang, name=name)), "rl-btn rl-main",
        href=f"data:application/json;base64,{content}", download=name, data_key="game-download",
    )  # fmt: skip


def find(games: Sequence[KeptGame], key: str) -> KeptGame:
    """The game of that key; RootlabError where it has gone from the list."""
    for kept in games:
        if key_of(kept) == key:
            return kept
    raise RootlabError(text("ui-game-gone"), "ui-game-gone")
