"""Fixed profiles to paint, for the gallery and the tests: a name always means the same picture."""

from __future__ import annotations

from itertools import accumulate
from random import Random

from render.profile import Curve, Profile, Rival
from render.samples import HARD, NAMES


def samples() -> dict[str, Profile]:
    """The profiles by name."""
    everything = tuple(_curve(key, number) for number, key in enumerate(("deal", "property", "cardopoly")))
    rivals = tuple(Rival(name, 9 - number, 3 + number) for number, name in enumerate(NAMES[1:]))
    return {
        "full": Profile(
            *("Anna", 61, 24, ((1, 24), (2, 19), (3, 12), (4, 6)), 3, 5),
            *((*everything, Curve("monopoly", (1000,), 2, 1, 3)), rivals, 42, 31, 6),
        ),
        "young": Profile("Ben", 1, 1, ((1, 1),), 1, 1, (Curve("deal", (1010,), 1, 1, 4),)),
        "bots": Profile(
            *("Emma", 1, 0, ((3, 1),), 0, 0),
            (
                Curve("deal", (1000,), 1, 0, 4, (1000, 1112, 1056, 1171)),
                Curve("cardopoly", (1000,), 0, 0, 5, (1000, 930)),
            ),
        ),
        "one": Profile(
            *("Clara", 12, 0, ((2, 5), (3, 7)), 0, 0, (_curve("monopoly", 7, 12, 0),), rivals[-1:], 3, 1, 0)
        ),
        "names": Profile(
            *(HARD[5], 240, 60, tuple((place, 40) for place in range(1, 7)), 0, 11, everything),
            *(tuple(Rival(name, 4, 7) for name in (*HARD[:3], *HARD[-2:])), 999, 998, 366),
        ),
    }


def _curve(key: str, seed: int, matches: int = 20, wins: int = 8) -> Curve:
    random = Random(seed)
    points = accumulate((random.randint(-60, 80) for _ in range(matches)), initial=1000)
    return Curve(key, tuple(points), matches, wins, alone=(1000, 1080, 1121) if seed % 2 else ())
