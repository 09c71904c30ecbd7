"""Every notebook stands in both languages, with the same cells and the same code but for what is read."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from rootlab.components.paths import notebooks_dir
from rootlab.language import languages

FOLDER = notebooks_dir()
NAMES = sorted(path.name for path in (FOLDER / "en").glob("*.ipynb"))
LINK = {"en": "*En español: [{0}](../es/{0}.ipynb)*", "es": "*In English: [{0}](../en/{0}.ipynb)*"}
twins = pytest.mark.parametrize("name", NAMES)


class Unspoken(ast.NodeTransformer):
    """Takes away what differs by language: the words in a print, and the language that is set."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if isinstance(node.func, ast.Name) and node.func.id == "print":
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    part.value = "…"
        if isinstance(node.func, ast.Attribute) and node.func.attr == "set_language":
            node.args = []
        return node


def cells(lang: str, name: str) -> list[Any]:
    return list(nbformat.read(FOLDER / lang / name, as_version=4).cells)


def plain(source: str) -> str:
    return ast.dump(Unspoken().visit(ast.parse(source)))


def test_both_languages_have_the_same_notebooks() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} >= set(languages())
    for lang in languages():
        assert sorted(path.name for path in (FOLDER / lang).glob("*.ipynb")) == NAMES


@twins
def test_twins_hold_the_same_cells_and_the_same_code(name: str) -> None:
    one, other = cells("en", name), cells("es", name)
    assert [(cell.id, cell.cell_type) for cell in one] == [(cell.id, cell.cell_type) for cell in other]
    for mine, yours in zip(one, other, strict=True):
        if mine.cell_type == "code":
            assert plain(mine.source) == plain(yours.source)
        else:
            assert mine.source != yours.source
            assert articles(mine.source) == articles(yours.source)


def articles(source: str) -> list[str]:
    """The articles that a text names, in whatever order its language has."""
    return sorted(re.findall(r"(?<![\w.])\d{1,2}(?:\.\d+)+", source))


@pytest.mark.parametrize("lang", languages())
@twins
def test_a_notebook_speaks_one_language_and_leads_to_its_twin(lang: str, name: str) -> None:
    first, *rest = cells(lang, name)
    assert LINK[lang].format(Path(name).stem) in first.source.splitlines()
    code = [cell.source for cell in (first, *rest) if cell.cell_type == "code"]
    assert code[0].splitlines()[-1] == f'rl.set_language("{lang}")'
    assert sum(one.count("set_language") for one in code) == 1


@pytest.mark.parametrize("lang", languages())
@twins
def test_every_link_leads_to_a_notebook(lang: str, name: str) -> None:
    for cell in cells(lang, name):
        for link in re.findall(r"\]\(([^)]+\.ipynb)\)", cell.source):
            assert (FOLDER / lang / link).is_file(), link


def test_what_is_compared_is_code_and_not_words() -> None:
    assert plain('print(a, "yes")') == plain('print(a, "sí")')
    assert plain('f("eyrie")') != plain('f("marquise")')
    assert plain('rl.set_language("en")') == plain('rl.set_language("es")')
