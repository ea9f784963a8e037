from tests.kit.browser import browser, window

__all__ = ["browser", "window"]
