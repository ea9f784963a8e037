"""What the bot talks to: the REST API and the gateway."""
