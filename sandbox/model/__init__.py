"""The data: servers, people, channels, messages, interactions and permissions, without any network."""
