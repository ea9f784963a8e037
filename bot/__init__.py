"""The process: it keeps the matches, shows them on Discord, and speaks every reader's language."""
