"""No message is idle: each is named by the code, by data, by another message or by its family."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rootlab
from rootlab.components.names import FACTIONS
from rootlab.components.paths import data_dir
from rootlab.engine.match import playable
from rootlab.engine.reason import all_reasons
from rootlab.engine.ruling import why_not  # noqa: F401 - it defines the general reasons
from rootlab.engine.verbs import questions_of, verb_table
from rootlab.language import PREFIXES, languages, message_ids

PACKAGE = Path(rootlab.__file__).parent


@cache
def named_by_code() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The string constants of the code, and its f-strings as patterns."""
    plain: set[str] = set()
    patterns: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(_pattern(node))
    own = tuple(re.compile(one) for one in sorted(patterns) if re.match(r"[a-z]{2,}(\\-[a-z]+)*\\-", one))
    return frozenset(plain), own


def _pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values]
    return "".join(parts)


def named_by_messages() -> set[str]:
    """The messages that stand inside another one."""
    found: set[str] = set()
    for path in data_dir().glob("messages/*/*.ftl"):
        found.update(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", path.read_text(encoding="utf-8")))
    return found


def family(prefix: str, names: Iterator[str] | tuple[str, ...]) -> set[str]:
    return {f"{prefix}-{name}" for name in names}


def families() -> dict[str, set[str]]:
    """The whole of each family whose ids are put together at run time, by its prefix."""
    seats = [FACTIONS.index(name) for name in playable()]
    verbs = {(FACTIONS[f], verb.replace("_", "-")) for f in seats for verb in verb_table(FACTIONS[f])}
    told = {name for pair in verbs for name in (pair[1], "-".join(pair))}
    reasons = {one.id for one in all_reasons()}
    # Kinds of events and ids of questions are plain strings of the code.
    words = {one.replace("_", "-") for one in named_by_code()[0] if re.fullmatch(r"[a-z]+([_-][a-z]+)*", one)}
    events = {*words, *(f"{seat}-{word}" for seat in playable() for word in words)}
    questions = {question.id for f in seats for question in questions_of(f)}
    return {
        "verb": family("verb", tuple(told)),
        "action": family("action", (*told, *(f"{name}-hidden" for name in told))),
        "question": family("question", (*words, *questions)),
        "reason": family("reason", tuple(reasons)),
        "remedy": family("remedy", tuple(reasons)),
        "ground": family("ground", (*reasons, "decision", "verb")),
        "event": family("event", (*events, *(f"{name}-hidden" for name in events))),
    }


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_idle(lang: str) -> None:
    plain, patterns = named_by_code()
    inside = named_by_messages()
    whole = families()
    terms = tuple(PREFIXES.values())
    """What things are called: `test_catalogues` holds them against the things."""
    idle = []
    for name in message_ids(lang):
        prefix = name.partition("-")[0]
        if name in plain or name in inside:
            continue
        if prefix in whole:
            if name not in whole[prefix]:
                idle.append(name)
        elif not name.startswith(terms) and not any(pattern.fullmatch(name) for pattern in patterns):
            idle.append(name)
    assert idle == [], "\n".join(idle)
