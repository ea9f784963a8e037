"""Replays: a match position by position, computed from its seed and its moves.

A *step* counts the moves made, without private ones; 0 is the position after the deal. Taking a move back is
a step, too, and the move stays one. A code says what is shown of a position: `TABLE` (what everybody may
see), `OPEN` (every hand), or the number of a seat (the table and that hand). While a match runs, a person may
see its table and their own hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import games
from bot.domain import versions
from bot.domain.clocks import list_paces
from bot.domain.forced_moves import REASONS
from bot.domain.leaving import drop_orders
from bot.domain.lobbies import draw_seats
from bot.domain.match import Entry, Match
from bot.domain.news import concerns, find_latest, is_worth_telling
from bot.domain.refusals import Refusal
from bot.domain.turns import require_begun
from bot.domain.undo import undone_version as taken_back
from games.core import AnyGame, Event
from games.fair import Fair

TABLE, OPEN = "t", "o"

Log = list[tuple[Entry, bytes | None]]
"""A match's entries, each with the game's move if it is one."""


class Position(NamedTuple):
    """The *match* as it stood at a *step* of *steps*, at the pace of that time, and the *events* that led to
    it.
    """

    match: Match
    step: int
    steps: int
    events: tuple[Event, ...]


class Passage(NamedTuple):
    """A part of a match as everybody saw it: its *entries*, each with the step it led to or was told at.

    A move that was taken back within it is left out. *opening*: the match began in it.
    """

    entries: tuple[tuple[int, Entry], ...]
    opening: bool


class Played(NamedTuple):
    """The deal or a move replayed: its *entry*, the *rules* it was made by, their *state* after it, and its
    *events*.
    """

    entry: Entry
    rules: AnyGame
    state: Any
    events: tuple[Event, ...]

    @property
    def shown(self) -> Any:
        """The state in the shape of today's rules.

        Raises:
            Refusal: they know nothing of the older ones.
        """
        if self.rules is games.load(self.rules.key):
            return self.state
        state = versions.decode_state(self.rules.key, self.rules.encode(self.state), self.rules.rules_version)
        if state is None:
            raise Refusal("match-outdated")
        return state


def replay(match: Match, log: Log, chance: Fair) -> Iterator[Played]:
    """Play a match again: the deal and every move, by the rules that held then.

    The state is the same object each time, and changes; *chance* is at the match's beginning. A move that was
    taken back is played on a copy of the state and uses no chance. The entry that takes it back is yielded as
    well.

    Raises:
        Exception: a move cannot be made, which under older rules raises errors of their own.
        Refusal: these rules were not kept.
    """
    rules = versions.load_rules(match.game, versions.first_version(match, log))
    draw_seats(match, chance)
    state, events = rules.deal(len(match.players), match.options, chance)
    yield Played(log[0][0], rules, state, _convert_events(rules, events))
    back = undone_numbers(log)
    for entry, move in log[1:]:
        if mended := versions.find_rules_change(entry):
            before, rules = rules, versions.load_rules(match.game, mended[1])
            state = rules.convert(before.encode(state), before.rules_version)
        drop_orders(rules, state, entry.events)
        if move is not None:
            assert entry.seat is not None
            on, of = state, chance
            if entry.number in back:
                on, of = rules.copy(state), Fair(chance.seed, chance.used)
            events = rules.apply(on, entry.seat, rules.decode_move(move), of)
            yield Played(entry, rules, on, _convert_events(rules, events))
        elif taken_back(entry) is not None:
            yield Played(entry, rules, state, ())


def undone_numbers(log: Log, private: int = 0) -> frozenset[int]:
    """The numbers of the entries in *log* that were taken back; *private* entries came before it."""
    found: set[int] = set()
    public: dict[int | None, int] = {}
    for entry, _ in log:
        private += entry.private
        public.setdefault(entry.number - private, entry.number)
        number = taken_back(entry)
        if number in public:
            found.add(public[number])
    return frozenset(found)


def _convert_events(rules: AnyGame, events: list[Event]) -> tuple[Event, ...]:
    """The *events* of a game as those of today's, for older rules have their own."""
    if rules is games.load(rules.key):
        return tuple(events)
    return msgspec.msgpack.decode(msgspec.msgpack.encode(events), type=tuple[Event, ...])


def replay_positions(match: Match, log: Log) -> Iterator[Played]:
    """Play a match again from the beginning, step by step. A private move is part of the next step."""
    return (played for played in replay(match, log, Fair(match.seed)) if not played.entry.private)


def count_steps(log: Log) -> int:
    """The number of moves made or taken back that anybody but the player may know of."""
    return len(list_steps(log))


def list_steps(log: Log) -> list[Entry]:
    """The entries that are steps, beginning with that of step 1."""
    return [entry for entry, move in log[1:] if _is_step(entry, move)]


def list_missed_steps(match: Match, log: Log, seat: int) -> list[int]:
    """The steps since the last move of *seat* that are news to it, without moves that were taken back."""
    since, asides = match.players[seat].news.unread.since, games.load(match.game).asides
    back = undone_numbers(log)
    return [
        step
        for step, entry in enumerate(list_steps(log), start=1)
        if entry.number > since
        and entry.number not in back
        and taken_back(entry) is None
        and any(concerns(event, seat) or is_worth_telling(event, asides) for event in entry.events)
    ]


def list_others(match: Match, log: Log, seat: int) -> list[Event]:
    """What happened since the last move of *seat*, in order.

    The moves that the house made for *seat* are there as far as its player's news tell them. *log* begins
    after that last move, and moves that were taken back are left out.
    """
    asides = games.load(match.game).asides
    back = undone_numbers(log, match.private - sum(entry.private for entry, _ in log))
    found = [
        (entry.seat, event)
        for entry, _ in log
        if entry.number not in back and entry.seat is not None
        for event in entry.events
        if entry.seat == seat or is_worth_telling(event, asides) or concerns(event, seat)
    ]
    own = [place for place, (mover, _) in enumerate(found) if mover == seat]
    known = find_latest([found[place][1] for place in own], match.players[seat].news.unread.since_own)
    told = {own[place] for place in known}
    return [event for place, (mover, event) in enumerate(found) if mover != seat or place in told]


def _is_step(entry: Entry, move: bytes | None) -> bool:
    return not entry.private and (move is not None or taken_back(entry) is not None)


def list_ending(match: Match, log: Log) -> list[Entry]:
    """The moves that decided *match*, which is over: the last one that a player made, and all after it.

    Nobody may have seen what the house moved after that, and a move may have done no more than bring results.
    """
    sheets = games.load(match.game).sheets
    found: list[Entry] = []
    for entry, move in reversed(log[1:]):
        if move is None or entry.private:
            continue
        found.append(entry)
        public = [event for event in entry.events if event.seats is None]
        is_by_player = not any(event.id in REASONS for event in public)
        if is_by_player and public and public[0].id not in sheets:
            break
    return found[::-1]


def build_passage(log: Log, since: int, until: int) -> Passage:
    """What happened after the public version *since*, up to the public version *until*."""
    found: list[tuple[int, Entry]] = []
    known: Log = []
    private = step = 0
    for entry, move in log:
        private += entry.private
        if entry.number - private > until:
            break
        step += bool(known) and _is_step(entry, move)
        known.append((entry, move))
        if entry.number - private > since and not entry.private:
            found.append((step, entry))
    back = undone_numbers(known)
    entries = [
        (step, entry)
        for step, entry in found
        if entry.number not in back and (taken_back(entry) or 0) <= since
    ]
    return Passage(tuple(entries), bool(known) and since < known[0][0].number)


def find_position(match: Match, log: Log, step: int) -> Position:
    """The position after *step* moves, or after the last if there are fewer."""
    last = count_steps(log)
    step = min(max(step, 0), last)
    for number, played in enumerate(replay_positions(match, log)):
        if number == step:
            paces = list_paces(match, [entry for entry, _ in log])
            pace = [pace for since, pace in paces if since <= played.entry.number][-1]
            then = replace(match, state=played.shown, pace=pace)
            return Position(then, step, last, played.entry.events)
    raise AssertionError("every step is played")


def sheet_events(match: Match, events: Iterable[Event], *, last: bool) -> list[Event]:
    """The events that say what a hand or a round brought, without the *last* one that ended the match."""
    kinds = games.load(match.game).sheets
    if last and match.status == "over":
        return []
    return [event for event in events if event.seats is None and event.id in kinds]


def is_secret(match: Match) -> bool:
    """Whether there are hands in *match* that not everybody may see yet."""
    return match.status in ("lobby", "running")


def visible_seats(match: Match, code: str, user_id: int) -> list[int]:
    """The seats whose hands *code* shows to a person.

    Raises: Refusal: the match has not begun or can no longer be shown (`turns.require_begun`), the person may
    not see that yet (``replay-secret``), or there is no such code.
    """
    require_begun(match)
    if code not in view_codes(match, None):
        raise Refusal("reply-unknown-control")
    if code not in view_codes(match, user_id):
        raise Refusal("replay-secret")
    if code in (TABLE, OPEN):
        return [player.seat for player in match.players] if code == OPEN else []
    return [int(code)]


def view_codes(match: Match, user_id: int | None) -> list[str]:
    """All codes that a person may use; with None all there are."""
    all = [TABLE, *(str(player.seat) for player in match.players), OPEN]
    if user_id is None or not is_secret(match):
        return all
    mine = match.seat_of(user_id)
    return [TABLE] if mine is None else [TABLE, str(mine)]


def visible_events(position: Position, code: str) -> list[Event]:
    """The events of *position* that the page called *code* shows: the table, a seat, or everything."""
    if code == OPEN:
        return list(position.events)
    seat = None if code == TABLE else int(code)
    return [event for event in position.events if event.is_visible_to(seat)]
