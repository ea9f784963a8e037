"""Answers to actions of other seats: the response window, payments and standing orders."""
