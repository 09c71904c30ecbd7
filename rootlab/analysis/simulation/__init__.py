"""Many games at once: who wins, how long they take, with intervals."""
