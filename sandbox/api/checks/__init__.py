"""Checks of request bodies: messages, components, modals and commands, with Discord's limits."""
