"""The shards of a process: which it was told to carry, keeping them, and identifying for them."""
