"""Whom a match rings, where and when: `plan` decides it, `quiet` knows when nobody wants to be rung."""
