"""A replay: one position of a match, and the buttons that lead to the others.

Every control carries the match, the step and the angle (`bot.domain.replays`), so it works at any time.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.discord.controls import Control, make_unique
from bot.discord.messages import layout
from bot.discord.messages.length import write_pace
from bot.discord.messages.result import describe_result
from bot.domain.match import Match
from bot.domain.replays import OPEN, TABLE, Position, is_secret, view_codes, visible_events
from bot.language import Language
from bot.service.films import Film
from bot.service.pictures import Picture
from games.core import Event, Who

EVENTS = 6
"""How many of a position's latest events are told."""

DIGITS = 6
"""The most digits of a typed move number."""


def build_replay(
    position: Position,
    code: str,
    user_id: int,
    words: Language,
    pictures: Sequence[tuple[int | None, Picture]],
) -> ui.LayoutView:
    """Build *position* as *code* shows it to a person, with pictures of the table and of hands (by seat)."""
    match = position.match
    say = words.at_table(match)
    lines = [_tell_event(event, match.seat_of(user_id), say) for event in visible_events(position, code)][
        -EVENTS:
    ]
    shown: list[layout.Item | None] = []
    for seat, picture in pictures:
        if seat is not None:
            shown.append(layout.paragraph(say("replay-hand", who=Who(seat))))
        shown.append(layout.picture_or_words(picture.shown, picture.description))
    title = say("replay-title", game=say(f"{match.game}-name"), step=position.step, steps=position.steps)
    pace = f"-# {say('replay-pace', pace=write_pace(match.pace, say))}"
    over = not is_secret(match)
    keeping = [layout.button(Control("film", match.id), words("replay-film"), ButtonStyle.primary)]
    if match.status == "over" and match.seat_of(user_id) is not None:
        keeping.append(_share(match, "end", words))
    return layout.framed_message(
        layout.paragraph(title, pace, "" if over else say("replay-running")),
        layout.paragraph(*(f"-# {line}" for line in lines)),
        *shown,
        *layout.rows(_steps(position, code, words)),
        _angles(position, code, user_id, words),
        *layout.rows(keeping if over else []),
    )


def build_film(
    match: Match, made: Film, words: Language, told: str, *, played: bool = False
) -> ui.LayoutView:
    """Build the message with the film of *match*; those who *played* in it may post it for all."""
    say = words.at_table(match)
    title = say("film-done", game=say(f"{match.game}-name"), moves=made.moves, seconds=round(made.seconds))
    return layout.framed_message(
        layout.paragraph(title, told),
        layout.picture(name_film(match), words("film-alt")),
        *layout.rows([_share(match, "film", words)] if played else []),
    )


def name_film(match: Match) -> str:
    """Return the file name of the film of *match*."""
    return f"match-{match.id}.webp"


def build_end(match: Match, picture: Picture, words: Language, told: str) -> ui.LayoutView:
    """Build the message that shows how *match* ended: its *picture*, and a line *told* below."""
    say = words.at_table(match)
    return layout.framed_message(
        layout.paragraph(say("share-end-title", game=say(f"{match.game}-name"))),
        layout.picture_or_words(picture.shown, picture.description),
        layout.paragraph(*describe_result(match, say), told),
    )


def _share(match: Match, what: str, words: Language) -> ui.Button[ui.LayoutView]:
    return layout.button(Control("share", match.id, 0, what), words(f"share-{what}"))


def _tell_event(event: Event, seat: int | None, say: Language) -> str:
    """Say *event* to the player of *seat*; if only others knew of it, they are named."""
    line = say(event.text)
    if event.seats is None or seat in event.seats:
        return line
    return say("log-file-only", who=say.join(say.name(other) for other in event.seats), event=line)


def _steps(position: Position, code: str, words: Language) -> list[ui.Button[ui.LayoutView]]:
    match, step, last = position.match, position.step, position.steps
    ways = (("first", 0), ("back", step - 1), ("on", step + 1), ("last", last))
    buttons = [
        layout.button(
            Control("replay", match.id, 0, f"{min(max(to, 0), last)}.{code}.{way}"),
            words(f"replay-{way}"),
            ButtonStyle.primary if way == "on" else ButtonStyle.secondary,
            open=0 <= to <= last and to != step,
        )
        for way, to in ways
    ]
    return [*buttons, layout.button(Control("jump", match.id, 0, code), words("replay-jump"), open=last > 0)]


def _angles(position: Position, code: str, user_id: int, words: Language) -> layout.Item | None:
    match = position.match
    open_to = view_codes(match, user_id)
    if len(open_to) == 1:
        return None
    label = words.at_table(match, "label")
    names = {TABLE: label("replay-angle-table"), OPEN: label("replay-angle-open")}
    options = [
        layout.option(
            each,
            names.get(each) or label("replay-angle-seat", who=Who(int(each))),
            chosen=each == code,
        )
        for each in open_to
    ]
    return layout.select(Control("angle", match.id, 0, str(position.step)), words("replay-angle"), options)


def build_jump(match_id: int, code: str, steps: int, words: Language) -> ui.Modal:
    """Build the window that asks for the number of a move."""
    question = layout.entry("step", words("replay-jump-label", steps=steps), DIGITS)
    return layout.modal(
        Control("jumpto", match_id, 0, make_unique(code)), words("replay-jump-title"), [question]
    )
