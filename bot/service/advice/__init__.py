"""What thinkers find for people."""
