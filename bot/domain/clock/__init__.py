"""When time stands still for a match, and when a match has waited long enough."""
