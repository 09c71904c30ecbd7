"""Positions under the pen: a :class:`Draft` may be wrong for a while, and says at once what is wrong.

It knows the engine and the record, and no widget.
"""

from rootlab.editing.draft import Draft
from rootlab.editing.opening import Opened, open_draft
from rootlab.editing.pieces import Piece, pieces_of, ruin

__all__ = ["Draft", "Opened", "Piece", "open_draft", "pieces_of", "ruin"]
