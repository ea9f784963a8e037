"""Commands for developers of Freehold."""
