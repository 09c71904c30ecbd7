"""What stands around the map: pure functions from a session to HTML, one subject each."""
