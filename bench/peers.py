"""Random playouts of our games compared with those of other programs, in turns and at the same time of day.

An action is one decision of one player, chosen at random among what is legal. Other programs list everything
that is legal. Ours offer moves and the choices each leaves open, and draw from that. So each program is used
as it is meant to be. Chance (shuffling, dice, drawing from a pile) is never counted as an action, although it
takes time everywhere. One decision of ours may cover several steps elsewhere: a payment of four cards or a
whole arrangement of sets is one action here, and would be several in rlcard or OpenSpiel. So the ratios
rather understate our speed. The difficulty of the games is not compared: each program plays its own.

Each program has its own environment in build/peers, created once with pinned versions. Nothing else needs
one.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import compress
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bench.figures import Figure
from bench.playouts import count_actions
from bench.programs.timed import measure_rate
from games import keys, load

ENVIRONMENTS = Path("build/peers")
ROUNDS = 5
PATIENCE = 180
"""Seconds that creating an environment may take."""

ONLY = ("--no-deps", "--no-compile", "--disable-pip-version-check", "--retries=1")
"""Options of `pip` that install nothing beyond the request; modules are compiled when they are imported."""


class Peer(NamedTuple):
    """Another program: its *name*, the *module* of `bench.programs` that plays it, what it *needs*."""

    name: str
    module: str
    needs: tuple[str, ...]


PEERS = (
    Peer("python-chess", "python_chess", ("chess==1.11.2",)),
    Peer("rlcard", "rlcard_uno", ("rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0")),
    Peer(
        "OpenSpiel",
        "open_spiel_games",
        ("open_spiel==2.0.2", "absl-py==2.5.1", "ml_collections==1.1.0", "numpy==2.4.6", "PyYAML==6.0.3"),
    ),
)
"""Only the requirements that playing imports: the others are several times as large."""


def measure() -> Iterator[Figure]:
    """Measure how many actions a second each program makes, and each game of ours as a multiple of that."""
    with ThreadPoolExecutor() as installing, ExitStack() as running:
        there = list(compress(PEERS, installing.map(_is_installed, PEERS)))
        programs = [running.enter_context(_start(peer)) for peer in there]
        rounds = [_measure_round(programs, seed) for seed in range(ROUNDS)]
    others = [name for name in rounds[0] if name not in keys()]
    for name in others:
        yield Figure(f"{name}: random playout", median(found[name] for found in rounds), "actions/s", up=None)
    for key in keys():
        # Other load on the machine slows everything in a round equally.
        ratios = {name: median(found[key] / found[name] for found in rounds) for name in others}
        for name in others:
            yield Figure(f"{key}: ratio to {name}", ratios[name], "×", up=True)
        if others:
            best = min(others, key=ratios.__getitem__)
            yield Figure(f"{key}: ratio to the best of them", ratios[best], "×", 2, up=True, note=best)


def _measure_round(programs: Iterable[subprocess.Popen[str]], seed: int) -> dict[str, float]:
    """Return the actions a second of each of the *programs* and then of our games."""
    found: dict[str, float] = {}
    for program in programs:
        found |= _ask(program, seed)
    return found | {key: measure_rate(partial(count_actions, load(key)), seed) for key in keys()}


def _is_installed(peer: Peer) -> bool:
    """Whether *peer* has its environment. Creates a missing one, and prints why if that fails."""
    folder = ENVIRONMENTS / peer.module
    made = folder / "made"
    pins = "\n".join((sys.version, *peer.needs))
    if made.exists() and made.read_text(encoding="utf-8") == pins:
        return True
    shutil.rmtree(folder, ignore_errors=True)
    into = [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", *ONLY]
    try:
        for command in ([sys.executable, "-m", "venv", "--without-pip", str(folder)], [*into, *peer.needs]):
            subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.SubprocessError) as error:
        said = (getattr(error, "stderr", None) or str(error)).strip()
        print(f"  {peer.name} could not be installed: {said.splitlines()[-1]}", flush=True)
        return False
    made.write_text(pins, encoding="utf-8")
    return True


@contextmanager
def _start(peer: Peer) -> Iterator[subprocess.Popen[str]]:
    python = ENVIRONMENTS / peer.module / "bin/python"
    command = [str(python.absolute()), "-m", f"bench.programs.{peer.module}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        yield program
        assert program.stdin is not None
        program.stdin.close()


def _ask(program: subprocess.Popen[str], seed: int) -> dict[str, float]:
    """Return the answer of *program* to a *seed*."""
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(f"{seed}\n")
    program.stdin.flush()
    rates: dict[str, float] = json.loads(program.stdout.readline())
    return rates
