"""Recording a move: the match after it, with its log entry, news, deadlines and undo."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import games
from bot.domain import undo
from bot.domain.choices import only_move
from bot.domain.leaving import drop_orders
from bot.domain.match import Change, Entry, Match, Player, latest_events
from bot.domain.news import record_news
from bot.domain.questions import is_same_question, next_question, replace_player, update_deadlines
from games.core import AnyGame, Event, Resign
from games.fair import Fair
from games.offer import move_name


def record_move(
    match: Match, player: Player, move: Any, first: list[Event], now: float, interaction_id: int | None = None
) -> Change:
    """Make the *move* of *player*, who may differ from the stored one; the events in *first* happened before
    it.
    """
    game = games.load(match.game)
    state = game.copy(match.state)
    drop_orders(game, state, first)
    chance = Fair(match.seed, match.used)
    told = tuple(game.apply(state, player.seat, move, chance))
    answers = {offer.move for offer in game.offers(match.state, player.seat)}
    besides = move_name(move) not in answers
    if interaction_id is not None and besides and _is_private(game, match, state, player.seat, told):
        return _record_private(match, player.seat, move, state, told, now, interaction_id)
    events = (*first, *told)
    if interaction_id is not None and not besides:
        player = record_time(match, player, now)
    if player.away != match.players[player.seat].away:
        player = replace(player, since=match.version + 1)
    after = replace(
        replace_player(match, player),
        status="running" if game.outcome(state) is None else "over",
        version=match.version + 1,
        used=chance.used,
        state=state,
        events=latest_events((*match.events, *events)),
        changed=now,
        waiting=game.waiting_for(state),
        taken=match.taken or player.away,
        undo=None,
    )
    if game.view(state, None).turn != game.view(match.state, None).turn:
        after = replace(after, turned=after.public)
    stands = interaction_id is None or isinstance(move, Resign)
    for other in after.players:
        if other.seat == player.seat or not is_same_question(game, match.state, state, other.seat):
            after = replace_player(after, replace(other, question=next_question(match, other)))
            stands = stands or other.seat != player.seat
    if not stands:
        after = replace(after, undo=undo.build_undo(match, after, player.seat, move, told))
    mover = None if interaction_id is None else player.seat
    made_for = player.seat if mover is None else None
    known = game.asides.difference(game.payments)
    players = record_news(after.players, events, after.version, known, mover, made_for=made_for)
    after = replace(after, players=players)
    entry = Entry(after.version, player.seat, now, events)
    user_id = None if mover is None else player.user_id
    acted = None if besides else player.seat
    return Change(
        match, update_deadlines(after, now, acted), entry, game.encode_move(move), user_id, interaction_id
    )


def record_time(match: Match, player: Player, now: float, *, missed: bool = False) -> Player:
    """Record how long *player* took to answer, or that they *missed* the deadline.

    An answer without a choice isn't recorded, nor are later moves of a turn: the player is there already.
    """
    tempo, asked = player.tempo, player.tempo.asked_at
    if asked is None:
        return player
    if only_move(games.load(match.game), match.state, player.seat) is None:
        tempo = tempo.record(max(0.0, now - asked), missed=missed)
    return replace(player, tempo=replace(tempo, asked_at=None))


def _is_private(game: AnyGame, match: Match, after: Any, seat: int, told: tuple[Event, ...]) -> bool:
    """Whether nobody but *seat* sees anything of its move outside its turn."""
    if game.waiting_for(after) != match.waiting or any(event.seats != (seat,) for event in told):
        return False
    others = [None, *(player.seat for player in match.players if player.seat != seat)]
    return all(game.view(after, other) == game.view(match.state, other) for other in others)


def _record_private(
    match: Match,
    seat: int,
    move: Any,
    state: Any,
    told: tuple[Event, ...],
    now: float,
    interaction_id: int,
) -> Change:
    """Record a private move, which changes neither deadlines nor the times at which people were seen.

    The player who makes it has read the news.
    """
    player = match.players[seat]
    player = replace(
        player, question=next_question(match, player), news=player.news.mark_read(match.version + 1)
    )
    after = replace(
        replace_player(match, player),
        version=match.version + 1,
        private=match.private + 1,
        state=state,
        events=latest_events((*match.events, *told)),
        undo=undo.add_private_move(match, seat, move, told),
    )
    entry = Entry(after.version, seat, now, told, private=True)
    encoded = games.load(match.game).encode_move(move)
    return Change(match, after, entry, encoded, player.user_id, interaction_id)
