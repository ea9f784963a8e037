"""`python -m tools.clauses`: the clauses of the rules that no test names; exit code 1 if there are any.

A clause is an id such as PR-01, in the first column of a table in a `rules.md` of `games/*` or `bot/*`. A
test names the clauses it proves with `@pytest.mark.clause("PR-01")`. Tests are parsed, not run.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

PIG = Path(__file__).parent.parent / "tests" / "tools" / "pig"
"""A whole game that a test puts beside the others; its clauses are not ours."""

_ROW = re.compile(r"^\|\s*([A-Z]{2}-\d+)\s*\|", re.MULTILINE)


def clauses(*folders: Path) -> set[str]:
    """The clauses of all packages in the *folders*."""
    rules = [path for folder in folders for path in folder.glob("*/rules.md")]
    return {id for path in rules for id in _ROW.findall(path.read_text(encoding="utf-8"))}


def find_named(tests: Path) -> set[str]:
    """The clauses named by tests in the folder *tests*."""
    files = [path for path in tests.rglob("test_*.py") if PIG not in path.parents]
    return {id for path in files for id in _marks(ast.parse(path.read_text(encoding="utf-8")))}


def _marks(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (str(ast.literal_eval(each)) for each in decorator.args)


def main(root: Path) -> int:
    """Print what is missing in the repository at *root*; the exit code."""
    known, tested = clauses(root / "games", root / "bot"), find_named(root / "tests")
    for id in sorted(known - tested):
        print(f"{id}: no test names this clause")
    for id in sorted(tested - known):
        print(f"{id}: a test names this clause, but no rules have it")
    print(f"{len(known & tested)} of {len(known)} clauses have a test")
    return int(known != tested)


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parent.parent))
