tool-box = Herramientas junto a la mesa
