"""Who stands how: figures of a position by faction and by clearing."""
