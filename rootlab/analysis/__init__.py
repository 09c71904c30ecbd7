"""What the engine's games and positions say in numbers, grouped by question.

``odds``: how does this battle end?  ``turn``: what can be reached this turn?  ``measures``: who stands how?
``watch``: what should one look at now?  ``simulation``: how do many games go?  ``compare`` lays two moments
side by side; ``eyes`` decides through whose eyes all of them look.
"""
