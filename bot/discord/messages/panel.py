"""The panel: a player's private message with their hand, the question, and one step of the moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.discord.controls import Control, is_number, make_unique
from bot.discord.emojis import find_emoji
from bot.discord.messages import layout
from bot.discord.messages.moves import FIRST, Moves, PanelPlace, Path, write_path
from bot.discord.messages.news import build_show_button, tell_news
from bot.discord.messages.places import build_address, write_place
from bot.discord.messages.result import describe_result, tell_end
from bot.discord.messages.table import build_closing_buttons, build_other_buttons, tell_events, tell_notes
from bot.domain import hints
from bot.domain.match import Entry, Match
from bot.domain.own_notes import LENGTH
from bot.domain.questions import has_reserve
from bot.domain.surfaces import seats_without_panel
from bot.domain.turns import can_undo
from bot.language import Language, escape
from games.core import Event, Field, InvalidMove, Offer
from games.kit.moves import Chosen
from games.kit.panel import Make


class Among(NamedTuple):
    """The *number* of a match, from 1, among the matches of a person that run, and how *many* these are.

    A match that is over has the number 0.
    """

    number: int
    many: int


def build_panel(
    match: Match,
    seat: int,
    words: Language,
    picture: str | None,
    description: str,
    note: str = "",
    place: PanelPlace = FIRST,
    other: Match | None = None,
    among: Among | None = None,
    others: Sequence[Event] = (),
    ending: Sequence[Entry] | None = None,
) -> ui.LayoutView:
    """Build the panel of *seat* in *match*; see `draft_panel`.

    *picture* is the name of the file sent along, and *description* its alt text. Without a picture, the
    description stands in the message.
    """
    draft = draft_panel(match, seat, words, note, place, other, among, others, ending)
    return draft.view(picture, description)


_RECENT = 2
"""The most events that a direct message lists while its reader has to move."""


def draft_panel(
    match: Match,
    seat: int,
    words: Language,
    note: str = "",
    place: PanelPlace = FIRST,
    other: Match | None = None,
    among: Among | None = None,
    others: Sequence[Event] = (),
    ending: Sequence[Entry] | None = None,
) -> layout.Draft:
    """Build the panel of *seat* in *match*, which runs or is over, without its picture.

    It shows *place*, or the first step if that place is gone. *note* stands at the top and says why the panel
    is shown again. A link leads to the *other* match, which waits for the same person. Outside the match's
    channel, its first line says which match this is *among* those of its reader. It tells what the *others*
    did since the player's last move. If its reader learns of the end here and not at the table, it tells
    everybody's place and what decided the match: the moves of the *ending*.

    In a match by direct message, it is the table too: it tells what happened, and has the table's buttons.
    """
    moves = Moves(match, seat, words)
    if (
        match.status != "running"
        or place.missed is not None
        or not (place.meant or moves.has_step(place.path))
    ):
        place = FIRST
    place = replace(place, path=moves.known_part(place.path))
    ways = _other_buttons(match, seat, words, others) if place == FIRST else [moves.back(place)]
    links = []
    if (location := match.place.location) is not None:
        # A player who waits reads this for many turns, in which the table moves to the channel's end.
        table = None if match.status == "running" and seat not in match.waiting else match.table.message
        address = layout.message_url(location.guild_id, location.channel_id, table)
        links.append(layout.link(address, words("panel-table")))
    if other is not None:
        to = words("panel-next", game=words(f"{other.game}-name"))
        links.append(layout.link(_question(other, match.players[seat].user_id or 0), to))
    is_over = match.status != "running"
    asked = moves.question(moves.step(place.path)) if place.meant is None else ""
    question = _describe_question(match, seat, moves, place, ending)
    is_told = is_over and among is None  # by the table, right there
    said = "\n".join(question) if is_over else asked
    news = tell_news(match, seat, words, others, said) if place == FIRST and not is_told else []
    happened: list[str] = []
    if match.place.location is None and place == FIRST:
        say = words.at_table(match)
        ways += build_closing_buttons(match, words) if is_over else build_other_buttons(match, words)
        happened = [] if news else tell_events(match, say, [asked], seat)
        if seat in match.waiting:
            happened = happened[-_RECENT:]
        happened += tell_notes(match, say, seats_without_panel(match))
    where = layout.paragraph(describe_match(match, seat, words, among))
    waits = layout.paragraph(_describe_waiting(match, moves, place))
    until = _tell_deadline(match, seat, moves) if place == FIRST else ""
    is_table = match.place.location is None
    return layout.build_draft(
        top=(where, layout.paragraph(until) if is_table else None),
        above=(
            layout.paragraph(note),
            None if is_over else layout.paragraph(*news),
            waits,
            layout.paragraph(*question, "" if is_table else until),
            layout.paragraph(*news) if is_over else None,
            layout.paragraph(_tell_own_note(match, seat, words)),
        ),
        below=(
            layout.paragraph(*happened),
            *build_controls(moves, place),
            *layout.rows([*ways, *links]),
        ),
        accent=layout.seat_color(match.marks[seat]) if seat in match.waiting else None,
        fleeting=(where, waits),
    )


def describe_match(match: Match, seat: int, words: Language, among: Among | None) -> str:
    """Say which match this is *among* those of its reader, where it is played and with whom; empty if that is
    None.
    """
    if among is None:
        return ""
    say = words.at_table(match)
    return say(
        "panel-where",
        game=say(f"{match.game}-name"),
        kind="match" if match.league_id is None else "league",
        where=write_place(match.place, say),
        players=say.join(say.name(player.seat) for player in match.players if player.seat != seat),
        number=among.number,
        count=among.many,
    )


def _tell_own_note(match: Match, seat: int, words: Language) -> str:
    """Show the note that the player of *seat* wrote for themselves; empty without one."""
    note = match.players[seat].own_note
    return words("panel-own-note", note=escape(note)) if note and match.status == "running" else ""


def build_note(match: Match, seat: int, words: Language) -> ui.Modal:
    """Build the window in which the player of *seat* writes a note for themselves."""
    note = match.players[seat].own_note
    field = layout.entry("note", words("note-field"), LENGTH, note, required=False, long=True)
    return layout.modal(
        Control("noted", match.id, argument=make_unique("note")), words("note-title"), [field]
    )


def _question(match: Match, user_id: int) -> str:
    """Return the address where *match* asks a person: their panel, or the table if they have none."""
    player = match.players[match.seat_of(user_id) or 0]
    if player.panel.channel is not None and player.panel.user_id == user_id:
        return layout.message_url(0, player.panel.channel, player.panel.message)
    return build_address(match, user_id)


def _other_buttons(
    match: Match, seat: int, words: Language, others: Sequence[Event]
) -> list[ui.Button[ui.LayoutView]]:
    """Build the buttons that take the last move back, keep the turn, give a hint and show what was missed,
    where that is possible.
    """
    found = []
    if match.undo is not None and can_undo(match, seat):
        control = Control("undo", match.id, match.undo.number)
        found.append(layout.button(control, words("panel-undo"), emoji=find_emoji("act-undo", words)))
    if match.players[seat].lapses is not None:
        control = Control("later", match.id, match.players[seat].question)
        found.append(layout.button(control, words("panel-later")))
    if match.status == "running" and seat in match.waiting and hints.are_allowed(match):
        control = Control("hint", match.id, match.players[seat].question)
        found.append(layout.button(control, words("panel-hint"), emoji=find_emoji("act-hint", words)))
    show = build_show_button(match, seat, words, others)
    return [*found, show] if show else found


def _describe_waiting(match: Match, moves: Moves, place: PanelPlace) -> str:
    """Say for whom the match waits, unless the player is asked something at *place*."""
    if match.status != "running" or place.meant is not None or moves.question(moves.step(place.path)):
        return ""
    return f"**{moves.waits}**"


def _describe_question(
    match: Match, seat: int, moves: Moves, place: PanelPlace, ending: Sequence[Entry] | None
) -> list[str]:
    """Return the question, or how the match ended, and what else the player should know.

    Without the *ending*, which the table tells, only the winner is named.
    """
    if match.status != "running":
        if ending is None:
            return describe_result(match, moves.say)[:1]
        return tell_end(match, ending, moves.say, seat)
    lines = describe_question(moves, place)
    if seat not in moves.game.active(match.state):
        lines.insert(0, moves.say("panel-out"))
    return lines


def _tell_deadline(match: Match, seat: int, moves: Moves) -> str:
    """Say when the time of the player of *seat* is up or their turn ends by itself; empty if never."""
    player = match.players[seat]
    if match.status != "running":
        return ""
    if player.lapses is not None:
        return moves.say("panel-lapses", due=layout.relative_time(player.lapses))
    if seat in match.waiting and player.due:
        reserve = "yes" if has_reserve(match, seat) else "no"
        return moves.say("panel-until", due=layout.relative_time(player.due), reserve=reserve)
    return ""


def describe_question(moves: Moves, place: PanelPlace) -> list[str]:
    """Return the question at *place*, and what else the player should know to answer it."""
    say = moves.say
    if place.meant is not None:
        label = moves.warning(*place.meant)
        hint = say(label.hint) if label and label.hint else ""
        return [f"**{say('confirm-move', move=say(label.text) if label else '')}**", hint]
    step = moves.step(place.path)
    question = moves.question(step)
    return [f"**{question}**" if question else "", *moves.lines(step)]


def build_controls(moves: Moves, place: PanelPlace) -> list[layout.Item]:
    """Build the controls at *place*, which make moves or lead to them."""
    if place.meant is None:
        return moves.controls(place.path)
    index, chosen = place.meant
    sure = moves.control("sure", moves.pack(Make(index, chosen)))
    style = ButtonStyle.danger if moves.is_grave(place.path) else ButtonStyle.success
    yes = layout.button(sure, moves.plain("confirm-sure"), style, emoji=find_emoji("act-yes", moves.say))
    return list(layout.rows([yes]))


def build_form(match: Match, moves: Moves, path: Path, make: Make) -> ui.Modal:
    """Build the window for the fields that *make*, which *path* leads to, leaves open; see `read_form`.

    Raises:
        InvalidMove: no panel leaves so much open, or nothing that could be chosen.
    """
    offer = moves.offers[make.offer]
    questions = []
    preset = moves.preset(path)
    for field in moves.open_fields(make):
        asked = moves.plain(f"{match.game}-field-{field.name}")
        parts = layout.split_options(moves.choices(offer, field, field.options, preset.get(field.name, ())))
        if _is_one_of_few(field):
            questions.append(layout.radios(f"{field.name}:0", asked, parts[0]))
            continue
        for part, options in enumerate(parts):
            # A field with several selects can't say on any of them how many to choose.
            whole = len(parts) == 1
            hint = "panel-together" if field.least == field.most else "panel-together-range"
            questions.append(
                layout.question(
                    f"{field.name}:{part}",
                    asked,
                    options,
                    least=field.least if whole else 0,
                    most=field.most,
                    hint="" if whole else moves.plain(hint, least=field.least, most=field.most),
                )
            )
    if not 1 <= len(questions) <= layout.QUESTIONS:
        raise InvalidMove("field-not-offered")
    control = moves.control("fill", make_unique(write_path(moves.known_part(path), moves.pack(make))))
    return layout.modal(control, moves.plain(moves.label(offer).text), questions)


def _is_one_of_few(field: Field) -> bool:
    return field.least == field.most == 1 and 1 < len(field.options) <= layout.RADIOS


def read_form(
    offer: Offer, values: Mapping[str, Sequence[str]], kept: Mapping[str, tuple[int, ...]] = {}
) -> Chosen:
    """Read what the *values* from a window made by `build_form` choose for the fields of *offer*.

    The values of a select on the panel come under the names of the fields. Options in *kept* are chosen as
    well.

    Raises:
        InvalidMove: no such window sends these values.
    """
    chosen: Chosen = {field.name: kept.get(field.name, ()) for field in offer.fields}
    for name, picked in values.items():
        field = name.partition(":")[0]
        if field not in chosen or not all(is_number(value) and len(value) < 10 for value in picked):
            raise InvalidMove("field-not-offered")
        chosen[field] += tuple(map(int, picked))
    # Discord sends options in the order in which they were ticked; the hand's order is used.
    places = {
        field.name: {option: place for place, option in enumerate(field.options)} for field in offer.fields
    }
    return {
        name: tuple(sorted(options, key=lambda option: places[name].get(option, 0)))
        for name, options in chosen.items()
    }


def build_confirmation(words: Language, question: str, sure: Control, hint: str = "") -> ui.LayoutView:
    """Ask *question* once more before *sure* is done; *hint* says what follows from it."""
    return layout.framed_message(
        layout.paragraph(f"**{question}**", hint),
        *layout.rows(
            [
                layout.button(sure, words("confirm-sure"), ButtonStyle.danger),
                layout.button(Control("no", sure.match, sure.version), words("confirm-no")),
            ]
        ),
    )
