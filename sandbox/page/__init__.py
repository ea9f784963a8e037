"""The web page, Discord's client in a browser, and the server behind it."""
