"""Whether a match was fair: ``python -m tools.verify FILE`` with the file that `/match verify` hands out.

It needs only that file and the rules in `games/` (frozen ones for an older match). It computes the seed from
the secret and the joins, repeats every shuffle and every random number, makes the moves, and compares how the
match ended. It can't know what was shown before the match began. So it prints the secret's SHA-256, to
compare with the one in the lobby or the log, and the joins, which are Discord's ids of clicks and commands.

Exit codes: 0 the match was fair, 1 it wasn't or the file can't be checked, 2 no file was given.
"""

from __future__ import annotations

import hashlib
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec

import games
from games.core import AnyGame, Outcome
from games.fair import Fair, commitment, derive_seed

MOST = 2**23
"""Bytes of a file that are read; the longest match takes far less."""

Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Moment = Annotated[float, msgspec.Meta(ge=0, lt=2**32)]
Join = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Made(msgspec.Struct, frozen=True):
    """A move as it was made."""

    seat: int
    move: Any


class Mended(msgspec.Struct, frozen=True):
    """A change to another version of the rules after *moves* moves."""

    moves: Count
    rules_version: Count


class TakenOver(msgspec.Struct, frozen=True):
    """A *seat* that somebody else played after *moves* moves, without what was decided there in advance."""

    moves: Count
    seat: int


class Paced(msgspec.Struct, frozen=True):
    """The time each player had, in seconds: a *bank*, plus a *credit* for each move, up to a *cap* in total.

    All three are 0 if nobody had a clock.
    """

    bank: Count
    credit: Count
    cap: Count


class PaceChange(msgspec.Struct, frozen=True):
    """A change to another *pace* after *moves* moves."""

    moves: Count
    pace: Paced


class Later(msgspec.Struct, frozen=True):
    """A *pace* planned for a time that the match didn't reach (*at*, in seconds since 1970)."""

    at: Moment
    pace: Paced


class Told(msgspec.Struct, frozen=True):
    """A file of `/match verify`; see `bot.domain.proofs.export`.

    A file from before anybody added to the seed has neither *secret* nor *joins*: its seed was sealed.
    A file from before paces were exported has none.
    """

    game: str
    rules_version: Count
    options: dict[str, str]
    players: list[str]
    commitment: Hex
    seed: Hex
    drawn: bool
    seating: list[int]
    moves: list[Made]
    used: Count
    end: str
    outcome: Outcome | None
    secret: Hex | None = None
    joins: list[Join] = []
    mended: list[Mended] = []
    taken_over: list[TakenOver] = []
    pace: Paced | None = None
    paces: list[PaceChange] = []
    later: Later | None = None


class Unreadable(Exception):
    """The file can't be checked by this program."""


class Chance(Fair):
    """Random numbers from the seed, which are printed as they are drawn."""

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into the order that follows from the seed."""
        super().shuffle(cards)
        print(f"  use {self.used}: a shuffle of {len(cards)}: {' '.join(map(str, cards))}")

    def randbelow(self, limit: int) -> int:
        """The number that follows from the seed."""
        number = super().randbelow(limit)
        print(f"  use {self.used}: a number below {limit}: {number}")
        return number


def plain(text: object) -> str:
    """What a file says, so that a terminal takes it for nothing but text."""
    return "".join(each if each.isprintable() else "?" for each in str(text)[:200])


def read(file: Path) -> Told:
    """What *file* tells.

    Raises:
        Unreadable: it is no such file, or its game or rules are not known to this Freehold.
    """
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST + 1)
        if len(content) > MOST:
            raise Unreadable(f"{plain(file)} is not a file from /match verify: it is longer than any match.")
        told = msgspec.json.decode(content, type=Told)
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(f"{plain(file)} is not a file from /match verify: {plain(error)}.") from None
    if told.game not in games.keys():  # noqa: SIM118
        raise Unreadable(f"This Freehold does not know the game {plain(told.game)}.")
    versions = [told.rules_version, *(mended.rules_version for mended in told.mended)]
    if versions != sorted(set(versions)):
        raise Unreadable(f"{plain(file)} is not a file from /match verify: its rules went backwards.")
    for version in versions:
        if games.rules(told.game, version) is None:
            raise Unreadable(
                f"The match was played under version {version} of the rules, and this Freehold, with version "
                f"{games.load(told.game).rules_version}, does not know them: take the Freehold of that time."
            )
    game = _rules(told, told.rules_version)
    values = {setting.name: setting.values for setting in game.settings}
    if values.keys() != told.options.keys() or any(
        value not in values[name] for name, value in told.options.items()
    ):
        raise Unreadable(f"{plain(file)} is not a file from /match verify: the game has other options.")
    if len(told.players) not in game.seats_with(told.options):
        raise Unreadable(f"{plain(file)} is not a file from /match verify: the game has other seats.")
    return told


def _rules(told: Told, version: int) -> AnyGame:
    game = games.rules(told.game, version)
    assert game is not None
    return game


def faults(told: Told) -> list[str]:
    """What does not hold, a sentence each; prints every use of chance on the way."""
    secret, seed = bytes.fromhex(told.secret or told.seed), bytes.fromhex(told.seed)
    if commitment(secret) != told.commitment:
        return ["The secret is not the one that was sealed."]
    if derive_seed(secret, told.joins) != seed:
        return ["The seed does not follow from the secret and the joins."]
    game, chance = _rules(told, told.rules_version), Chance(seed)
    mended, taken_over = list(told.mended), list(told.taken_over)
    seating = list(range(len(told.players)))
    if told.drawn:
        chance.shuffle(seating)
    if seating != told.seating:
        return ["The seats are not those that were drawn."]
    state, _ = game.deal(len(told.players), told.options, chance)
    for number, made in enumerate((*told.moves, None), 1):
        try:
            while mended and mended[0].moves == number - 1:
                before, game = game, _rules(told, mended.pop(0).rules_version)
                state = game.convert(before.encode(state), before.rules_version)
            while taken_over and taken_over[0].moves == number - 1:
                game.drop_orders(state, taken_over.pop(0).seat)
            if made is None:
                break
            if made.seat not in range(len(told.players)):
                return [f"Move {number} cannot be made: there is no such seat."]
            move = game.decode_move(msgspec.msgpack.encode(made.move))
            game.apply(state, made.seat, move, chance)
        except Exception as error:  # whatever a forged move does to the rules: it cannot be made
            return [f"Move {number} cannot be made: {plain(error)}."]
    found = ["A change of its rules never came."] if mended else []
    if taken_over:
        found.append("Somebody took a seat over after more moves than there are.")
    if any(change.moves > len(told.moves) for change in told.paces):
        found.append("The pace changed after more moves than there are.")
    outcome = msgspec.convert(msgspec.to_builtins(game.outcome(state)), Outcome | None)
    if outcome != told.outcome:
        found.append("It ends with another outcome.")
    if hashlib.sha256(game.encode(state)).hexdigest() != told.end:
        found.append("It ends in another position.")
    if chance.used != told.used:
        found.append(f"It takes {chance.used} uses of chance, not {told.used}.")
    return found


def describe_pace(pace: Paced) -> str:
    """Say how much time each player had."""
    if not pace.cap:
        return "no clock"
    return f"{pace.bank} s at the start, {pace.credit} s more for each move, {pace.cap} s at most"


def list_paces(told: Told) -> list[str]:
    """Say at which paces the match was played, one per line."""
    if told.pace is None:
        return []
    lines = [f"Pace: {describe_pace(told.pace)}"]
    lines += [f"Pace after {change.moves} moves: {describe_pace(change.pace)}" for change in told.paces]
    if told.later is not None:
        at = datetime.fromtimestamp(told.later.at, UTC)
        lines.append(f"Pace agreed for {at:%Y-%m-%d %H:%M} UTC: {describe_pace(told.later.pace)}")
    return lines


def main(arguments: list[str]) -> int:
    """Check the file named; the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        told = read(Path(arguments[0]))
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{told.game}, {len(told.players)} players, {len(told.moves)} moves.")
    for line in list_paces(told):
        print(line)
    if told.secret is not None:
        print(f"Secret: {told.secret}")
        print(f"Joins: {' '.join(map(str, told.joins)) or 'none'}")
    print(f"Seed: {told.seed}")
    print("Chance, from the seed:")
    found = faults(told)
    for sentence in found:
        print(sentence)
    if found:
        print("This match does NOT hold.")
        return 1
    when = "before anybody sat down" if told.joins else "when it began"
    print(f"This match holds, if this SHA-256 was shown {when}:\n  {told.commitment}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
