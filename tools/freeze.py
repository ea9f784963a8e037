"""`python -m tools.freeze KEY [REF]`: keep the rules of a game as they are now, or were at a git ref.

Run it before you change a game's rules and increase `rules_version`: matches from before are still computed
by the frozen rules (`games.frozen`). The file holds the game's package and everything it imports, renamed.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from games import frozen

ROOT = Path(__file__).parent.parent

Sources = Mapping[str, str]
"""The modules of games, by path from the root of the tree."""

_VERSION = re.compile(r"^ +rules_version = (\d+)$", re.MULTILINE)
_IMPORT = re.compile(r"^( *from )games\b", re.MULTILINE)
_WHEN = (1980, 1, 1, 0, 0, 0)
"""The time of everything in a file, so that the same rules give the same file."""


def of_tree(root: Path = ROOT) -> Sources:
    """The modules in the tree at *root*."""
    paths = sorted((root / "games").rglob("*.py"))
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def of_ref(ref: str, root: Path = ROOT) -> Sources:
    """The modules as they were at the git *ref*."""
    archive = subprocess.run(
        ["git", "-C", str(root), "archive", ref, "games"], check=True, stdout=subprocess.PIPE
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        found = {file.name: files.extractfile(file) for file in files if file.name.endswith(".py")}
        return {name: file.read().decode() for name, file in sorted(found.items()) if file is not None}


def find_needed(key: str, sources: Sources) -> set[str]:
    """The paths of the modules that the game called *key* takes, its own and others'.

    Raises:
        ValueError: one cannot be kept, for it does not import by name from a named module.
    """
    found: set[str] = set()
    waiting = [f"games.{key}"]
    while waiting:
        path = _path(waiting.pop(), sources)
        if path and path not in found:
            found.add(path)
            waiting += _find_imports(path, sources[path])
    return found


def _find_imports(path: str, source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = ["." * node.level + (node.module or "")]
        else:
            continue
        for name in names:
            if (
                name == "games"
                or name.startswith(".")
                or (isinstance(node, ast.Import) and name.startswith("games."))
            ):
                raise ValueError(f"{path}:{node.lineno}: write it as from games.{{module}} import {{name}}")
            if name.startswith("games."):
                parts = name.split(".")
                yield from (".".join(parts[:end]) for end in range(2, len(parts) + 1))
                yield from (f"{name}.{alias.name}" for alias in node.names)


def _path(module: str, sources: Sources) -> str:
    """Where *module* is; empty if it is not one, but a name in one, say."""
    stem = module.replace(".", "/")
    return next((path for path in (f"{stem}.py", f"{stem}/__init__.py") if path in sources), "")


def freeze(key: str, sources: Sources, folder: Path = frozen.FOLDER) -> Path:
    """Keep the rules of the game called *key* in *folder*; the file.

    Raises:
        ValueError: there is no such game, or it cannot be kept.
    """
    version = _VERSION.search(sources.get(f"games/{key}/__init__.py", ""))
    if version is None:
        raise ValueError(f"games/{key}/__init__.py is not there, or tells no rules_version.")
    file = folder / f"{key}-{version[1]}.zip"
    write(file, frozen.package(key, int(version[1])), key, sources)
    return file


def write(file: Path, name: str, key: str, sources: Sources) -> None:
    """Store the game called *key* in *file* with everything it imports, as the package *name*.

    Raises:
        ValueError: it cannot be kept.
    """
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as kept:

        def keep(path: str, text: str) -> None:
            kept.writestr(zipfile.ZipInfo(f"{name}/{path}", _WHEN), text, zipfile.ZIP_DEFLATED, 9)

        keep("__init__.py", f'"""The game {key}, as it was."""\n')
        for path in sorted(find_needed(key, sources)):
            keep(path.removeprefix("games/"), _IMPORT.sub(rf"\1{name}", sources[path]))


def main(arguments: list[str]) -> int:
    """Keep what is named; the exit code."""
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    key, *ref = arguments
    try:
        file = freeze(key, of_ref(ref[0]) if ref else of_tree())
    except (ValueError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
