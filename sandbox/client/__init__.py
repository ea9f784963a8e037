"""What people do and see through their client."""
