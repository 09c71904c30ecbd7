"""What the engine's games and positions say in numbers."""
