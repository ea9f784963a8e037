"""The differences between SQLite and PostgreSQL, and what several processes on one database agree on.

SQLite serves one process, PostgreSQL any number. On PostgreSQL other processes are notified of every change,
rows are locked while they are compared, and some work is done under a lock. On SQLite none of that is needed,
and the same functions do nothing.
"""
