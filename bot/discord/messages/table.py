"""The table: the public message of a running match, and what it becomes when the match is over."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from discord import ButtonStyle, Color, ui

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.foreign import refresh_button, tell_age
from bot.discord.messages.length import write_pace
from bot.discord.messages.places import build_address, write_place
from bot.discord.messages.result import tell_end, write_event
from bot.domain.clocks import is_half_over
from bot.domain.forced_moves import ONLY, PLANNED
from bot.domain.match import Entry, Match
from bot.domain.news import is_worth_telling
from bot.domain.notifications.plan import build_reason
from bot.domain.questions import has_reserve
from bot.domain.replays import TABLE
from bot.domain.turns import stands_still
from bot.domain.vacations import list_resting
from bot.language import Language
from games.core import Event, Who
from games.search.search import is_searchable

EVENTS = 5
"""How many of the latest events a table tells."""

Manner = Literal["picture", "words"]
"""How a spectator wants to see a table."""

SEALED = "house-sealed"
"""The event with what the seed is verified against. It is for the log; in the channel, the lobby tells it."""

UNTOLD = (SEALED, ONLY, PLANNED)
"""The events for the log alone: they say how a move came about, not what it did."""


def build_table(
    match: Match,
    words: Language,
    picture: str | None,
    description: str,
    mentioned: Collection[int] = (),
    unreachable: Collection[int] = (),
    *,
    again: bool = False,
    end: tuple[str | None, str] | None = None,
    ending: Sequence[Entry] = (),
    at: float | None = None,
) -> ui.LayoutView:
    """Build the table of *match*, which runs or is over, as all may see it.

    *picture* is the name of the file sent along, and *description* its alt text; without a picture, the
    description stands in the message. Players of the seats in *mentioned* are mentioned so that Discord
    notifies them, each with the reason, *again* if they knew it already. The table says that the panels of
    those in *unreachable* can't come by DM. *end* is the picture of the end and its description, and *ending*
    are the moves that decided the match. With *at*, a running table says that it was brought up to date then,
    and has a button to do it again.
    """
    say = words.at_table(match).with_public(words.locale)  # the buttons below are its own
    over = match.status != "running"
    told = _end(match, say, mentioned, ending) if over else _turn(match, say, mentioned, again)
    return layout.framed_message(
        layout.paragraph(*told),
        layout.picture_or_words(*end) if end else None,
        layout.picture_or_words(picture, description),
        layout.paragraph(*tell_events(match, say, told)),
        layout.paragraph(*tell_notes(match, say, unreachable), *tell_age(say, None if over else at)),
        *layout.rows(
            build_closing_buttons(match, words)
            if over
            else [*build_buttons(match, words), *refresh_button(match, words, at)]
        ),
        accent=_accent(match),
    )


def build_watched(
    match: Match, words: Language, picture: str | None, description: str, manner: Manner, note: str
) -> ui.LayoutView:
    """Build the table of a running *match* for one spectator, in their *manner*, with a *note* above.

    It isn't edited when the match goes on, but when the spectator asks.
    """
    say = words.at_table(match)
    other: Manner = "picture" if manner == "words" else "words"
    buttons = [
        layout.button(Control("watch", match.id, 0, manner), words("watch-again"), ButtonStyle.primary),
        layout.button(Control("watch", match.id, 0, other), words(f"watch-{other}")),
        layout.button(Control("log", match.id), words("table-log")),
        layout.button(Control("rules", match.id), words("table-rules")),
        layout.link(build_address(match, None), words("panel-table")),
    ]
    told = _turn(match, say, (), again=False)
    return layout.framed_message(
        layout.paragraph(note),
        layout.paragraph(*told),
        layout.picture_or_words(picture, description),
        layout.paragraph(*tell_events(match, say, told)),
        layout.paragraph(*tell_notes(match, say, ())),
        *layout.rows(buttons),
        accent=_accent(match),
    )


def build_left(match: Match, words: Language) -> ui.LayoutView:
    """Build what stands where the table of *match* was before it moved: where it goes on.

    Players whom no direct message reaches open their hand from there.
    """
    say = words.at_table(match).with_public(words.locale)
    buttons = build_buttons(match, words)[:1] if match.dealt and match.place.location is None else []
    said = say("table-moved", where=write_place(match.place, say), by="message" if buttons else "place")
    return layout.framed_message(layout.paragraph(said), *layout.rows(buttons))


def _turn(match: Match, say: Language, mentioned: Collection[int], again: bool) -> list[str]:
    """Say who is mentioned and why, grouped by reason; then who else is awaited, and until when."""
    game = games.load(match.game)
    people = [seat for seat in sorted(mentioned) if match.players[seat].user_id]
    called: dict[str, list[int]] = {}
    for seat in people:
        called.setdefault(say(build_reason(match, seat)), []).append(seat)
    id = "table-call-again" if again else "table-call"
    lines = [say(id, people=_people(match, seats), reason=told) for told, seats in called.items()]
    if not lines or not match.waiting.issubset(people):
        lines.append(f"**{say(game.ask(game.view(match.state, None)))}**")
    if match.due:
        reserve = "yes" if any(has_reserve(match, seat) for seat in match.waiting) else "no"
        lines[-1] = say("table-until", ask=lines[-1], due=layout.relative_time(match.due), reserve=reserve)
    if stands_still(match) and (still := say("table-still")) not in called:
        lines.append(f"-# {still}")
    return lines


def _end(match: Match, say: Language, mentioned: Collection[int], ending: Iterable[Entry]) -> list[str]:
    """Say how the match ended and what decided it, and mention those who should know."""
    people = _people(match, mentioned)
    return [
        *tell_end(match, ending, say),
        *([say("table-call-over", people=people)] if people else []),
    ]


def _people(match: Match, seats: Collection[int]) -> str:
    return " ".join(f"<@{match.players[seat].user_id}>" for seat in sorted(seats))


def tell_events(match: Match, say: Language, above: Sequence[str], seat: int | None = None) -> list[str]:
    """Tell the latest events in small print, except for the last move, without draws before it.

    In private, the player of *seat* reads them, as *you*. What the lines *above* say already is left out. At
    the end, these tell what decided the match.
    """
    if match.status == "over":
        return []
    game = games.load(match.game)
    public = list_shown(match.events, game.asides)[-EVENTS:]
    matters = [is_worth_telling(event, game.asides) for event in public]
    large = max((at for at, each in enumerate(matters) if each), default=None)
    forced = find_forced(match.events, game.asides)
    told = [(event, say(event.text) if seat is None else write_event(event, seat, say)) for event in public]
    lines = [
        (at, mark_forced(event, line, forced, say))
        for at, (event, line) in enumerate(told)
        if not layout.is_said(line, "\n".join(above))
    ]
    return [line if at == large else f"-# {line}" for at, line in lines]


def find_forced(events: Iterable[Event], asides: Collection[str]) -> set[int]:
    """Return the ids (`id`) of those of *events* that tell a move that was the only one possible.

    Such an event comes right after the one that says so. One of the *asides* may be a part of a larger move.
    """
    found, who = set(), None
    for event in events:
        if event.id == ONLY:
            who = event.args["who"]
        elif event.seats is None and who is not None:
            if event.id not in asides and event.args.get("who") == who:
                found.add(id(event))
            who = None
    return found


def mark_forced(event: Event, line: str, forced: Collection[int], say: Language) -> str:
    """Add to the *line* about *event* that no other move was possible, if it is among those *forced*."""
    return say("house-only-told", told=line) if id(event) in forced else line


def list_shown(events: Iterable[Event], asides: Collection[str]) -> list[Event]:
    """Return those of *events* that a table shows: *asides*, such as draws, only after the last other one."""
    public = [event for event in events if event.seats is None and event.id not in UNTOLD]
    last = max((at for at, event in enumerate(public) if event.id not in asides), default=0)
    return [*(event for event in public[:last] if event.id not in asides), *public[last:]]


def tell_notes(match: Match, say: Language, unreachable: Collection[int]) -> list[str]:
    """Say who is away and why, what the clock does, and whom no direct message reaches (*unreachable*)."""
    closed = [say("table-closed-dms", who=Who(seat)) for seat in sorted(unreachable)]
    if match.status != "running":
        return closed
    away = [
        say("table-away", who=Who(player.seat), lost="no" if player.stayed is None else "yes")
        for player in match.players
        if player.away
    ]
    away += [
        say("table-vacation", who=Who(player.seat), until=layout.date(player.holiday))
        for player in list_resting(match)
        if player.holiday is not None
    ]
    if is_half_over(match):
        away.append(say("table-half"))
    if match.switch_at is not None and match.switch_pace is not None:
        pace = write_pace(match.switch_pace, say)
        away.append(say("table-switch", at=layout.time_of_day(match.switch_at), pace=pace))
    if match.paused is not None:
        away.append(say("table-paused", until=layout.date(match.paused)))
    return [f"-# {line}" for line in closed + away]


def build_buttons(match: Match, words: Language) -> list[ui.Button[ui.LayoutView]]:
    """Build the buttons of a running match that everybody sees, the one for the hand first."""

    return [
        layout.button(Control("hand", match.id, match.public), words("table-hand"), ButtonStyle.primary),
        layout.button(Control("log", match.id, match.public), words("table-log")),
        layout.button(Control("rules", match.id, match.public), words("table-rules")),
        *build_other_buttons(match, words),
    ]


def build_other_buttons(match: Match, words: Language) -> list[ui.Button[ui.LayoutView]]:
    """Build the rarely used buttons of a running match."""
    buttons = [layout.button(Control("more", match.id, match.public), words("table-more"))]
    if any(player.away or player.owner is not None for player in match.players):
        control = Control("takeback", match.id, match.public)
        buttons.append(layout.button(control, words("table-takeback"), ButtonStyle.success))
    return buttons


def build_closing_buttons(match: Match, words: Language) -> list[ui.Button[ui.LayoutView]]:
    """Build the buttons of a match that is over; none if it was cancelled."""
    if match.status != "over":
        return []
    judged = match.state is not None and is_searchable(games.load(match.game))
    first = []
    if match.league_id is not None:
        standings = Control("standings", match.league_id)
        first = [layout.button(standings, words("league-standings"), ButtonStyle.primary)]
    else:
        first = [layout.button(Control("rematch", match.id), words("table-rematch"), ButtonStyle.success)]
    return [
        *first,
        layout.button(Control("replay", match.id, 0, f"0.{TABLE}"), words("table-replay")),
        *([layout.button(Control("analysis", match.id), words("table-analysis"))] if judged else []),
        layout.button(Control("log", match.id), words("table-log")),
        layout.button(Control("verify", match.id), words("table-verify")),
    ]


def _accent(match: Match) -> Color | None:
    if match.waiting:
        return layout.seat_color(match.marks[min(match.waiting)])
    outcome = games.load(match.game).outcome(match.state) if match.state is not None else None
    return layout.seat_color(match.marks[outcome.winners[0]]) if outcome else None
