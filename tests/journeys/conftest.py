from tests.kit.freehold import freehold, sealed
from tests.kit.sharded import cluster, sharded

__all__ = ["cluster", "freehold", "sealed", "sharded"]
