"""The panel: a player's private message with the hand, what is asked, and one control for each open move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, ui

from bot.discord.controls import Control, is_number, nonce, pack
from bot.discord.messages import layout
from bot.discord.messages.moves import Moves
from bot.discord.messages.result import result
from bot.domain.match import Match
from bot.language import Language
from games.core import InvalidMove, Offer, Text

EVENTS, LATELY = 2, 10
"""How many private events a panel tells, of so many latest events: what is older is no news."""


def panel(
    match: Match, seat: int, words: Language, picture: str | None, description: str, note: str = ""
) -> ui.LayoutView:
    """The panel of *seat* in *match*, which runs or is over, in that player's language.

    *picture* is the name of the file sent along; without one the *description*, which else is the picture's
    alternative text, stands in the message. *note* is a line above all else: why the panel shows itself anew.
    """
    moves = Moves(match, seat, words)
    say = moves.say
    if match.status != "running":
        lines = result(match, say)
    else:
        lines = [f"**{say(moves.game.ask(moves.view)).strip()}**"]
        if seat in match.waiting and match.due:
            lines.append(say("panel-until", due=layout.moment(match.due)))
    lately = [event for event in match.events if event.seen_by(seat)][-LATELY:]
    private = [event for event in lately if event.seats is not None][-EVENTS:]
    return layout.sealed(
        layout.paragraph(note),
        layout.paragraph(*lines),
        layout.picture(picture, description) if picture else layout.paragraph(description),
        layout.paragraph(*(f"-# {say(Text(event.id, event.args))}" for event in private)),
        *(moves.controls() if match.status == "running" else ()),
        *layout.rows(
            [
                layout.link(
                    layout.jump(match.guild_id, match.channel_id, match.table_message), words("panel-table")
                )
            ]
        ),
        accent=layout.accent(seat) if seat in match.waiting else None,
    )


def fill(match: Match, seat: int, words: Language, index: int) -> ui.Modal:
    """The window that asks for the fields of the offer number *index* of *seat*; see `answers`.

    Raises:
        IndexError: there is no such offer.
    """
    moves = Moves(match, seat, words)
    offer = moves.offers[index]
    questions = []
    for field in offer.fields:
        parts = layout.parts(moves.choices(offer, field))
        for part, options in enumerate(parts):
            # Where a field has several selects, no single one can tell how many to choose.
            whole = len(parts) == 1
            hint = "panel-together" if field.least == field.most else "panel-together-range"
            questions.append(
                layout.question(
                    f"{field.name}:{part}",
                    words(f"{match.game}-field-{field.name}"),
                    options,
                    least=field.least if whole else 0,
                    most=field.most,
                    hint="" if whole else words(hint, least=field.least, most=field.most),
                )
            )
    control = Control("fill", match.id, match.players[seat].asked, nonce(index))
    return layout.modal(control, moves.plain(moves.label(offer).text), questions)


def answers(offer: Offer, values: Mapping[str, Sequence[str]]) -> dict[str, tuple[int, ...]]:
    """What the *values* of the inputs of a window made by `fill` choose for the fields of *offer*.

    The values of a select in the panel itself go in under the name of the offer's only field.

    Raises:
        InvalidMove: nonsense that no such window sends.
    """
    chosen: dict[str, tuple[int, ...]] = {field.name: () for field in offer.fields}
    for name, picked in values.items():
        field = name.partition(":")[0]
        if field not in chosen or not all(is_number(value) and len(value) < 10 for value in picked):
            raise InvalidMove("field-not-offered")
        chosen[field] += tuple(map(int, picked))
    return chosen


def ask(
    match: Match, seat: int, words: Language, index: int, chosen: dict[str, tuple[int, ...]]
) -> ui.LayoutView | None:
    """Ask whether the offer number *index* is meant as *chosen*; None if that is harmless.

    Raises:
        MoveError: what is chosen does not answer the offer.
    """
    moves = Moves(match, seat, words)
    offer = moves.offers[index]
    moves.game.fill(offer, chosen)
    label = moves.game.warning(moves.view, offer, chosen)
    if label is None:
        return None
    question = words("confirm-move", move=moves.say(label.text))
    hint = moves.say(label.hint) if label.hint else ""
    sure = Control("sure", match.id, match.players[seat].asked, pack(index, offer, chosen))
    return confirm(words, question, sure, hint)


def confirm(words: Language, question: str, sure: Control, hint: str = "") -> ui.LayoutView:
    """Ask *question* once more before *sure* is done; *hint* tells what follows from it."""
    return layout.sealed(
        layout.paragraph(f"**{question}**", hint),
        *layout.rows(
            [
                layout.button(sure, words("confirm-sure"), ButtonStyle.danger),
                layout.button(Control("no", sure.match, sure.version), words("confirm-no")),
            ]
        ),
    )
