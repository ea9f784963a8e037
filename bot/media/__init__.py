"""Pictures and films, made off the event loop."""
