"""Analyses of finished matches: chances, verdicts on decisions, and their pages on Discord."""
