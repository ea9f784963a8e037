"""The bot's side of the sandbox: the REST API and the gateway."""
