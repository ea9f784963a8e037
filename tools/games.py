"""`python -m tools.games`: what half-written games lack, what Freehold cannot say about a game, and whether
the README lists the games there are.

``--write`` puts the list into the README, between the two marks.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import games
from bot.language import language_of
from tools.locales import messages

ROOT = Path(__file__).parent.parent

WORDS = ("name", "pitch", "command", "command-new", "score")
"""What every game is asked for by name: the messages ``<key>-<word>``."""

_LIST = re.compile(r"(?<=<!-- games -->\n).*?(?=<!-- /games -->)", re.DOTALL)


def table() -> str:
    """The games as rows of the README: how one opens a table, what it is, how many play."""
    say = language_of("en")
    rows = ["| command | game | players |", "|---|---|---|"]
    for key in games.keys():  # noqa: SIM118
        seats = games.load(key).seats
        rows.append(f"| `/{key} new` | {say(f'{key}-command')} | {seats[0]} to {seats[-1]} |")
    return "\n".join(rows) + "\n"


def unsaid(root: Path = ROOT) -> Iterator[str]:
    """Which words games lack in English, in sentences; `tools.locales` compares the other languages."""
    known, _ = messages(root / "locales" / "en")
    for key in games.keys():  # noqa: SIM118
        for word in WORDS:
            if f"{key}-{word}" not in known:
                yield f"locales/en/{key}.ftl does not say {key}-{word}"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Check, or write the list with ``--write``; the exit code."""
    faults = [fault for key in games.packages() for fault in games.find_faults(key, root)]
    faults += list(unsaid(root))
    readme = root / "README.md"
    text = readme.read_text(encoding="utf-8")
    whole = _LIST.sub(lambda _: table(), text)
    if "--write" in arguments:
        readme.write_text(whole, encoding="utf-8")
    elif whole != text:
        faults.append("README.md does not list the games there are: python -m tools.games --write")
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(games.keys())} games are whole.")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
