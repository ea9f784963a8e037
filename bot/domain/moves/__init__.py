"""Moves of a running match: made, taken back, and made by the house where there is but one."""
