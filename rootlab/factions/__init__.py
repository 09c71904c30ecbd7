"""One module per faction: chapters 6 to 15 of the Law.  Importing it registers the faction.

The cards are imported first, then the factions: only then are all effects of a battle known.
"""

from rootlab import cards
from rootlab.factions import alliance, corvids, eyrie, marquise, vagabond
from rootlab.rules.battle_asks import open_battle_questions

open_battle_questions()

__all__ = ["alliance", "cards", "corvids", "eyrie", "marquise", "vagabond"]
