from tests.kit.freehold import freehold

__all__ = ["freehold"]
