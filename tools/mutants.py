"""`python -m tools.mutants [GAME …] [--most N]`: do the tests of a game notice when its rules are changed?

mutmut changes one thing in one function of a game, such as `<` to `<=`, and runs the tests of that game which
pass through the function until one fails: then the mutant is killed. Of all mutants of a game 300 are drawn
with a fixed seed, and 92 % of them have to be killed. `build/mutants/GAME/report.md` lists the survivors; why
one changes nothing, or nothing that matters, is written in `tests/games/GAME/survivors.toml`:

    [[survivor]]
    place = "rules.py choose"
    was = "best = max(cells, key=value, default=None)"
    now = "best = max(cells, key=value, )"
    why = "there are always cells: the game is over before they run out"

Functions with decorators, other than static and class methods, are not mutated. Tests that read the sources
would read the mutants' too, and those that compare strengths or let opponents play to the end are slow and
kill little: such tests are left out.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import get_mutant_name, orig_function_and_class_names_from_key

from games import keys

ROOT = Path(__file__).parent.parent
WORK = Path("build", "mutants")
SEED = 7
MOST = 300
LEAST = 0.92

NEEDED = ("bot", "games", "locales", "render", "sandbox", "tests", "tools")
"""What the tests of a game import or read."""

CONFIG = """
[tool.mutmut]
source_paths = ["games"]
only_mutate = ["games/{game}/*"]
also_copy = ["bot", "locales", "render", "sandbox", "tools"]
pytest_add_cli_args_test_selection = ["tests/games/{game}", {shared}]
pytest_add_cli_args = ["-k", "{game} and not every_refusal_has_its_words and not strategy_makes",
    "-m", "not soak", "--hypothesis-profile=mutants", "-p", "no:cacheprovider"]
timeout_multiplier = 5.0
timeout_constant = 5.0
use_git_change_detection = false
"""

CONFTEST = '''"""What quick tests notice need not be noticed by slow ones; what is cached hides mutants."""

import sys

from mutmut.state import state


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: state().duration_by_test[item.nodeid])
    for name in [name for name in sys.modules if name.startswith(("games.", "tests.", "tools."))]:
        for value in vars(sys.modules[name]).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()
'''
"""For the tests of mutants: mutmut runs them in any order, in a process that ran all of them before."""


@dataclass(frozen=True)
class Survivor:
    """A mutant that no test noticed: in *place*, *was* became *now*."""

    place: str
    was: str
    now: str
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Findings:
    """What became of the mutants drawn from a *game*; *hanging* ones count as killed."""

    game: str
    drawn: int
    all: int
    hanging: Sequence[Survivor]
    survivors: Sequence[Survivor]

    @property
    def killed(self) -> float:
        """The share of the drawn mutants that a test noticed."""
        return 1 - len(self.survivors) / self.drawn


def examine(game: str, most: int) -> Findings:
    """Draw *most* mutants of the *game* and run its tests on each."""
    with contextlib.chdir(_workshop(game)):
        paths = sorted(Path("games", game).rglob("*.py"))
        names = {
            get_mutant_name(path, name): path
            for path in paths
            for name in mutate_file_contents(str(path), path.read_text(encoding="utf-8")).mutant_names
        }
        drawn = Random(SEED).sample(list(names), min(most, len(names)))
        with Path("mutmut.log").open("w") as log:
            mutmut = Path(sys.executable).with_name("mutmut")
            subprocess.run([mutmut, "run", "--max-children", "1", *drawn], check=True, stdout=log)
        fates = _fates(paths)
        living = [_survivor(name, names[name]) for name in drawn if fates[name] in ("survived", "no tests")]
        hanging = [_survivor(name, names[name]) for name in drawn if fates[name] == "timeout"]
    return Findings(game, len(drawn), len(names), hanging, living)


def _workshop(game: str) -> Path:
    """A new folder in which mutmut finds the sources, the tests of *game* and its own settings."""
    folder = ROOT / WORK / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in NEEDED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    tests = (path.relative_to(ROOT) for path in sorted(ROOT.glob("tests/games/test_*.py")))
    shared = ", ".join(f'"{path}"' for path in tests if path.stem != "test_strength")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(project + CONFIG.format(game=game, shared=shared))
    (folder / "tests" / "games" / "conftest.py").write_text(CONFTEST)
    return folder


def _fates(paths: Sequence[Path]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in paths:
        data = SourceFileMutationData(path=path)
        data.load()
        found |= {name: status_by_exit_code[code] for name, code in data.exit_code_by_key.items()}
    return found


def _survivor(name: str, path: Path) -> Survivor:
    function, owner = orig_function_and_class_names_from_key(name)
    _, _, _, *changes = get_diff_for_mutant(name, path=path).splitlines()
    was = [line[1:].strip() for line in changes if line.startswith("-")]
    now = [line[1:].strip() for line in changes if line.startswith("+")]
    source = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    start = next(number for number, line in enumerate(source) if line.startswith(f"def {function}("))
    line = source.index(was[0], start) + 1 if was[0] in source[start:] else start + 1
    place = f"{Path(*path.parts[2:])} {f'{owner}.' if owner else ''}{function}"
    return Survivor(place, " ".join(was), " ".join(now), line)


def reasons(text: str) -> dict[Survivor, str]:
    """Why mutants survive, from the *text* of a `survivors.toml`."""
    return {
        Survivor(each["place"], each["was"], each["now"]): each["why"]
        for each in tomllib.loads(text).get("survivor", [])
    }


def report(findings: Findings, why: dict[Survivor, str]) -> str:
    """The *findings* in Markdown, each survivor with the reason or the lack of one."""
    lines = [
        f"# {findings.game}: {findings.killed:.1%} of {findings.drawn} mutants killed",
        "",
        f"Drawn from {findings.all}, seed {SEED}. "
        f"{len(findings.hanging)} of the killed ran into the time limit.",
    ]
    for survivor in sorted(findings.survivors, key=_order):
        lines += _describe(survivor, why.get(survivor, "no reason known: a test is due"))
    for hanging in sorted(findings.hanging, key=_order):
        lines += _describe(hanging, "ran into the time limit")
    return "\n".join([*lines, ""])


def _order(mutant: Survivor) -> tuple[str, int]:
    return mutant.place, mutant.line


def _describe(mutant: Survivor, remark: str) -> list[str]:
    head = f"**{mutant.place}**, line {mutant.line}: {remark}"
    return ["", head, "", "```diff", f"- {mutant.was}", f"+ {mutant.now}", "```"]


def main(games: Sequence[str], most: int) -> int:
    """Examine the *games* and write their reports; 1 if too many mutants of one survive."""
    code = 0
    for game in games:
        findings = examine(game, most)
        known = ROOT / "tests" / "games" / game / "survivors.toml"
        why = reasons(known.read_text(encoding="utf-8")) if known.exists() else {}
        path = WORK / game / "report.md"
        (ROOT / path).write_text(report(findings, why), encoding="utf-8")
        unexplained = sum(survivor not in why for survivor in findings.survivors)
        print(
            f"{game}: {findings.killed:.1%} of {findings.drawn} mutants killed, "
            f"{len(findings.survivors)} survive, {unexplained} of them without a reason: {path}",
            flush=True,
        )
        code |= findings.killed < LEAST
    return code


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.mutants")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument(
        "--most", type=int, default=MOST, metavar="N", help=f"mutants a game instead of {MOST}"
    )
    asked = parser.parse_args()
    sys.exit(main(asked.games or keys(), asked.most))
