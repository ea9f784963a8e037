"""What one process does for all, a little at a time: nobody who moves waits for it long.

Rows are found by an index, and few are changed in one transaction. `PRIVACY.md` says how long what is kept.
"""
