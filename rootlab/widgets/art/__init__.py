"""Drawn marks, numbers and colours; nothing of the game."""
