"""What a person sees in a notebook.  Knows everything below; nothing below knows it."""

from rootlab.widgets.table import Table, table

__all__ = ["Table", "table"]
