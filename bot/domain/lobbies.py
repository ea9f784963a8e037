"""Lobbies: every function computes a change of a match, or raises `Refusal`."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar, cast, get_args

import msgspec
from msgspec.structs import replace

import games
from bot.domain import rematches, surfaces
from bot.domain.match import (
    EVENTS,
    Absent,
    Change,
    Entry,
    Forced,
    Invited,
    Match,
    Player,
    Venue,
    settle_marks,
    stop,
)
from bot.domain.notifications.outgoing import Outgoing
from bot.domain.pace import PACES, Pace
from bot.domain.people import Person, default_mark, free_names, pick_mark
from bot.domain.questions import update_deadlines
from bot.domain.refusals import Refusal
from games.core import AnyGame, Event
from games.fair import Fair, add_join, commitment, new_secret
from games.search.levels import NORMAL, Level
from locales import LOCALES
from locales.names import choose_letters

Options = Mapping[str, str]
"""The options of a match by name; those left out have their defaults."""

COMPANY = 3
"""The number of players in a match against bots, if the game takes so many."""


def create(
    now: float, key: str, options: Options, host: Person, venue: Venue, interaction_id: int | None = None
) -> Change:
    """Open a lobby of the game *key* in which *host* sits alone.

    Here and below, the *interaction_id* of whoever joins or starts is added to the seed; None adds nothing.

    Raises:
        Refusal: an option is unknown (``option-unknown``).
    """
    game = games.load(key)
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
        **venue._replace(absent=_allowed_absent(game, venue.absent))._asdict(),
        secret=new_secret(),
        used=0,
        state=None,
        events=(),
        created=now,
        changed=now,
        due=now + venue.pace.lobby_life,
        players=(Player(0, host.user_id, host.name, seen=now, mark=host.mark),),
        waiting=frozenset(),
        joins=add_join((), interaction_id),
    )
    return Change(None, match)


def rematch(
    match: Match,
    now: float,
    user_id: int,
    gone: Collection[int] = (),
    interaction_id: int | None = None,
) -> Change:
    """Open a lobby like *match*, which is over, for those who sat there at the end, moved on by one seat.

    *user_id* is its host. The bot opponents are there at once. The other persons are invited, except those
    who are *gone*. If there are none, it begins.

    Raises:
        Refusal: *match* is not over, or *user_id* did not play in it.
    """
    seat = match.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if match.status != "over":
        raise Refusal("rematch-not-over")
    host = Person(user_id, match.players[seat].name)
    lobby = create(now, match.game, match.options, host, match.venue, interaction_id).after
    invited = rematches.list_invited(match, gone)
    there = [each for each in invited if each.user_id in (None, user_id)]
    players = rematches.assign_seats([rematches.to_player(each, now) for each in there], invited)
    lobby = replace(lobby, players=players, rematch_of=match.id, invited=invited)
    return Change(None, *_begin(lobby, now)) if rematches.is_complete(lobby) else Change(None, lobby)


def join(match: Match, now: float, person: Person, interaction_id: int | None = None) -> Change:
    """Seat one more person. A rematch begins with the last one it waits for.

    Raises:
        Refusal: it has begun, is full or keeps its seats for others, or the person sits there already.
    """
    require_lobby(match)
    if match.seat_of(person.user_id) is not None:
        raise Refusal("lobby-seated")
    asked = rematches.find_invited(match, person.user_id)
    if asked is None and match.place.is_by_message:
        raise Refusal("match-unknown")
    if asked is None and match.missing:
        raise Refusal("lobby-kept", people=" ".join(f"<@{each.user_id}>" for each in match.missing))
    seated = _seat_one_more(match, person.user_id, person.name, now, asked, wanted=person.mark)
    after = replace(seated.after, joins=add_join(match.joins, interaction_id))
    if asked is not None and rematches.is_complete(after):
        return Change(match, *_begin(replace(after, version=match.version), now), person.user_id)
    return dataclasses.replace(seated, after=after)


def invite(match: Match, now: float, user_id: int, people: Sequence[Person]) -> Change | None:
    """Ask *people* to join a lobby by direct message, as its host *user_id*. None if all have been asked.

    Whoever has declined is asked again.

    Raises:
        Refusal: it has begun, *user_id* is not the host, there are not so many seats, or it has a channel.
    """
    require_host(match, user_id)
    if not match.place.is_by_message:
        raise Refusal("option-unknown")
    missing = {each.user_id for each in match.missing}
    fresh = [each for each in people if each.user_id not in missing and match.seat_of(each.user_id) is None]
    most = games.load(match.game).seats_with(match.options)[-1]
    if len(match.players) + len(missing) + len(fresh) > most:
        raise Refusal("lobby-no-seat", most=most)
    if not fresh:
        return None
    players = _keep_marks(match)
    invited = [rematches.to_invited(player) for player in players]
    invited += [each for each in match.missing if each.user_id not in {player.user_id for player in players}]
    letters = choose_letters([*(each.name for each in invited), *(person.name for person in fresh)])
    for person, letter in zip(fresh, letters[len(invited) :], strict=True):
        there, mark = _assign_mark(invited, person.user_id, person.mark)
        wish = None if mark == person.mark else person.mark
        invited = [*there, Invited(person.user_id, person.name, mark, letter, wish=wish)]
    players = tuple(
        replace(player, mark=each.mark, wish=each.wish)
        for player, each in zip(players, invited, strict=False)
    )
    return update_lobby(match, now, players=players, invited=tuple(invited))


def leave(match: Match, now: float, user_id: int) -> Change:
    """Remove a person, or let one decline a rematch. The next person becomes the host; without any, the lobby
    closes.

    Raises:
        Refusal: it has begun, or the person neither sits there nor is missing.
    """
    require_lobby(match)
    seat = match.seat_of(user_id)
    if seat is None and user_id not in [each.user_id for each in match.missing]:
        raise Refusal("not-seated")
    left = _remove_seat(match, seat)
    hosts = [player.user_id for player in left if player.user_id is not None]
    if not hosts:
        return end_match(match, now)
    host_id = match.host_id if match.host_id in hosts else hosts[0]
    invited = rematches.record_answer(match, user_id, declined=True)
    return update_lobby(match, now, players=left, host_id=host_id, invited=invited)


def forget(match: Match, now: float, user_id: int) -> Change | None:
    """Remove a person whom a rematch invited; None if it did not."""
    left = tuple(each for each in match.invited if each.user_id != user_id)
    return None if left == match.invited else update_lobby(match, now, invited=left)


def add_bot(match: Match, now: float, user_id: int, level: Level = NORMAL) -> Change:
    """Add a bot opponent of that *level*, under a name that nobody has here.

    If no seat is free, it gets the seat of the missing person who was asked last.

    Raises:
        Refusal: it has begun, is full, or *user_id* is not the host.
    """
    require_host(match, user_id)
    most = games.load(match.game).seats_with(match.options)[-1]
    room = match
    if match.missing and len(match.players) + len(match.missing) >= most:
        room = replace(
            match, invited=rematches.record_answer(match, match.missing[-1].user_id, declined=True)
        )
    names = (*match.names, *(each.name for each in match.missing))
    seated = _seat_one_more(room, None, next(free_names(match.locale, names)), now, level=level)
    return dataclasses.replace(seated, before=match)


def remove_bot(match: Match, now: float, user_id: int) -> Change:
    """Remove the bot opponent who came last.

    Raises:
        Refusal: it has begun, there is no bot, or *user_id* is not the host.
    """
    require_host(match, user_id)
    bots = [player.seat for player in match.players if player.user_id is None]
    if not bots:
        raise Refusal("lobby-no-bot")
    return update_lobby(match, now, players=_remove_seat(match, bots[-1]))


def configure(match: Match, now: float, user_id: int, changes: Mapping[str, str]) -> Change:
    """Change settings: the game's by name, and ``pace`` (its name), ``absent``, ``forced`` and ``locale``.

    Raises:
        Refusal: it has begun, *user_id* is not the host, there is no such option or value, or it takes
            fewer players than sit here.
    """
    require_host(match, user_id)
    game = games.load(match.game)
    values = {setting.name: setting.values for setting in game.settings}
    values["pace"] = tuple(PACES)
    values["absent"] = ("move", "pass")
    values["forced"] = get_args(Forced)
    values["locale"] = tuple(LOCALES)
    if any(value not in values.get(name, ()) for name, value in changes.items()):
        raise Refusal("option-unknown")
    options = {name: changes.get(name, value) for name, value in match.options.items()}
    most = game.seats_with(options)[-1]
    if (count := len(match.players) + len(match.missing)) > most:
        raise Refusal("lobby-too-many", most=most, count=count)
    return update_lobby(
        match,
        now,
        options=options,
        pace=PACES[changes["pace"]] if "pace" in changes else match.pace,
        absent=_allowed_absent(game, cast(Absent, changes.get("absent", match.absent))),
        forced=changes.get("forced", match.forced),
        locale=changes.get("locale", match.locale),
    )


def set_pace(match: Match, now: float, user_id: int, pace: Pace) -> Change:
    """Set the *pace*, as the host *user_id*.

    Raises:
        Refusal: it has begun, *user_id* is not the host, or it would change to the same pace later.
    """
    require_host(match, user_id)
    if match.switch_pace == pace:
        raise Refusal("pace-same")
    return update_lobby(match, now, pace=pace)


def plan_switch(
    match: Match, now: float, user_id: int, switch_at: float | None, switch_pace: Pace | None
) -> Change:
    """Set when the pace changes to *switch_pace*, as the host *user_id*; never without both.

    Raises:
        Refusal: it has begun, *user_id* is not the host, or it would change to the same pace or in the past.
    """
    require_host(match, user_id)
    if switch_at is None or switch_pace is None:
        switch_at = switch_pace = None
    elif switch_at <= now:
        raise Refusal("option-unknown")
    elif switch_pace == match.pace:
        raise Refusal("pace-same")
    return update_lobby(match, now, switch_at=switch_at, switch_pace=switch_pace)


def start(match: Match, now: float, user_id: int, interaction_id: int | None = None) -> Change:
    """Begin the match: draw seats (a rematch keeps them) and deal.

    The move of its first entry is the order in which the lobby's places became seats.

    Raises:
        Refusal: it has begun, *user_id* is not the host, or there are too few players.
    """
    require_host(match, user_id)
    game = games.load(match.game)
    least = game.seats_with(match.options)[0]
    if len(match.players) < least:
        raise Refusal("lobby-too-few", least=least, count=len(match.players))
    players = tuple(
        replace(player, seen=now) if player.user_id == user_id else player for player in match.players
    )
    joined = replace(match, players=players, joins=add_join(match.joins, interaction_id))
    return Change(match, *_begin(joined, now), user_id)


def start_against_bots(
    now: float, key: str, options: Options, host: Person, venue: Venue, interaction_id: int | None = None
) -> Change:
    """Begin a match of *host* against bot opponents at once, without a lobby."""
    match = create(now, key, options, host, venue, interaction_id).after
    seats = games.load(key).seats_with(match.options)
    for _ in range(1, max(seats[0], min(COMPANY, seats[-1]))):
        match = add_bot(match, now, host.user_id).after
    return Change(None, *_begin(match, now), host.user_id)


def start_together(
    now: float,
    key: str,
    venue: Venue,
    people: Sequence[tuple[Person, int | None]],
    bots: int = 0,
) -> Change:
    """Begin a match of *people*, each with an interaction, and so many *bots* at once, without a lobby."""
    (host, interaction_id), *others = people
    match = create(now, key, {}, host, venue, interaction_id).after
    for person, joined_by in others:
        seated = _seat_one_more(match, person.user_id, person.name, now, wanted=person.mark).after
        match = replace(seated, joins=add_join(match.joins, joined_by))
    for _ in range(bots):
        match = add_bot(match, now, host.user_id).after
    return Change(None, *_begin(match, now))


def start_league_table(
    now: float,
    key: str,
    options: Options,
    host: Person,
    venue: Venue,
    players: Sequence[Player],
    league_id: int,
    secret: bytes,
    joins: tuple[int, ...],
) -> Change:
    """Begin a match of a league at once with *players* in their seats, without a lobby.

    *secret* follows from the league's, and *joins* are those of its participants.
    """
    lobby = create(now, key, options, host, venue).after
    match = replace(lobby, players=tuple(players), league_id=league_id, secret=secret, joins=joins)
    return Change(None, *_begin(match, now))


def _begin(match: Match, now: float) -> tuple[Match, Entry, bytes]:
    game = games.load(match.game)
    chance = Fair(match.seed)
    order = draw_seats(match, chance)
    match = settle_marks(match)
    if match.switch_at is not None and match.switch_at <= now and match.switch_pace is not None:
        match = replace(match, pace=match.switch_pace, switch_at=None, switch_pace=None)
    state, dealt = game.deal(len(order), match.options, chance)
    events = (Event("house-sealed", {"commitment": commitment(match.secret)}), *dealt)
    version = match.version + 1
    players = tuple(
        replace(match.players[place], seat=seat, question=version, bank=float(match.pace.bank))
        for seat, place in enumerate(order)
    )
    match, players = _give_messages(match, players)
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
        invited=(),
    )
    after = replace(after, turned=after.public)
    entry = Entry(after.version, None, now, events)
    return update_deadlines(after, now), entry, msgspec.msgpack.encode(order)


def _give_messages(match: Match, players: tuple[Player, ...]) -> tuple[Match, tuple[Player, ...]]:
    """Let the messages that showed a lobby by direct message be the panels of *players*, their readers."""
    if not match.place.is_by_message:
        return match, players
    sitting = {player.user_id for player in players}
    shown = {each.user_id: each for each in match.table.beside if each.user_id in sitting}
    given = tuple(
        replace(player, panel=shown[player.user_id].to_panel(player.panel.revision + 1))
        if player.user_id in shown
        else player
        for player in players
    )
    left = tuple(each for each in match.table.beside if each not in shown.values())
    return replace(match, table=surfaces.update(match.table, beside=left)), given


def draw_seats(match: Match, chance: Fair) -> list[int]:
    """The lobby's places in the order of the seats: drawn, unless they are given (`Match.drawn`)."""
    order = list(range(len(match.players)))
    if match.drawn:
        chance.shuffle(order)
    return order


def cancel(match: Match, now: float, user_id: int) -> Change:
    """Close the lobby for good, as its host.

    Raises:
        Refusal: it has begun, or *user_id* is not the host.
    """
    require_host(match, user_id)
    return end_match(match, now)


def close(match: Match, now: float, outgoing: tuple[Outgoing, ...] = ()) -> Change | None:
    """End a lobby or a match without a result because its time or its channel is gone; *outgoing* says so."""
    if match.status not in ("lobby", "running"):
        return None
    return dataclasses.replace(end_match(match, now), outgoing=outgoing)


def end_match(match: Match, now: float) -> Change:
    """End a lobby or a match without a result."""
    return Change(match, replace(stop(match), version=match.version + 1, changed=now))


def require_lobby(match: Match) -> None:
    """Raise a `Refusal` unless *match* is a lobby."""
    if match.status != "lobby":
        raise Refusal("lobby-closed" if match.status == "cancelled" else "lobby-begun")


def require_host(match: Match, user_id: int) -> None:
    """Raise a `Refusal` unless *match* is a lobby and *user_id* its host.

    Raises:
        Refusal: it has begun or is closed, or *user_id* is not the host.
    """
    require_lobby(match)
    if user_id != match.host_id:
        raise Refusal("only-host", host=f"<@{match.host_id}>")


def _allowed_absent(game: AnyGame, absent: Absent) -> Absent:
    return absent if game.can_pass else "move"


def _seat_one_more(
    match: Match,
    user_id: int | None,
    name: str,
    now: float,
    asked: Invited | None = None,
    level: Level = NORMAL,
    wanted: int | None = None,
) -> Change:
    """Add a player, with the mark *wanted* unless somebody with a better claim to it sits there.

    Whoever was *asked* for a rematch keeps their mark and letter if these are still free.
    """
    kept = [each for each in match.missing if each.user_id != user_id]
    most = games.load(match.game).seats_with(match.options)[-1]
    if len(match.players) + len(kept) >= most:
        raise Refusal("lobby-no-seat", most=most)
    reserved, letter, wish = [each.mark for each in kept], "", wanted
    if asked is not None and asked.mark not in {*match.marks, *reserved}:
        wanted, letter = asked.mark, asked.letter
    elif wanted in [each.mark for each in match.invited if each.user_id is not None]:
        wanted = None
    there, mark = _assign_mark(_keep_marks(match), user_id, wanted, reserved)
    hints = asked is not None and asked.hints
    newcomer = Player(0, user_id, name, seen=now, mark=mark, letter=letter, level=level, hints=hints)
    newcomer = replace(newcomer, wish=None if mark == wish else wish)
    players = (*there, newcomer)
    invited = rematches.record_answer(match, user_id, declined=False)
    return update_lobby(match, now, players=rematches.assign_seats(players, invited), invited=invited)


Seated = TypeVar("Seated", Player, Invited)


def _assign_mark(
    there: Sequence[Seated], user_id: int | None, wanted: int | None, reserved: Collection[int] = ()
) -> tuple[list[Seated], int]:
    """Return those who are *there* and the mark of one more; whoever has a weaker claim to it gives it up."""
    spare = pick_mark({*reserved, *(each.mark for each in there if each.mark is not None)}, wanted)
    marked = list(there)
    for number, each in enumerate(there):
        if (
            wanted is not None
            and each.mark == wanted
            and _claim(each.user_id, wanted, each.wish) > _claim(user_id, wanted)
        ):
            wish = wanted if each.wish is None and each.user_id is not None else each.wish
            marked[number] = replace(each, mark=spare, wish=wish)
            return marked, wanted
    return marked, spare


def _claim(user_id: int | None, mark: int, wish: int | None = None) -> tuple[bool, bool, bool, int]:
    """Return who keeps *mark* where two want it, the lower: people, then who had no other *wish*, then
    who chose it, then older accounts.

    It doesn't depend on who sat down first, so people have the same colors wherever they meet.
    """
    is_usual = user_id is not None and mark == default_mark(user_id)
    return user_id is None, wish is not None, is_usual, user_id or 0


def _remove_seat(match: Match, seat: int | None) -> tuple[Player, ...]:
    return rematches.assign_seats(
        (player for player in _keep_marks(match) if player.seat != seat), match.invited
    )


def _keep_marks(match: Match) -> tuple[Player, ...]:
    """The players, each keeping the mark they have now."""
    return tuple(replace(player, mark=match.marks[player.seat]) for player in match.players)


def update_lobby(match: Match, now: float, **fields: object) -> Change:
    """Change *fields* of a lobby, which stays open for a while longer."""
    after = replace(match, version=match.version + 1, changed=now, **fields)
    return Change(match, replace(after, due=now + after.pace.lobby_life))
