"""Answers to what others play: the window in which they are given, payments, standing orders."""
