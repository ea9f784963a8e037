"""Replays of a match, step by step, and its log as a text file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import BytesIO

import discord
from discord import ui

from bot.discord.controls import Control
from bot.discord.messages import replay as messages
from bot.discord.messages.length import write_pace
from bot.domain.clocks import list_paces
from bot.domain.match import Entry, Match
from bot.domain.refusals import Refusal
from bot.domain.replays import count_steps, is_secret, sheet_events, visible_seats
from bot.domain.replays import find_position as position_of
from bot.language import Language
from bot.service.pictures import Picture
from cogs.kit.guards import match_here
from cogs.kit.replies import Interaction, reader, reader_of_tables, redraw, show
from cogs.kit.router import chosen_value, chosen_values, control, parse_numbers
from games.core import Text
from render.notes import Note

_MARKUP = re.compile(r"\*\*|`|^-# |^### ", re.MULTILINE)


@control("replay", match_here, act="look")
async def replay(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show a position, in a new message if the button is that of a table, or of a panel by direct message."""
    number, _, rest = wanted.argument.partition(".")
    (step,) = parse_numbers(number)
    await _turn(interaction, match, step, rest.partition(".")[0])


@control("angle", match_here, act="look")
async def angle(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the same position from another angle."""
    (step,) = parse_numbers(wanted.argument)
    await _turn(interaction, match, step, chosen_value(interaction))


@control("jump", match_here, first=None, act="look")
async def jump(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Open a window that asks for the number of a move."""
    log = await interaction.client.matches.entries(match.id)
    window = messages.build_jump(match.id, wanted.argument, count_steps(log), reader(interaction))
    await interaction.response.send_modal(window)


@control("jumpto", match_here, act="look")
async def jump_to(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the position after the move with the typed number."""
    last = count_steps(await interaction.client.matches.entries(match.id))
    typed = "".join(chosen_values(interaction).get("step", ())).strip()
    if not (typed.isascii() and typed.isdecimal()) or int(typed) > last:
        raise Refusal("replay-not-a-move", steps=last)
    await _turn(interaction, match, int(typed), wanted.argument.partition(".")[0])


async def _turn(interaction: Interaction, match: Match, step: int, code: str) -> None:
    position = await show_position(interaction, match, step, code)
    seat, clicked = match.seat_of(interaction.user.id), interaction.message
    panel = None if seat is None else match.players[seat].panel.message
    is_table = match.place.is_by_message and clicked is not None and clicked.id == panel
    await (show if is_table else redraw)(interaction, *position)


async def show_position(
    interaction: Interaction, match: Match, step: int, code: str
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Show *match* after *step* moves from the angle *code* (`bot.domain.replays`), with its pictures.

    Raises:
        Refusal: The match has not begun, or the person may not see that yet.
    """
    me = interaction.user.id
    hands = visible_seats(match, code, me)
    log = await interaction.client.matches.entries(match.id)
    found = await asyncio.to_thread(position_of, match, log, step)
    words = await reader_of_tables(interaction, match.place.guild_id)
    pictures: list[tuple[int | None, Picture]] = []
    if ended := sheet_events(match, found.events, last=found.step == found.steps):
        score = await interaction.client.presenter.pictures.score(
            found.match, ended, words.locale, "sheet.png", text=words.worded
        )
        pictures.append((None, score))
    pictures += await draw_pictures(interaction, found.match, hands, words)
    view = messages.build_replay(found, code, me, words, pictures)
    return view, [file for _, picture in pictures for file in picture.files]


async def draw_pictures(
    interaction: Interaction,
    match: Match,
    hands: Iterable[int],
    words: Language,
    notes: tuple[Note, ...] = (),
) -> list[tuple[int | None, Picture]]:
    """Draw the table of *match* and the *hands*, these with *notes*; return each with its seat."""
    make, me = interaction.client.presenter.pictures.make, interaction.user.id
    pictures: list[tuple[int | None, Picture]] = []
    for seat in (None, *hands):
        guest = seat is not None and seat != match.seat_of(me)
        picture = await make(
            match,
            seat,
            words.locale,
            text=words.worded,
            four_colors=words.four_colors,
            guest=guest,
            notes=() if seat is None else notes,
        )
        name = picture.name if seat is None else f"hand-{seat}.png"
        pictures.append((seat, Picture(name, picture.data, picture.description)))
    return pictures


# The log as a file


async def build_transcript(interaction: Interaction, match: Match) -> discord.File:
    """Build the log of *match*, which has begun, as a text file.

    While the match runs, it has only what its reader may know.
    """
    words = reader(interaction).at_table(match, "picture")
    entries = await interaction.client.matches.log(match.id)
    told = await asyncio.to_thread(_compose, match, entries, words, match.seat_of(interaction.user.id))
    return discord.File(BytesIO(told.encode()), f"match-{match.id}.txt")


def _compose(match: Match, entries: Sequence[Entry], words: Language, seat: int | None) -> str:
    """Write the transcript for the player of *seat*. This takes a while, so run it in a thread."""
    names, open = [words.name(player.seat) for player in match.players], not is_secret(match)
    lines = [
        words("log-file-title", game=words(f"{match.game}-name"), id=match.id),
        words("log-file-players", players=words.join(names)),
        words("replay-pace", pace=write_pace(list_paces(match, entries)[0][1], words)),
        words("log-file-begun", time=_time(entries[0].at)),
        *([words("log-file-ended", time=_time(match.changed))] if open else []),
        "",
    ]
    for entry in entries:
        for event in entry.events:
            if open or event.is_visible_to(seat):
                told = _plain(words, event.text)
                if event.seats is not None:
                    only = words.join(names[other] for other in event.seats)
                    told = words("log-file-only", who=only, event=told)
                lines.append(f"{_time(entry.at)}  {told}")
    return "\n".join([*lines, ""])


def _plain(words: Language, text: Text) -> str:
    return " ".join(_MARKUP.sub("", words(text)).split())


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
