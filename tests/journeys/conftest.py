from tests.cogs.conftest import freehold

__all__ = ["freehold"]
