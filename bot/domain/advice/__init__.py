"""What people may be told of their decisions."""
