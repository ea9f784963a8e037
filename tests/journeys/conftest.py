from tests.kit.freehold import freehold
from tests.kit.sharded import cluster, sharded

__all__ = ["cluster", "freehold", "sharded"]
