"""Copies of a database: backing it up, checking a backup, moving to a database of another kind.

A backup is a file of SQLite, whatever it is a backup of: there is one way to check it, and one to restore it.
"""
