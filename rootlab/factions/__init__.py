"""One module per faction: chapters 6 to 15 of the Law.  Importing it registers the faction."""

from rootlab.factions import eyrie, marquise

__all__ = ["eyrie", "marquise"]
