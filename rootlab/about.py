"""What is installed: the version, and whether its engine is compiled."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of

import rootlab
from rootlab.language import text


def version() -> str:
    """The version of rootlab; 0 for a checkout on the path that nobody installed."""
    try:
        return version_of("rootlab")
    except PackageNotFoundError:
        return "0"


def about(lang: str | None = None) -> str:
    """The version and which engine runs, in one sentence."""
    return text("about-compiled" if rootlab.compiled else "about-pure", lang, version=version())
