"""Turns: their beginning and end, the plays, and rearranging properties."""
