"""What a seat can reach in its turn, found by searching its lines of play."""
