"""What an evening asks of people: taps for their moves, the height of their panels on a phone."""

from __future__ import annotations

import asyncio
import statistics
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from bench.figures import Figure, percentile
from bench.heights import Shown, heights
from bench.taps import Wanted, fewest, wanted
from bot.discord.messages.panel import panel
from bot.domain import lobbies, turns
from bot.domain.match import Match, Venue
from bot.domain.people import Person
from bot.language import language_of
from bot.media.pictures import Pictures
from games import keys, load
from games.core import AnyGame

EVENINGS = 12
MOVES = 400
"""Moves of a match that are looked at, at most."""

ORDINARY, RAREST = 2, 6
APART = 23
"""Of so many moves one panel is measured."""

SHARE = 0.05
"""A kind of move is ordinary that is so large a part of all of them."""

RARE = {("cardopoly", "propose"): 8}
"""Kinds that may take more."""


def measure() -> Iterator[Figure]:
    """Taps in whole matches of every game, as bot opponents move; payments as they are proposed."""
    for key in keys():
        yield from _taps(load(key))
        yield from _heights(load(key))


def _taps(game: AnyGame) -> Iterator[Figure]:
    counted: dict[str, list[int]] = defaultdict(list)
    payments: list[int] = []
    for seed in range(EVENINGS):
        for kind, taps, payment in _evening(game, seed):
            counted[kind].append(taps)
            payments += [payment] if payment else []
    every = [taps for found in counted.values() for taps in found]
    yield Figure(f"{game.key}: taps of a move, median", statistics.median(every), "taps", ORDINARY, 1)
    yield Figure(f"{game.key}: taps of a move, p90", percentile(every, 90), "taps", ORDINARY, 1)
    for kind, found in sorted(counted.items(), key=lambda counted: -len(counted[1])):
        ordinary = len(found) >= SHARE * len(every)
        name = f"{game.key}: taps of {kind} ({len(found) / len(every):.1%})"
        if ordinary:
            yield Figure(f"{name}, p90", percentile([*found, found[0]], 90), "taps", ORDINARY)
        yield Figure(f"{name}, most", max(found), "taps", RARE.get((game.key, kind), RAREST))
    if payments:
        yield Figure(f"{game.key}: taps to pay as proposed, most", max(payments), "taps", 2)


def _evening(game: AnyGame, seed: int) -> Iterator[tuple[str, int, int]]:
    """The kind of each move of a match and its taps, and those that the proposed payment takes where one is
    asked for; else 0."""
    for match, seat, move in _moments(game, seed):
        view, offers = game.view(match.state, seat), game.open_to(match.state, seat)
        pays: Wanted = {
            n: None for n, offer in enumerate(offers) if any(field.need for field in offer.fields)
        }
        taps = fewest(game, view, offers, wanted(offers, move))
        yield type(move).__struct_config__.tag, taps, fewest(game, view, offers, pays) if pays else 0


def _moments(game: AnyGame, seed: int) -> Iterator[tuple[Match, int, Any]]:
    """A match of people who move like bot opponents: before each move the match, its seat, and the move."""
    random = Random(seed)
    match = begun(game, seed)
    for _ in range(MOVES):
        if match.status != "running":
            break
        seat = random.choice(sorted(match.waiting))
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        yield match, seat, move
        player = match.players[seat]
        match = turns.act(match, 0.0, match.version, player.user_id or 0, move, player.asked).after


def begun(game: AnyGame, seed: int) -> Match:
    """A match of people that has just begun; *seed* is its secret."""
    numbers = game.seats_with({})
    people = [Person(1 + number, f"Person {number}") for number in range(numbers[seed % len(numbers)])]
    match = lobbies.new(0.0, game.key, {}, people[0], Venue(1, 1, None, "en", 0)).after
    for person in people[1:]:
        match = lobbies.join(match, 0.0, person).after
    match = replace(match, secret=seed.to_bytes(32, "big"))
    return lobbies.start(match, 0.0, people[0].user_id).after


def _heights(game: AnyGame) -> Iterator[Figure]:
    """The tallest panel at many moments of matches, its picture included."""
    measured = heights(_panels(game))
    yield Figure(f"{game.key}: panel on a phone, median", statistics.median(measured.values()), "px", 900)
    yield Figure(f"{game.key}: panel on a phone, tallest", max(measured.values()), "px", 900)


def _panels(game: AnyGame) -> Iterator[Shown]:
    pictures = Pictures()
    for seed in range(EVENINGS):
        for number, (match, seat, _) in enumerate(_moments(game, seed)):
            if number % APART:
                continue
            picture = asyncio.run(pictures.make(match, seat, "en"))
            view = panel(match, seat, language_of("en"), picture.shown, picture.description)
            yield Shown(f"{seed} {number} {seat}", view, (picture,))
    pictures.close()
