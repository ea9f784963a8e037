from tests.kit.sandbox.browser import browser, window

__all__ = ["browser", "window"]
