"""Which process carries which shard: what the processes on one database agree on.

A server belongs to the shard that Discord tells of it, and whoever carries that shard drives its matches and
leagues: shows them, keeps their deadlines, moves their bots. Anybody may change them.
"""
