"""Random playouts of other programs' games, each run by the Python of an environment with that program.

So nothing here may import our own code, except `bench.programs.timed`.
"""
