"""Every message with a number says one thing and two things as its language does."""

from __future__ import annotations

import re
from typing import Final

import pytest

from rootlab.language import PREFIXES, languages, message_ids, text, variables
from rootlab.language.speak import _catalogue

NOUNS: Final = {
    "en": (
        "articles bases battles boots branches buildings cards choices clearings crossbows decisions different disputes "
        "endings entries figures forests games hammers hits items kinds lines marks officers paths pieces "
        "players plots points quests rolls roosts rounds ruins sawmills seats seconds shades slots squares states "
        "steps supporters swords times tokens turns viziers warriors ways are have stand lie come match"
    ),
    "es": (
        "artículos bases batallas botas ballestas bosques cartas casillas claros clases decisiones disputas edificios "
        "elecciones entradas espadas estados fichas finales golpes guerreros huecos jugadores jugadas líneas maneras "
        "marcas martillos misiones movimientos nidos objetos oficiales partidas pasos piezas puntos rondas ruinas "
        "segundos simpatizantes tiradas tramas turnos variantes veces visires son están hay han quedan"
    ),
}  # fmt: skip
BETWEEN: Final = {"en": r"(?:(?:more|different|other|face-down|loyal)\s)?", "es": ""}
"""What may stand between a number and its noun."""
VERBS: Final = {"en": r"\b1 of (?:your|the|their|its) \w+ (?:are|have|were)\b", "es": r"(?!)"}


PLACES: Final = ("clearing", "origin", "destination")


def _is_name(variable: str) -> bool:
    """Whether it stands for a thing or a place, and counts nothing."""
    return variable in PLACES or any(variable == name or variable.startswith(f"{name}-") for name in PREFIXES)


def _said(message: str, lang: str, variable: str, number: int) -> str:
    """The message with that number; its other numbers are five, and names mean nothing."""
    params = {one: "Xx" if _is_name(one) else 5 for one in variables(message, lang)}
    return _catalogue(lang).format(message, {**params, variable: number})


def _wrong(lang: str, number: int) -> list[str]:
    nouns = "|".join(NOUNS[lang].split())
    if number == 1:
        wrong = re.compile(rf"(?<![\d.,:])\b1\s{BETWEEN[lang]}(?:{nouns})\b|{VERBS[lang]}", re.IGNORECASE)
    else:
        ones = {noun.removesuffix("s") for noun in NOUNS[lang].split() if noun.endswith("s")}
        wrong = re.compile(
            rf"(?<![\d.,:])\b{number}\s{BETWEEN[lang]}(?:{'|'.join(sorted(ones))})\b", re.IGNORECASE
        )
    return [
        f"{message} ({variable}): {said}"
        for message in message_ids(lang)
        for variable in sorted(variables(message, lang))
        if not _is_name(variable) and wrong.search(said := _said(message, lang, variable, number))
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_noun_follows_its_number(lang: str, number: int) -> None:
    assert _wrong(lang, number) == []


@pytest.mark.parametrize(("lang", "one"), [("en", "1 point, 1 at risk"), ("es", "1 punto, 1 en peligro")])
def test_a_number_with_a_point_that_is_whole_is_one(lang: str, one: str) -> None:
    """An average may be just 1: it is no more plural than a count."""
    assert text("turn-tool-way", lang, points=1.0, risk=1.0) == one
    assert text("turn-tool-way", lang, points=0.5, risk=2.0) != one
