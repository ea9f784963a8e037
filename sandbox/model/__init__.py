"""What there is: servers, people, channels, messages, interactions, and who may do what."""
