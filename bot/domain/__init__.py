"""What Freehold computes with, as values, and what can happen to them: no store, no Discord."""
