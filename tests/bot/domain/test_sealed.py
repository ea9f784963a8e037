"""At a sealed table, the times that everybody sees don't reveal who had a choice.

People of different tempos play whole matches. Whatever can be computed from the public times of their answers
is compared between those who had a choice, and answered themselves, and those for whom the house did.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from math import exp, log
from random import Random
from statistics import median
from typing import NamedTuple

import pytest
from msgspec.structs import replace

import games
from bot.domain import clocks, forced_moves, lobbies, questions, turns
from bot.domain.match import Match, Venue
from bot.domain.pace import PACES, Pace, per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.domain.questions import draw_closing, move_due, replace_player, secret_seats
from bot.domain.tempo import Tempo, draw_wait

DAY = 86400
DAILY = per_move(DAY)

MOST = 0.55
"""The area under the curve that no figure may exceed over thousands of answers."""

ROUGHLY = 0.62
"""Like `MOST` over some hundred answers, where chance moves the area further from a half."""


class Human:
    """A person who takes *typical* seconds, varied by *spread*, and longer for turns.

    One who *sleeps* takes eight hours every fifth time.
    """

    def __init__(self, random: Random) -> None:
        self.random = random
        self.typical = random.uniform(log(40), log(9000))
        self.spread = random.uniform(0.4, 1.4)
        self.longer = random.uniform(0.0, 0.8)
        self.sleeps = random.random() < 0.3

    def takes(self, *, turn: bool = False) -> float:
        if self.sleeps and self.random.random() < 0.2:
            return exp(self.random.gauss(log(8 * 3600), 0.2))
        center = self.typical + turn * self.longer
        return min(exp(self.random.gauss(center, self.spread)), DAY - 1.0)


class Answer(NamedTuple):
    """An answer that everybody sees: how long *seat* of a *match* took, and other times around it."""

    match: int
    seat: int
    choice: bool
    beside: int  # how many were asked at the same time
    took: float
    window: float
    place: int
    gap: float


def begun(key: str, seats: int, number: int, pace: Pace = DAILY) -> Match:
    people = [Person(100 + seat, f"P{seat}") for seat in range(seats)]
    venue = Venue(Place(1, 2), "en", pace, forced="sealed")
    match = lobbies.create(0.0, key, {}, people[0], venue, number).after
    match = replace(match, secret=number.to_bytes(32, "big"))
    for person in people[1:]:
        match = lobbies.join(match, 0.0, person, number).after
    return lobbies.start(match, 0.0, 100, number).after


def simulate_answers(key: str, seats: int, number: int, moves: int) -> Iterator[Answer]:
    """Return all secret answers in a match of *seats* people with at most *moves* moves."""
    game, random = games.load(key), Random(number)
    match, now, last = begun(key, seats, number), 0.0, 0.0
    people = [Human(random) for _ in range(seats)]
    plans: dict[int, tuple[tuple[int, int], float]] = {}
    moved: dict[int, int] = {}
    windows: dict[float, list[tuple[int, bool, float, float]]] = defaultdict(list)
    size: dict[float, int] = {}
    while match.status == "running" and match.version < moves:
        hidden, forced = secret_seats(match), forced_moves.seats_without_choice(match)
        for seat in match.expected:
            player = match.players[seat]
            question = player.awaited, player.question
            if seat not in plans or plans[seat][0] != question:
                here = moved.get(seat) == player.awaited and seat not in hidden
                pause = random.uniform(2, 9) if here else people[seat].takes(turn=seat not in hidden)
                plans[seat] = question, now + pause
        for seat in hidden:
            size.setdefault(_since(match, seat), len(hidden))
        due = [(plans[seat][1], seat) for seat in match.expected - forced]
        due += [(match.players[seat].tempo.closing or 0.0, seat) for seat in forced]
        now, seat = min(due)
        if seat in hidden:
            windows[_since(match, seat)].append((seat, seat not in forced, now, now - last))
        if seat in forced:
            change = forced_moves.answer_next(match, now)
            assert change is not None
        else:
            view, offers = game.view(match.state, seat), game.offers(match.state, seat)
            player = match.players[seat]
            moved[seat] = player.awaited
            move = game.choose(view, offers, random)
            change = turns.act(match, now, match.version, player.user_id or 0, move, player.question)
        match, last = change.after, now
        while (change := forced_moves.answer_next(match, now)) is not None:
            match = change.after
    for since, given in windows.items():
        end = max(when for _, _, when, _ in given)
        for place, (seat, choice, when, gap) in enumerate(sorted(given, key=lambda each: each[2])):
            yield Answer(number, seat, choice, size[since], when - since, end - since, place, gap)


def _since(match: Match, seat: int) -> float:
    since = match.players[seat].tempo.asked_at
    assert since is not None
    return since


def area(values: Iterable[tuple[float, bool, tuple[int, int]]]) -> float:
    """Return the area under the ROC curve of a figure, compared only between *alike* answers."""
    groups: dict[tuple[int, int], list[tuple[float, bool]]] = defaultdict(list)
    for value, choice, alike in values:
        groups[alike].append((value, choice))
    wins = pairs = 0.0
    for group in groups.values():
        ordered = sorted(group)
        below: dict[float, int] = {}
        for place, (value, _) in enumerate(ordered):
            below.setdefault(value, place)
        equal: dict[float, int] = defaultdict(int)
        for value, _ in ordered:
            equal[value] += 1
        positive = [value for value, choice in group if choice]
        ranks = sum(below[value] + (equal[value] + 1) / 2 for value in positive)
        wins += ranks - len(positive) * (len(positive) + 1) / 2
        pairs += len(positive) * (len(group) - len(positive))
    return max(wins / pairs, 1 - wins / pairs)


def find_areas(found: list[Answer]) -> dict[str, float]:
    """Return the areas under the curves of all figures that can be computed from public times."""
    mine: dict[tuple[int, int], list[float]] = defaultdict(list)
    table: dict[int, list[float]] = defaultdict(list)
    for each in found:
        mine[each.match, each.seat].append(log(each.took))
        table[each.match].append(log(each.took))
    usual = {who: median(times) for who, times in mine.items()}
    among = {match: median(times) for match, times in table.items()}
    features: dict[str, Callable[[Answer], float]] = {
        "its own time": lambda each: each.took,
        "the window's length": lambda each: each.window,
        "its rank": lambda each: each.place,
        "since the answer before": lambda each: each.gap,
        "by the person's own": lambda each: log(each.took) - usual[each.match, each.seat],
        "off the person's own": lambda each: abs(log(each.took) - usual[each.match, each.seat]),
        "by the table's": lambda each: log(each.took) - among[each.match],
        "off the table's": lambda each: abs(log(each.took) - among[each.match]),
        "of the person's, the rank": lambda each: (
            sorted(mine[each.match, each.seat]).index(log(each.took)) / len(mine[each.match, each.seat])
        ),
        "to the second like another": lambda each: min(
            (abs(log(each.took) - other) for other in mine[each.match, each.seat] if other != log(each.took)),
            default=0.0,
        ),
    }
    return {
        name: area(
            (figure(each), each.choice, (each.beside, min(10, len(mine[each.match, each.seat]))))
            for each in found
        )
        for name, figure in features.items()
    }


@pytest.mark.parametrize(
    ("key", "moves", "asks", "most"),
    [
        ("deal", 10**9, 600, ROUGHLY),
        ("cardopoly", 500, 200, ROUGHLY),
        pytest.param("deal", 10**9, 4000, MOST, marks=pytest.mark.soak),
        pytest.param("cardopoly", 500, 2000, MOST, marks=pytest.mark.soak),
    ],
)
def test_no_public_time_tells_who_had_a_choice(key: str, moves: int, asks: int, most: float) -> None:
    found: list[Answer] = []
    number = 0
    while len(found) < asks:
        number += 1
        found += simulate_answers(key, 4, number, moves)
    choices = sum(each.choice for each in found)
    assert min(choices, len(found) - choices) > asks / 4
    assert {name: area for name, area in find_areas(found).items() if area > most} == {}


def test_a_fixed_delay_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures of the test above do tell people from a house that takes a few seconds."""
    monkeypatch.setattr(questions, "draw_wait", lambda own, others, most, random: random.uniform(8, 24))
    found = [each for number in range(1, 16) for each in simulate_answers("deal", 4, number, 10**9)]
    assert max(find_areas(found).values()) > 0.8


def test_a_wait_is_somebody_s_own_and_leaves_them_the_deadline() -> None:
    random = Random(5)
    slow, fast = (Tempo(turns=(typical,) * 6) for typical in (20_000.0, 60.0))
    waits = [
        [draw_wait(own, [other], DAY, random) for _ in range(200)]
        for own, other in ((slow, fast), (fast, slow))
    ]
    assert median(waits[0]) > 20 * median(waits[1])
    assert all(1 <= each < DAY for each in [*waits[0], *waits[1]])
    assert all(draw_wait(slow, [], 600.0, random) < 600 for _ in range(100))


def test_a_seat_without_a_choice_seems_late_as_often_as_its_player_was() -> None:
    """Also if a reserve of time is used up, and answers took longer before than there is now."""
    random = Random(5)
    for answers, missed in ((10, 0), (9, 1), (5, 5), (0, 3)):
        tempo = Tempo(answers=(150.0,) * answers, missed=missed)
        late = sum(draw_wait(tempo, [], 35.0, random) >= 35.0 for _ in range(1000)) / 1000
        assert late == pytest.approx(missed / (answers + missed), abs=0.05)


def test_what_a_person_misses_is_remembered_apart_from_their_answers() -> None:
    match, seat = next(
        (match, seat)
        for match in (find_secret_stage(number, PACES["live"]) for number in range(30))
        for seat in sorted(secret_seats(match) - forced_moves.seats_without_choice(match))
    )
    player = match.players[seat]
    due = questions.move_due(match, player)
    assert due is not None
    game = games.load(match.game)
    move = game.sample(game.offers(match.state, seat), Random(1))
    change = turns.miss(match, due, seat, move, False)
    assert change is not None
    assert (change.after.players[seat].tempo.missed, change.after.players[seat].tempo.answers) == (1, ())


def test_the_same_seed_draws_the_same_wait() -> None:
    first, second = (
        [each.took for each in simulate_answers("deal", 3, 4, 200) if not each.choice] for _ in range(2)
    )
    assert first == second
    assert first


def find_secret_stage(number: int, pace: Pace) -> Match:
    """Return a match that asks in secret: nobody sees who has a choice, and everybody moves at once."""
    game, random = games.load("deal"), Random(number)
    match = begun("deal", 3, number, pace)
    while not secret_seats(match):
        player = match.players[min(match.expected)]
        move = game.choose(game.view(match.state, player.seat), game.offers(match.state, player.seat), random)
        change = turns.act(match, 0.0, match.version, player.user_id or 0, move, player.question)
        match = change.after
        while not secret_seats(match) and (forced := forced_moves.answer_next(match, 0.0)) is not None:
            match = forced.after
    return match


@pytest.mark.parametrize("number", range(3))
def test_given_time_does_not_delay_secret_answers_of_the_house(number: int) -> None:
    match = find_secret_stage(number, DAILY)
    seat = min(secret_seats(match))
    giver = next(player for player in match.players if player.seat != seat)
    after = clocks.give_time(match, 5.0, giver.user_id or 0).after
    assert after.players[seat].due == 2 * DAY
    assert after.players[seat].tempo == match.players[seat].tempo


@pytest.mark.parametrize("number", range(3))
def test_secret_answers_of_the_house_keep_to_another_pace(number: int) -> None:
    match = find_secret_stage(number, PACES["weekly"])
    for seat in secret_seats(match):
        slow = replace(match.players[seat], tempo=replace(match.players[seat].tempo, closing=3.0 * DAY))
        match = replace_player(match, slow)
    for player in match.players:
        change = clocks.want_pace(match, 5.0, player.user_id or 0, PACES["live"])
        assert change is not None
        match = change.after
    for seat in secret_seats(match):
        closing, due = match.players[seat].tempo.closing, move_due(match, match.players[seat])
        assert closing is not None
        assert due is not None
        assert closing <= due < DAY


def test_the_house_seems_to_miss_a_deadline_only_after_the_grace() -> None:
    match = find_secret_stage(1, PACES["live"])
    seat = next(iter(forced_moves.seats_without_choice(match)))
    absent = Tempo(missed=10)
    match = replace_player(match, draw_closing(match, replace(match.players[seat], tempo=absent), 0.0))
    player = match.players[seat]
    assert player.due is not None
    assert player.tempo.closing == move_due(match, player) == player.due + 15
    change = forced_moves.answer_next(match, player.due + 15)
    assert change is not None and change.entry is not None
    assert change.entry.events[0].id == "house-moved"
    soon = replace_player(match, replace(player, tempo=replace(player.tempo, closing=player.due + 1)))
    change = forced_moves.answer_next(soon, player.due + 1)
    assert change is not None and change.entry is not None
    assert "house-moved" not in [event.id for event in change.entry.events]
