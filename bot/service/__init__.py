"""What keeps matches going: the only writer, the clock, the opponents, privacy."""
