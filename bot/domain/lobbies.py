"""What can be done in a lobby. Every function computes a change from a match and refuses what cannot be."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

import games
from bot.domain.match import DEADLINES, EVENTS, Absent, Change, Entry, Match, Player
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.domain.turns import timed
from bot.language import language_of
from games.core import AnyGame, Event
from games.fair import Fair, added, commitment, new_secret

LIFE = 86400.0
"""Seconds after which a lobby closes in which nothing happened."""


def new(
    game: AnyGame,
    options: Mapping[str, str],
    host: Person,
    guild_id: int,
    channel_id: int,
    parent_id: int | None,
    locale: str,
    deadline: int,
    absent: Absent,
    now: float,
    interaction_id: int | None = None,
) -> Change:
    """A lobby in which the host alone sits."""
    settings = {setting.name: setting.values for setting in game.settings}
    chosen = {name: values[0] for name, values in settings.items()} | dict(options)
    if any(value not in settings.get(name, ()) for name, value in chosen.items()):
        raise Refusal("option-unknown")
    match = Match(
        id=0,
        game=game.key,
        rules_version=game.rules_version,
        options=chosen,
        status="lobby",
        version=1,
        shown_version=0,
        host_id=host.user_id,
        guild_id=guild_id,
        channel_id=channel_id,
        parent_id=parent_id,
        locale=locale,
        deadline=deadline,
        absent=_possible(game, absent),
        table_message=None,
        table_posted=0.0,
        notified_version=0,
        secret=new_secret(),
        used=0,
        state=None,
        events=(),
        created=now,
        changed=now,
        due=now + LIFE,
        players=(Player(0, host.user_id, host.name, seen=now),),
        waiting=frozenset(),
        joins=added((), interaction_id),
    )
    return Change(None, match)


def again(match: Match, user_id: int, now: float, interaction_id: int | None = None) -> Change:
    """A lobby like *match*, which is over: the same players, but who was away, moved on by one seat."""
    if match.seat_of(user_id) is None:
        raise Refusal("not-seated")
    if match.status != "over":
        raise Refusal("rematch-not-over")
    stayed = [player for player in match.players if not player.away or player.user_id == user_id]
    host = next(player for player in stayed if player.user_id == user_id)
    change = new(
        games.load(match.game),
        match.options,
        Person(user_id, host.name),
        match.guild_id,
        match.channel_id,
        match.parent_id,
        match.locale,
        match.deadline,
        match.absent,
        now,
        interaction_id,
    )
    players = tuple(
        Player(seat, player.user_id, player.name) for seat, player in enumerate((*stayed[1:], stayed[0]))
    )
    return Change(None, replace(change.after, players=players, rematch_of=match.id))


def join(match: Match, person: Person, now: float, interaction_id: int | None = None) -> Change:
    """One more person."""
    _open(match)
    if match.seat_of(person.user_id) is not None:
        raise Refusal("lobby-seated")
    seated = _seat_one_more(match, person.user_id, person.name, now)
    return dataclasses.replace(seated, after=replace(seated.after, joins=added(match.joins, interaction_id)))


def leave(match: Match, user_id: int, now: float) -> Change:
    """One person less; without any, the lobby is cancelled."""
    _open(match)
    seat = match.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    left = _without(match, seat)
    hosts = [player.user_id for player in left if player.user_id is not None]
    if not hosts:
        return ended(match, now)
    host_id = match.host_id if match.host_id in hosts else hosts[0]
    return _changed(match, now, players=left, host_id=host_id)


def add_bot(match: Match, user_id: int, now: float) -> Change:
    """One more bot opponent, under a name nobody has here."""
    hosted(match, user_id)
    taken = {player.name for player in match.players}
    names = language_of(match.locale)("opponent-names").split()
    return _seat_one_more(match, None, next(name for name in names if name not in taken), now)


def remove_bot(match: Match, user_id: int, now: float) -> Change:
    """The last bot opponent less."""
    hosted(match, user_id)
    bots = [player.seat for player in match.players if player.user_id is None]
    if not bots:
        raise Refusal("lobby-no-bot")
    return _changed(match, now, players=_without(match, bots[-1]))


def configure(match: Match, user_id: int, changes: Mapping[str, str], now: float) -> Change:
    """Other settings; those of the house are ``deadline`` and ``absent``."""
    hosted(match, user_id)
    game = games.load(match.game)
    values = {setting.name: setting.values for setting in game.settings}
    values["deadline"] = tuple(map(str, DEADLINES))
    values["absent"] = ("move", "pass")
    if any(value not in values.get(name, ()) for name, value in changes.items()):
        raise Refusal("option-unknown")
    options = {name: changes.get(name, value) for name, value in match.options.items()}
    most = game.seats_with(options)[-1]
    if len(match.players) > most:
        raise Refusal("lobby-too-many", most=most, count=len(match.players))
    return _changed(
        match,
        now,
        options=options,
        deadline=int(changes.get("deadline", match.deadline)),
        absent=_possible(game, cast(Absent, changes.get("absent", match.absent))),
    )


def start(match: Match, user_id: int, now: float, interaction_id: int | None = None) -> Change:
    """The match that begins. Its first entry's move is the order in which the lobby's places became seats."""
    hosted(match, user_id)
    game = games.load(match.game)
    least = game.seats_with(match.options)[0]
    if len(match.players) < least:
        raise Refusal("lobby-too-few", least=least, count=len(match.players))
    return Change(match, *_begun(replace(match, joins=added(match.joins, interaction_id)), now), user_id)


def table(
    lobby: Change,
    players: Sequence[Player],
    league_id: int,
    secret: bytes,
    joins: tuple[int, ...],
    now: float,
) -> Change:
    """A match of a league that begins at once with *players* on their seats; *lobby* says where and how.

    *secret* follows from the league's, and *joins* are those of its participants.
    """
    match = replace(lobby.after, players=tuple(players), league_id=league_id, secret=secret, joins=joins)
    return Change(None, *_begun(match, now))


def _begun(match: Match, now: float) -> tuple[Match, Entry, bytes]:
    game = games.load(match.game)
    chance = Fair(match.seed)
    order = seating(match, chance)
    state, dealt = game.deal(len(order), match.options, chance)
    events = (Event("house-sealed", {"commitment": commitment(match.secret)}), *dealt)
    version = match.version + 1
    players = tuple(
        replace(match.players[place], seat=seat, asked=version) for seat, place in enumerate(order)
    )
    after = replace(
        match,
        rules_version=game.rules_version,
        status="running",
        version=version,
        used=chance.used,
        state=state,
        events=events[:1] + events[1:][1 - EVENTS :],
        changed=now,
        players=players,
        waiting=game.waiting_for(state),
    )
    entry = Entry(after.version, None, now, events)
    return timed(after, now), entry, msgspec.msgpack.encode(order)


def seating(match: Match, chance: Fair) -> list[int]:
    """The lobby's places in the order of the seats: drawn, unless they are given (`Match.drawn`)."""
    order = list(range(len(match.players)))
    if match.drawn:
        chance.shuffle(order)
    return order


def cancel(match: Match, user_id: int, now: float) -> Change:
    """The lobby closed by its host."""
    hosted(match, user_id)
    return ended(match, now)


def ended(match: Match, now: float) -> Change:
    """A lobby or a match ended without a result."""
    players = tuple(replace(player, awaited=0, due=None, reminder=None) for player in match.players)
    return _changed(match, now, status="cancelled", players=players, waiting=frozenset(), due=None)


def _open(match: Match) -> None:
    if match.status != "lobby":
        raise Refusal("lobby-closed" if match.status == "cancelled" else "lobby-begun")


def hosted(match: Match, user_id: int) -> None:
    """Let pass who is the host of *match* while it is a lobby.

    Raises:
        Refusal: it has begun or is closed, or *user_id* is not the host.
    """
    _open(match)
    if user_id != match.host_id:
        raise Refusal("only-host", host=f"<@{match.host_id}>")


def _possible(game: AnyGame, absent: Absent) -> Absent:
    return absent if game.passable else "move"


def _seat_one_more(match: Match, user_id: int | None, name: str, now: float) -> Change:
    seat = len(match.players)
    most = games.load(match.game).seats_with(match.options)[-1]
    if seat >= most:
        raise Refusal("lobby-no-seat", most=most)
    return _changed(match, now, players=(*match.players, Player(seat, user_id, name, seen=now)))


def _without(match: Match, seat: int) -> tuple[Player, ...]:
    left = [player for player in match.players if player.seat != seat]
    return tuple(replace(player, seat=place) for place, player in enumerate(left))


def _changed(match: Match, now: float, **fields: object) -> Change:
    values = {"version": match.version + 1, "changed": now, "due": now + LIFE, **fields}
    return Change(match, replace(match, **values))
