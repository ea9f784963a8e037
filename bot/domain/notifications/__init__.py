"""Whom a match notifies, where and when: `plan` decides it, `quiet` knows everybody's quiet hours."""
