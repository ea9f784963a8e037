from tests.kit.freehold import freehold
from tests.kit.release import release_before
from tests.kit.sharded import cluster, sharded

__all__ = ["cluster", "freehold", "release_before", "sharded"]
