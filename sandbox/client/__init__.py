"""People and their Discord clients: what they do and what they see."""
