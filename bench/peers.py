"""Random playouts of our games beside those of other programs, in turns and at the same time of day.

An action is one decision of one player, chosen at random among what is legal then. Others list all that is
legal; ours offer moves and what is left to choose of each, and draw from that: so each is asked the way it
is meant to be. What chance does (shuffling, dice, drawing from a pile) is counted nowhere, though it takes
its time everywhere. With us a decision may hold what others ask for in steps: a payment of four cards or a
whole arrangement of sets is one action here, and would be several in rlcard or OpenSpiel. So the ratios
rather say too little. How hard the games are is not compared: each program plays its own.

Each program has an environment of its own in build/peers, made once with pinned versions. Nothing else
needs one.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bench.figures import Figure
from bench.playouts import actions
from bench.programs.timed import rate
from games import keys, load

ENVIRONMENTS = Path("build/peers")
ROUNDS = 3
PATIENCE = 180
"""Seconds that an environment may take to be made."""


class Peer(NamedTuple):
    """A program beside ours: its *name*, the *module* of `bench.programs` that plays it, what it *needs*."""

    name: str
    module: str
    needs: tuple[str, ...]


PEERS = (
    Peer("python-chess", "python_chess", ("chess==1.11.2",)),
    Peer("rlcard", "rlcard_uno", ("rlcard==1.2.0", "numpy==2.4.6", "termcolor==3.3.0")),
    Peer(
        "OpenSpiel",
        "open_spiel_games",
        (
            "open_spiel==2.0.2",
            "absl-py==2.5.1",
            "attrs==26.1.0",
            "ml_collections==1.1.0",
            "numpy==2.4.6",
            "PyYAML==6.0.3",
            "scipy==1.17.1",
        ),
    ),
)


def measure() -> Iterator[Figure]:
    """How many actions a second each program makes, and how many times that each game of ours makes."""
    rates: defaultdict[str, list[float]] = defaultdict(list)
    with ExitStack() as running:
        programs = [running.enter_context(_running(peer)) for peer in PEERS if _installed(peer)]
        for seed in range(ROUNDS):
            for program in programs:
                for name, found in _asked(program, seed).items():
                    rates[name].append(found)
            for key in keys():
                rates[key].append(rate(partial(actions, load(key)), seed))
    middle = {name: statistics.median(found) for name, found in rates.items()}
    others = [name for name in middle if name not in keys()]
    for name in others:
        yield Figure(f"{name}: random playout", middle[name], "actions/s", up=None)
    for key in keys():
        for name in others:
            yield Figure(f"{key}: ratio to {name}", middle[key] / middle[name], "×", up=True)
        if others:
            best = max(others, key=middle.__getitem__)
            ratio = middle[key] / middle[best]
            yield Figure(f"{key}: ratio to the best of them", ratio, "×", 2, up=True, note=best)


def _installed(peer: Peer) -> bool:
    """Whether *peer* has its environment, made now if it had none; says so if it cannot be made."""
    folder = ENVIRONMENTS / peer.module
    made = folder / "made"
    pins = "\n".join((sys.version, *peer.needs))
    if made.exists() and made.read_text(encoding="utf-8") == pins:
        return True
    shutil.rmtree(folder, ignore_errors=True)
    install = [folder / "bin/python", "-m", "pip", "install", "--disable-pip-version-check", "--retries=1"]
    try:
        for command in ([sys.executable, "-m", "venv", folder], [*install, "--no-deps", *peer.needs]):
            subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.SubprocessError) as error:
        said = (getattr(error, "stderr", None) or str(error)).strip()
        print(f"  {peer.name} could not be installed: {said.splitlines()[-1]}", flush=True)
        return False
    made.write_text(pins, encoding="utf-8")
    return True


@contextmanager
def _running(peer: Peer) -> Iterator[subprocess.Popen[str]]:
    python = ENVIRONMENTS / peer.module / "bin/python"
    command = [python.absolute(), "-m", f"bench.programs.{peer.module}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        yield program
        program.stdin.close()


def _asked(program: subprocess.Popen[str], seed: int) -> dict[str, float]:
    """What *program* answers to a *seed*."""
    program.stdin.write(f"{seed}\n")
    program.stdin.flush()
    rates: dict[str, float] = json.loads(program.stdout.readline())
    return rates
