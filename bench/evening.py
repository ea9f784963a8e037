"""The effort of an evening for players: taps, the height of panels on a phone, and notifications."""

from __future__ import annotations

import asyncio
import statistics
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from msgspec.structs import replace

from bench.figures import Figure, percentile
from bench.heights import Shown, measure_heights
from bench.notifications import play_whole, seat_bots
from bench.taps import count_taps
from bench.trades import find_draft_taps, find_proposal_taps, list_swaps
from bot.discord.messages.moves import PanelPlace, Path
from bot.discord.messages.panel import Among, build_panel
from bot.domain import lobbies, turns
from bot.domain.choices import only_move
from bot.domain.forced_moves import answer_next
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.language import language_of
from bot.service.pictures import Pictures
from games import keys, load
from games.core import AnyGame
from games.kit.moves import Ways, find_ways
from games.kit.panel import Make

EVENINGS = 4
MOVES = 400
"""The most moves of a match that are examined."""

ORDINARY, RAREST, TRADE, TURN = 2, 6, 8, 7
RINGS = 1.1
"""The most notifications per person and turn, if people are away before a third of their moves."""

HAND, MOST, APART = 12, 20, 40
"""The hand size up to which panels are measured, how many of the largest, and the step between the others."""

PLAYS = 3
"""How many cards a whole turn of Monopoly Deal plays."""

BESIDES = ("arrange", "exchange", "shift", "discard")
"""The moves of Monopoly Deal that neither play a card nor end a turn."""

SHARE = 0.05
"""The share of all moves from which on a kind of move is ordinary."""

PROPOSED = {
    ("cardopoly", "pay"): "pay",
    ("cardopoly", "tax"): "tax",
    ("cardopoly", "fine"): "fine",
    ("cardopoly", "accept_giving"): "accept_giving",
    ("cardopoly", "unmortgage"): "unmortgage",
    ("deal", "pay"): "accept",
    ("property", "buy"): "buy",
    ("monopoly", "trade"): "trade",
}
"""Kinds of which the panel proposes a move, by that kind or another, and people accept the proposal."""


def measure() -> Iterator[Figure]:
    """Measure the taps, panel heights and notifications of people who play like bot opponents."""
    for key in keys():
        yield from measure_taps(load(key))
        yield from _measure_notifications(load(key))
    for key in keys():  # last, because it takes a browser
        yield from _measure_heights(load(key))


def measure_taps(game: AnyGame) -> Iterator[Figure]:
    """Count the taps that the moves of each kind take."""
    counted: dict[str, list[int]] = defaultdict(list)
    for seed in range(EVENINGS):
        for kind, taps in _play_evening(game, seed):
            counted[kind].append(taps)
    every = [taps for found in counted.values() for taps in found]
    yield Figure(
        f"{game.key}: moves without a choice that people make, at quick tables",
        _count_forced(game),
        "moves",
        0,
    )
    yield Figure(f"{game.key}: taps of a move, median", statistics.median(every), "taps", ORDINARY, 1)
    yield Figure(f"{game.key}: taps of a move, p90", percentile(every, 90), "taps", ORDINARY, 1)
    for kind, found in sorted(counted.items(), key=lambda counted: -len(counted[1])):
        name, share = f"{game.key}: taps of {kind}", f"{len(found) / len(every):.1%} of all"
        if (game.key, kind) in PROPOSED:
            yield Figure(f"{name} as proposed, most", max(found), "taps", ORDINARY, note=share)
            continue
        if len(found) >= SHARE * len(every):
            yield Figure(f"{name}, p90", percentile([*found, found[0]], 90), "taps", ORDINARY, note=share)
        rarest = None if kind == "draft" else RAREST
        yield Figure(f"{name}, most", max(found), "taps", rarest, note=share)
    if game.key == "cardopoly":
        tried = [
            find_proposal_taps(match, seat, goal)
            for seed in range(EVENINGS)
            for match, seat, _ in islice(_play_moments(game, seed), 0, None, APART)
            for goal in islice(list_swaps(match, seat), 1)
        ]
        trades = [taps for taps in tried if taps is not None]
        name = "cardopoly: taps of a property for a card and a promise, most"
        yield Figure(name, max(trades), "taps", TRADE, note=f"of {len(trades)}")

    if game.key == "deal":
        tapped = [taps for seed in range(EVENINGS) for taps in _count_turn_taps(game, seed)]
        if len(tapped) > 1:
            name, note = "deal: taps of a turn of three plays, lists opened", f"of {len(tapped)}"
            yield Figure(f"{name}, median", statistics.median(tapped), "taps", TURN, note=note)
            yield Figure(f"{name}, p90", percentile(tapped, 90), "taps", TURN, note=note)
            yield Figure(f"{name}, most", max(tapped), "taps", note=note)


def _count_forced(game: AnyGame) -> int:
    """Count the moves with only one answer that people are still asked for."""
    moments = (moment for seed in range(EVENINGS) for moment in _play_moments(game, seed))
    return sum(only_move(game, match.state, seat) is not None for match, seat, _ in moments)


def _count_turn_taps(game: AnyGame, seed: int) -> Iterator[int]:
    """Return the taps of each turn of three plays in a match of Monopoly Deal, and those to end it.

    Opening a list is a tap of its own. Rearranging and putting cards back are not counted.
    """
    counted: dict[tuple[int, int, int], dict[str, list[int]]] = {}
    for match, seat, move in _play_moments(game, seed):
        view, kind = game.view(match.state, seat), type(move).__struct_config__.tag
        if view.window is None and kind not in BESIDES:
            offers = game.open_offers(match.state, seat)
            taps = count_taps(game, view, offers, find_ways(offers, move), 1)
            turn = counted.setdefault((view.round, view.lap, seat), {"plays": [], "end": []})
            turn["end" if kind == "end" else "plays"].append(taps)
    for turn in counted.values():
        if len(turn["plays"]) == PLAYS:
            yield sum(turn["plays"]) + sum(turn["end"])


def _play_evening(game: AnyGame, seed: int) -> Iterator[tuple[str, int]]:
    """Play a match, and return the kind and the taps of each move."""
    for match, seat, move in _play_moments(game, seed):
        view, offers = game.view(match.state, seat), game.open_offers(match.state, seat)
        kind = type(move).__struct_config__.tag
        if kind == "draft":
            yield kind, find_draft_taps(match, seat, move)[0]
            continue
        ways: Ways = find_ways(offers, move)
        if proposes := PROPOSED.get((game.key, kind)):
            ways = {number: None for number, offer in enumerate(offers) if offer.move == proposes}
        yield kind, count_taps(game, view, offers, ways)


def _play_moments(game: AnyGame, seed: int) -> Iterator[tuple[Match, int, Any]]:
    """Play a match of people who move like bot opponents; yield match, seat and move before each move.

    The house moves for seats without a choice.
    """
    random = Random(seed)
    match = begin_match(game, seed)
    for _ in range(MOVES):
        while change := answer_next(match, 0.0):
            match = change.after
        if match.status != "running":
            break
        seat = random.choice(sorted(match.waiting))
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        yield match, seat, move
        player = match.players[seat]
        match = turns.act(match, 0.0, match.version, player.user_id or 0, move, player.question).after


def begin_match(game: AnyGame, seed: int) -> Match:
    """Begin a match of people; *seed* is its secret."""
    numbers = game.seats_with({})
    people = [Person(1 + number, f"Person {number}") for number in range(numbers[seed % len(numbers)])]
    match = lobbies.create(0.0, game.key, {}, people[0], Venue(Place(1, 1), "en", per_move(86400))).after
    for person in people[1:]:
        match = lobbies.join(match, 0.0, person).after
    match = replace(match, secret=seed.to_bytes(32, "big"))
    return lobbies.start(match, 0.0, people[0].user_id).after


def _measure_notifications(game: AnyGame) -> Iterator[Figure]:
    """Measure how often people are notified in a turn that asks them, and at the end."""
    for who, gone, most in (("an evening", 0.3, RINGS), ("days", 1.0, None)):
        notified = asked = 0
        for seed in range(EVENINGS):
            there = play_whole(seat_bots(begin_match(game, seed), seed % 2), Random(seed), gone)
            notified, asked = notified + sum(there.notified.values()), asked + len(there.asked)
        yield Figure(
            f"{game.key}: notifications per person and turn in {who}", notified / asked, "notifications", most
        )


def _measure_heights(game: AnyGame) -> Iterator[Figure]:
    """Measure the tallest panel at many moments of matches, its picture included."""
    measured = measure_heights(_list_panels(game))
    tallest = max(measured, key=lambda name: measured[name])
    print(f"  the tallest of {game.key}: {tallest}")
    yield Figure(f"{game.key}: panel on a phone, median", statistics.median(measured.values()), "px", 900)
    yield Figure(f"{game.key}: panel on a phone, tallest", measured[tallest], "px", 900)


def _list_panels(game: AnyGame) -> Iterator[Shown]:
    """Return the first step of panels at some moments and another step from there, most cards first."""
    pictures = Pictures(0)
    moments = [
        (seed, number, match, seat)
        for seed in range(EVENINGS)
        for number, (match, seat, _) in enumerate(_play_moments(game, seed))
        if len(game.view(match.state, seat).hand) <= HAND
    ]
    moments.sort(key=lambda moment: -len(game.view(moment[2].state, moment[3]).hand))
    for seed, number, match, seat in [*moments[:MOST], *moments[MOST::APART]]:
        picture = asyncio.run(pictures.make(match, seat, "en"))
        for path in _find_paths(game, match, seat, Random(number)):
            words = language_of("de" if number % 2 else "en")
            place, among = PanelPlace(path), Among(2, 3)  # as in a direct message
            view = build_panel(
                match, seat, words, picture.shown, picture.description, place=place, among=among
            )
            yield Shown(f"evening {seed}, move {number}, seat {seat}, step {path}", view, (picture,))
    asyncio.run(pictures.close())


def _find_paths(game: AnyGame, match: Match, seat: int, random: Random) -> Iterator[Path]:
    """Return the path to the first step, and random paths to others."""
    step = game.panel(game.view(match.state, seat), game.open_offers(match.state, seat))
    path: Path = ()
    yield path
    while leading := [number for number, tap in enumerate(step.taps) if not isinstance(tap.leads_to, Make)]:
        number = random.choice(leading)
        path = (*path, number)
        then = step.taps[number].leads_to
        assert not isinstance(then, Make)
        step = then()
        yield path
