"""What is stored of matches that are over."""
