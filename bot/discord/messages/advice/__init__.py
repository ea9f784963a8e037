"""What people are told of their decisions, as messages."""
