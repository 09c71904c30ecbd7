"""How a game runs: state, actions, questions, chance and events.  Names no faction and no card."""
