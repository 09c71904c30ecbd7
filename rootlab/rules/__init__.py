"""Chapters 3 to 5 of the Law: victory, craft, move, battle, dominance, setup and the turn."""
