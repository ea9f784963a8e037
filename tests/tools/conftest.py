from tests.kit.house import house

__all__ = ["house"]
