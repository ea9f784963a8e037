"""Keeps SQLAlchemy's object-relational mapper from being loaded: the store has rows and no mapped objects.

It would take 6 MB of every process and a fifteenth of its start. `sqlalchemy.ext.asyncio` loads it for the
sake of its sessions alone, so nothing stands for these while that package is loaded for the first time.
"""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

PACKAGE = "sqlalchemy.ext.asyncio"
SESSIONS = (f"{PACKAGE}.scoping", f"{PACKAGE}.session")


class _Nothing(ModuleType):
    def __getattr__(self, name: str) -> None:
        return None


if PACKAGE not in sys.modules:
    sys.modules |= {name: _Nothing(name) for name in SESSIONS}
    try:
        importlib.import_module(PACKAGE)
    finally:
        for name in SESSIONS:
            del sys.modules[name]
