from tests.kit.house import house, migrated

__all__ = ["house", "migrated"]
