"""Whether a match was fair: ``python -m tools.verify FILE`` with the file that `/match verify` hands out.

It takes nothing but that file and the rules in `games/`: from the seed it makes every shuffle and every
number again, makes the moves, and compares how the match ended. What it cannot know is what was shown when
the match began; so it prints the seed's SHA-256, to be compared with the one in the channel.

Exit codes: 0 it holds, 1 it does not, 2 the file cannot be read.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

import games
from games.core import MoveError, Outcome
from games.fair import Fair, commitment


class Made(msgspec.Struct, frozen=True):
    """A move as it was made."""

    seat: int
    move: Any


class Told(msgspec.Struct, frozen=True):
    """A file of `/match verify`; see `bot.domain.proofs.export`."""

    game: str
    rules_version: int
    options: dict[str, str]
    players: list[str]
    commitment: str
    seed: str
    drawn: bool
    seating: list[int]
    moves: list[Made]
    used: int
    end: str
    outcome: Outcome | None


class Unreadable(Exception):
    """Not a file this program can check."""


class Chance(Fair):
    """Chance from the seed that prints what it gives."""

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into the order that follows from the seed."""
        super().shuffle(cards)
        print(f"  use {self.used}: a shuffle of {len(cards)}: {' '.join(map(str, cards))}")

    def below(self, limit: int) -> int:
        """The number that follows from the seed."""
        number = super().below(limit)
        print(f"  use {self.used}: a number below {limit}: {number}")
        return number


def read(file: Path) -> Told:
    """What *file* tells.

    Raises:
        Unreadable: it is no such file, or of a game or of rules that this Freehold does not know.
    """
    try:
        told = msgspec.json.decode(file.read_bytes(), type=Told)
        bytes.fromhex(told.seed)
    except (OSError, ValueError) as error:
        raise Unreadable(f"{file} is no file of /match verify: {error}.") from None
    if told.game not in games.keys():  # noqa: SIM118
        raise Unreadable(f"This Freehold does not know the game {told.game}.")
    known = games.load(told.game).rules_version
    if told.rules_version != known:
        raise Unreadable(
            f"The match was played by version {told.rules_version} of the rules, and this Freehold has "
            f"version {known}: take the Freehold of that time."
        )
    return told


def faults(told: Told) -> list[str]:
    """What does not hold, a sentence each; prints every use of chance on the way."""
    seed = bytes.fromhex(told.seed)
    if commitment(seed) != told.commitment:
        return ["The seed is not the one that was sealed."]
    game, chance = games.load(told.game), Chance(seed)
    seating = list(range(len(told.players)))
    if told.drawn:
        chance.shuffle(seating)
    if seating != told.seating:
        return ["The seats are not those that were drawn."]
    state, _ = game.deal(len(told.players), told.options, chance)
    for number, made in enumerate(told.moves, 1):
        try:
            move = game.decode_move(msgspec.msgpack.encode(made.move))
            game.apply(state, made.seat, move, chance)
        except (MoveError, msgspec.ValidationError, LookupError) as error:
            return [f"Move {number} cannot be made: {error}."]
    found = []
    if game.outcome(state) != told.outcome:
        found.append("It ends with another outcome.")
    if hashlib.sha256(game.encode(state)).hexdigest() != told.end:
        found.append("It ends in another position.")
    if chance.used != told.used:
        found.append(f"It takes {chance.used} uses of chance, not {told.used}.")
    return found


def main(arguments: list[str]) -> int:
    """Check the file named; the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        told = read(Path(arguments[0]))
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{told.game}, {len(told.players)} players, {len(told.moves)} moves. Chance, from the seed:")
    found = faults(told)
    for sentence in found:
        print(sentence)
    if found:
        print("This match does NOT hold.")
        return 1
    print(f"This match holds, if this SHA-256 was shown when it began:\n  {told.commitment}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
