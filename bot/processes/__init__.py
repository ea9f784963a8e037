"""Processes beside the one that answers clicks, for what takes long: thinking and painting."""
