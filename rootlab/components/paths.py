"""Where the kit's files are: in a checkout they stand beside the package, in an installed wheel inside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rootlab.components.errors import RootlabError, told

__all__ = ["data_dir", "load_json", "notebooks_dir"]

_PACKAGE = Path(__file__).resolve().parents[1]


def _find(name: str) -> Path:
    installed = _PACKAGE / f"_{name}"
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parent / name
    if checkout.is_dir():
        return checkout
    raise RootlabError(  # in English: the catalogues are in a folder that may be missing
        f"This installation of rootlab lacks its folder of {name} (looked for {installed} and {checkout}); "
        "install it again."
    )


def data_dir() -> Path:
    """The folder with maps, decks, boards and the other data of the kit."""
    return _find("data")


def notebooks_dir() -> Path:
    """The folder with the notebooks as they were shipped."""
    return _find("notebooks")


def load_json(*parts: str) -> dict[str, Any]:
    """The content of a data file, given by its path below `data_dir`.

    >>> load_json("maps", "autumn.json")["name"]
    'Autumn'
    """
    path = data_dir().joinpath(*parts)
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise told("error-data-missing", file=path) from None
    except ValueError as error:
        raise told("error-data-not-json", file=path, why=error) from None
    if not isinstance(content, dict):
        raise told("error-data-not-an-object", file=path)
    return content
