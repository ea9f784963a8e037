"""What is particular to each kind of database, and what several processes on one must agree on.

SQLite serves one process, PostgreSQL any number of them: there others are told of every change, rows are held
while they are compared, and what only one process may do is done under a lock. On SQLite none of that is
needed, and the same functions do nothing.
"""
