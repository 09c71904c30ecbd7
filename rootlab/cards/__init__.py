"""What crafted cards do, by the time at which they do it.  Importing a module registers its cards."""

from rootlab.cards import battle, birdsong, daylight, evening, favors

__all__ = ["battle", "birdsong", "daylight", "evening", "favors"]
