"""`python -m tools.former`: keep the strategies of `tools.former.COMMIT` again."""

from __future__ import annotations

from tools.former import COMMIT, file, package
from tools.freeze import of_ref, write

if __name__ == "__main__":
    sources = of_ref(COMMIT)
    for key in ("cardopoly", "deal", "monopoly", "property"):
        write(file(key), package(key), key, sources)
