"""`python -m tools.newgame KEY [NAME]`: create a small, playable game to turn into your own.

It copies nine files from `tools/skeleton` to where a game's files belong.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from string import Template

import games

ROOT = Path(__file__).parent.parent
SKELETON = Path(__file__).parent / "skeleton"

PLACES = {
    "games/__init__.py": "games/{key}/__init__.py",
    "games/rules.md": "games/{key}/rules.md",
    "render/__init__.py": "render/{key}/__init__.py",
    "render/positions.py": "render/{key}/positions.py",
    "locales/en/game.ftl": "locales/en/{key}.ftl",
    "locales/en/rules.ftl": "locales/en/{key}-rules.ftl",
    "locales/de/game.ftl": "locales/de/{key}.ftl",
    "locales/de/rules.ftl": "locales/de/{key}-rules.ftl",
    "tests/test_rules.py": "tests/games/{key}/test_rules.py",
}
"""Every file of the skeleton, and where it goes."""


def write(key: str, name: str, root: Path = ROOT) -> list[Path]:
    """Write the game called *key*, for people *name*, into the tree at *root*; the files.

    Raises:
        ValueError: there is such a game already, or it cannot be called that.
    """
    if not re.fullmatch(r"[a-z]{2,20}", key):
        raise ValueError("A key is a word of 2 to 20 lower-case letters, such as pig.")
    if (root / "games" / key).exists() or key in games.NO_GAMES:
        raise ValueError(f"games/{key} is there already.")
    code = (key[0] + key[-1]).upper()
    filled = {"key": key, "name": name, "type": key.capitalize(), "code": code}
    written = []
    for source, place in PLACES.items():
        file = root / place.format(key=key)
        file.parent.mkdir(parents=True, exist_ok=True)
        template = Template((SKELETON / f"{source}.txt").read_text(encoding="utf-8"))
        file.write_text(template.substitute(filled), encoding="utf-8")
        written.append(file)
    return written


def main(arguments: list[str]) -> int:
    """Write a game; the exit code."""
    if not 1 <= len(arguments) <= 2:
        print(__doc__, file=sys.stderr)
        return 2
    key, name = arguments[0], arguments[-1]
    try:
        files = write(key, name if len(arguments) == 2 else key.capitalize())
    except ValueError as fault:
        print(fault, file=sys.stderr)
        return 1
    print(*(file.relative_to(ROOT) for file in files), sep="\n")
    print(f"`make play` has /{key} new now. `make quick GAME={key}` says what to write next.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
