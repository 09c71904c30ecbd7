"""The record of a game: a tree of actions and outcomes with its what-if branches, and its file."""

from rootlab.record.errors import RecordError
from rootlab.record.game import Game
from rootlab.record.marks import Mark
from rootlab.record.node import Node
from rootlab.record.reading import game_from_dict, load_game
from rootlab.record.start import new_game

__all__ = ["Game", "Mark", "Node", "RecordError", "game_from_dict", "load_game", "new_game"]
