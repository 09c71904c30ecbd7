"""The notebook's page: whether there is one, and how wide a chart stands in it."""

from __future__ import annotations

import sys
from typing import Final

WIDTH: Final = 640
"""How wide a chart is that stands in a notebook by itself."""


def in_notebook() -> bool:
    """Whether there is a page that shows what is displayed: a kernel, and no terminal."""
    if "IPython" not in sys.modules:
        return False
    from IPython import get_ipython

    return getattr(get_ipython(), "kernel", None) is not None
