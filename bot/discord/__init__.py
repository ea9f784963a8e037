"""What brings Discord up to date, and what its controls mean."""
