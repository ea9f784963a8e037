"""Random playouts of other programs' games, each run by the Python of an environment that has that program.

So nothing here may import what is ours, but for `bench.programs.timed`.
"""
