"""The table of Monopoly: The Card Game in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Iterable

from games.monopoly.cards import MEMBERS
from games.monopoly.going_out.arrange import targets_of
from games.monopoly.going_out.proposal import proposal
from games.monopoly.going_out.ways import Plan
from games.monopoly.labels import target_name
from games.monopoly.view import View
from render.kit.theme import Look
from render.monopoly.faces import money, words
from render.monopoly.faces import name as called
from render.monopoly.hand import progress
from render.monopoly.laid import parts
from render.monopoly.table import asked, hands

_TOP = 3
"""How many cards of a trade pile are named, from the top down."""


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    lines = [asked(view, look, look.names)]
    if view.seat is not None:
        numbered = [
            f"{number} {called(card, view.edition, look)}" for number, card in enumerate(view.hand, 1)
        ]
        lines.append(look.held(view.seat, "game-picture-alt-hand", ", ".join(numbered) or "–"))
        if plan := proposal(view):
            lines.append(look.say("monopoly-picture-alt-laid", parts=_laid(view, plan, look)))
        elif missing := _missing(view):
            lines.append(look.say("monopoly-picture-alt-missing", cards=_names(view, missing, look)))
    elif view.last:
        cards = _names(view, (*view.last.cards, *view.last.got), look)
        what = look.say(f"monopoly-picture-last-{view.last.what}")
        told = {"name": look.names[view.last.seat], "what": what, "cards": cards}
        lines.append(look.say("monopoly-picture-alt-last", **told))
    lines += [_seat(view, look, seat) for seat in range(view.seats)]
    lines += [
        look.say("monopoly-picture-alt-pile", number=number + 1, pile=_pile(view, look, number))
        for number in view.ownerless
    ]
    draw = "" if view.six else look.say("monopoly-picture-draw", count=view.draw)
    lines.append(look.say("monopoly-picture-alt-end", hand=hands(view, look, view.number), draw=draw))
    return "\n".join(lines)


def _laid(view: View, plan: Plan, look: Look) -> str:
    """The numbers of the cards of each part, and what it brings; of each Chance what it stands for."""
    stands = dict(targets_of(plan.laid))

    def place(card: int) -> str:
        number = str(view.hand.index(card) + 1)
        return f"{number} ({words(target_name(view, stands[card]), look.say)})" if card in stands else number

    found = [(part.words, ", ".join(map(place, part.cards))) for part in parts(view, plan, look)]
    return "; ".join(
        look.say("monopoly-picture-alt-part", what=what, cards=cards) if what else cards
        for what, cards in found
    )


def _seat(view: View, look: Look, seat: int) -> str:
    letter, name = look.seats[seat].letter, look.names[seat]
    score = money(view.scores[seat], view.edition, look)
    if view.out[seat]:
        out = look.say(f"picture-{view.out[seat]}")
        return look.say("monopoly-picture-alt-out", letter=letter, name=name, out=out, money=score)
    return look.say(
        "monopoly-picture-alt-seat",
        letter=letter,
        name=name,
        money=score,
        hand=view.hand_sizes[seat],
        pile=_pile(view, look, seat),
    )


def _pile(view: View, look: Look, number: int) -> str:
    """A trade pile from the top down, the rest as a number."""
    pile = view.piles[number]
    named = _names(view, reversed(pile[-_TOP:]), look)
    return f"{named} +{len(pile) - _TOP}" if len(pile) > _TOP else named


def _missing(view: View) -> list[int]:
    """The properties that the colours begun in the hand still need."""
    return [
        card
        for colour, count, full in progress(view)
        if count < full
        for card in MEMBERS[colour]
        if card not in view.hand
    ]


def _names(view: View, cards: Iterable[int], look: Look) -> str:
    return ", ".join(called(card, view.edition, look) for card in cards) or "–"
