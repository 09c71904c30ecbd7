"""How a battle ends: exact odds of the dice, the hidden hands and who answers how (4.3)."""
