"""Discord's errors: what they mean, how to explain them to people, and what to do about them."""
