"""What a seat is asked, since when, and until when it has time to answer."""

from __future__ import annotations

import hmac
from random import Random
from typing import Any

from msgspec.structs import replace

import games
from bot.domain.match import Match, Player
from bot.domain.tempo import draw_wait
from games.core import AnyGame

REMINDER, LIVE_REMINDER = 0.75, 0.5
"""The part of their time after which a player is reminded; at a live pace, the table only says so."""


def replace_player(match: Match, player: Player) -> Match:
    """Replace the player in a seat of *match*."""
    players = match.players
    return replace(match, players=(*players[: player.seat], player, *players[player.seat + 1 :]))


def next_question(match: Match, player: Player) -> int:
    """The number of the next question to *player*."""
    return max(player.question, match.public) + 1


def update_deadlines(match: Match, now: float, acted: int | None = None) -> Match:
    """Set since and until when each seat is awaited; the time of the seat that *acted* begins again."""
    saves = saves_banks(match)
    players = tuple(
        _update_player(match, player, now, player.seat == acted, saves=saves) for player in match.players
    )
    dues = (player.due for player in players if player.due is not None)
    after = _update_lapse(replace(match, players=players, due=min(dues, default=None)), now, acted)
    return _update_closings(after, now, acted) if is_sealed(match) else after


def has_reserve(match: Match, seat: int) -> bool:
    """Whether the deadline of *seat* includes a reserve besides the whole time for a move."""
    player = match.players[seat]
    return player.due is not None and match.pace.is_whole and player.span > match.pace.credit


def saves_banks(match: Match) -> bool:
    """Whether what is asked now takes no time from banks: several seats are asked at once (`Game.gathering`).

    Nobody can think ahead there, and whoever answers last would pay for all. So each seat has its whole time
    for every such answer. Then its bank is what it was before, and has gained nothing.
    """
    if match.state is None or match.pace.cap == match.pace.credit:  # there are no banks
        return False
    game = games.load(match.game)
    return bool(game.gathering(game.view(match.state, None)))


def _update_lapse(match: Match, now: float, acted: int | None) -> Match:
    """Set when the turn ends by itself, if its player has nothing left to do, which everybody can see."""
    seat = next(iter(match.expected)) if len(match.waiting) == len(match.expected) == 1 else None
    if seat is not None and (match.state is None or find_lapse(match) is None):
        seat = None
    for player in match.players:
        if player.seat != seat:
            after = replace(player, lapses=None)
        elif player.lapses is None or player.seat == acted:
            after = start_lapse(match, player, now)
        else:
            continue
        match = replace_player(match, after) if after != player else match
    return match


def find_lapse(match: Match) -> Any:
    """The move that ends the present turn by itself; None if its seat has more to do."""
    game = games.load(match.game)
    return game.lapse_move(game.view(match.state, None))


def start_lapse(match: Match, player: Player, now: float) -> Player:
    """Let the turn of *player* end by itself some time from *now*, but no later than their deadline."""
    time = match.find_clock_start(player, now) + match.pace.lapse
    return replace(player, lapses=time if player.due is None else min(time, player.due))


def is_sealed(match: Match) -> bool:
    """Whether the pace of answers must not reveal that somebody has no choice. It needs other persons to see
    it.
    """
    return match.forced == "sealed" and sum(player.user_id is not None for player in match.players) > 1


def secret_seats(match: Match) -> frozenset[int]:
    """The awaited persons' seats of which nobody else may see whether they have only one answer."""
    if not is_sealed(match) or match.state is None:
        return frozenset()
    game = games.load(match.game)
    return frozenset(seat for seat in match.expected if game.discretion(match.state, seat) == "secret")


def _update_closings(match: Match, now: float, acted: int | None) -> Match:
    """Set when each person was asked, and when the house answers in secret for those without a choice.

    Whether there is a choice makes no difference to it.
    """
    hidden = secret_seats(match)
    for player in match.players:
        tempo, comes = player.tempo, player.awaited == match.public
        if player.seat not in match.expected:
            after = replace(player, tempo=replace(tempo, asked_at=None, closing=None))
        elif player.seat not in hidden:
            asked = now if comes else tempo.asked_at
            after = replace(player, tempo=replace(tempo, asked_at=asked, closing=None))
        elif comes or player.seat == acted or tempo.closing is None:
            after = draw_closing(match, player, now)
        else:
            continue
        match = replace_player(match, after) if after != player else match
    return match


def draw_closing(match: Match, player: Player, now: float) -> Player:
    """Set the time at which the house answers for *player*, who is asked *now*, if there is no choice."""
    begin = match.find_clock_start(player, now)
    others = [
        other.tempo for other in match.players if other.seat != player.seat and other.user_id is not None
    ]
    asked = b"closing" + match.public.to_bytes(8, "big") + player.seat.to_bytes(1, "big")
    random = Random(hmac.digest(match.seed, asked, "sha256"))
    due = move_due(match, player)
    closing = begin + draw_wait(player.tempo, others, None if due is None else due - begin, random)
    if due is not None:
        closing = min(closing, due)
    return replace(player, tempo=replace(player.tempo, asked_at=begin, closing=closing))


def _update_player(match: Match, player: Player, now: float, again: bool, *, saves: bool) -> Player:
    awaited = (player.awaited or match.public) if player.seat in match.waiting else 0
    if not awaited or player.absent:
        player = replace(player, notify_at=None) if player.notify_at is not None else player
    if again or not awaited:
        player = replace(player, reminded=0)
    begin = match.find_clock_start(player, now)
    bank = player.bank
    if player.due is not None:
        bank = max(0.0, player.due - begin) if player.saved is None else player.saved
    if not awaited or player.absent or not match.pace.has_clock:
        if (player.awaited, player.due) == (awaited, None):
            return player
        return replace(player, awaited=awaited, due=None, bank=bank, saved=None, reminder=None)
    if player.due is not None and not again:
        return player
    span = match.pace.grant(bank)
    return replace(
        player,
        awaited=awaited,
        due=begin + span,
        span=span,
        bank=0.0,
        saved=bank if saves else None,
        reminder=begin + (LIVE_REMINDER if match.pace.is_live else REMINDER) * span,
    )


def move_due(match: Match, player: Player) -> float | None:
    """When the house moves for *player* because their time is up; None if their clock does not run."""
    return None if player.due is None else player.due + match.pace.grace


def is_same_question(game: AnyGame, before: Any, after: Any, seat: int) -> bool:
    """Whether *seat* may do the same *after* as *before*, and is asked in the same words."""
    if game.open_offers(before, seat) != game.open_offers(after, seat):
        return False
    # Whoever is not awaited reads whom the match waits for instead of a question.
    awaited = seat in game.waiting_for(before) | game.waiting_for(after)
    return not awaited or game.ask(game.view(before, seat)) == game.ask(game.view(after, seat))
