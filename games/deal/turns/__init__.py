"""A turn: how it begins and ends, what may be played, what one's own properties may become."""
