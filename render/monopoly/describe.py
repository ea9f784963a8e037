"""The table of Monopoly: The Card Game in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from games.monopoly.cards import COLOR, COLOR_NAMES, EDITIONS, HOTEL, KIND, MEMBERS, PROPERTY, TOKEN
from games.monopoly.going_out.arrange import targets_of
from games.monopoly.going_out.groups import Arrangement
from games.monopoly.going_out.proposal import order_of, proposal
from games.monopoly.going_out.ways import Plan
from games.monopoly.labels import target_name
from games.monopoly.view import Last, LastHand, Result, View
from render.kit.heads import describe_gone, describe_leaders, with_place
from render.kit.lettering import fit_alt_text
from render.kit.sentences import add_aside, end, enlist
from render.kit.theme import GROUPS, Look
from render.monopoly.faces import money, words
from render.monopoly.faces import name as called
from render.monopoly.hand import describe_sum, phrase_question, progress
from render.monopoly.laid import parts
from render.monopoly.places import leaders
from render.monopoly.sheet import list_counted, rank_results, write_remark
from render.monopoly.table import TRADES, describe_turn, find_new, hands, other

_TOP = 3
"""How many cards of a trade pile have their names, from the top down."""

Call = Callable[[int], str]
"""What a card is called where there is little room."""


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    letters = [seat.letter for seat in look.seats]

    def kind(card: int) -> str:
        return _kind(card, view, look)

    def sign(card: int) -> str:
        return GROUPS[COLOR[card]].sign if KIND[card] == PROPERTY else kind(card)

    return fit_alt_text(
        lambda: _lines(view, look, look.names, _TOP, kind),
        lambda: _lines(view, look, letters, 1, kind),
        lambda: _lines(view, look, letters, 1, sign),
    )


def _lines(view: View, look: Look, names: Sequence[str], top: int, call: Call) -> list[str]:
    """All of it, with these *names* where seats are not listed.

    *top* cards of each pile have their names; others are what *call* says.
    """
    asked = view.seat in view.awaited and view.phase in ("turn", "close")
    lines = [phrase_question(view, look)[0] if asked else describe_turn(view, look, names)]
    if view.seat is not None:
        lines += _hand(view, view.seat, look)
    if view.outcome and view.last_hand:
        return lines + _sheet(view, view.last_hand, look, call)
    if view.last:
        lines.append(_last(view, find_new(view, view.last), look, names))
    lines += describe_leaders(look, names, leaders(view))
    lines += [_seat(view, look, seat, top, call) for seat in range(view.seats)]
    lines += [
        look.say("monopoly-picture-alt-pile", number=number + 1, pile=_pile(view, look, number, top, call))
        for number in view.ownerless
        if number >= view.seats or view.out[number]
    ]
    draw = look.say("monopoly-picture-draw", count=view.draw)
    six = "yes" if view.six else "no"
    lines.append(
        look.say("monopoly-picture-alt-end", hand=hands(view, look, view.number), six=six, draw=draw)
    )
    return lines


def _hand(view: View, seat: int, look: Look) -> list[str]:
    """The hand of *seat*, and how it would be laid down, or what it lacks."""
    order = order_of(view)
    numbered = [f"{number} {called(card, view.edition, look)}" for number, card in enumerate(order, 1)]
    lines = [look.held(seat, "game-picture-alt-hand", enlist(look.say, numbered) or "–")]
    if plan := proposal(view):
        lines.append(f"{end(look.say, describe_sum(view, plan, look))} {_describe_laid(view, plan, look)}")
    elif view.outcome is None and (missing := _missing(view)):
        lines.append(look.say("monopoly-picture-alt-missing", cards=_names(view, missing, look)))
    return lines


def _describe_laid(view: View, plan: Plan, look: Look) -> str:
    """List the cards of each part by number with what it brings, and what each Chance stands for."""
    stands, order = dict(targets_of(plan.arrangement)), order_of(view)

    def place(card: int) -> str:
        number = str(order.index(card) + 1)
        if card not in stands:
            return number
        return add_aside(look.say, number, words(target_name(view, stands[card]), look.say))

    found = [(part.words, enlist(look.say, map(place, part.cards))) for part in parts(view, plan, look)]
    return look.say("monopoly-picture-alt-laid", parts=_worth(found, look))


def _last(view: View, last: Last, look: Look, names: Sequence[str]) -> str:
    name = names[last.seat]
    if last.what == "passed":
        return look.say("monopoly-picture-alt-all-passed")
    if last.what in TRADES:
        given, got = (_names(view, held, look) for held in (last.cards, last.got))
        if (to := other(view, last)) is not None:
            return look.say("monopoly-picture-alt-gave", name=name, cards=given, other=names[to], got=got)
        grown = "yes" if last.what == "grow" else "no"
        pile = last.pile + 1
        return look.say("monopoly-picture-alt-took", name=name, cards=given, pile=pile, got=got, grown=grown)
    cards = enlist(look.say, (_names(view, held, look) for held in (last.cards, last.got) if held))
    what = look.say(f"monopoly-picture-last-{last.what}")
    empty = "no" if cards else "yes"
    return look.say("monopoly-picture-alt-last", name=name, what=what, empty=empty, cards=cards)


def _seat(view: View, look: Look, seat: int, top: int, call: Call) -> str:
    score = money(view.scores[seat], view.edition, look)
    if view.out[seat]:
        return describe_gone(view, look, seat, score)
    hand = "" if view.outcome else look.say("monopoly-picture-alt-held", count=view.hand_sizes[seat])
    if view.phase == "passing" and view.has_passed[seat]:
        hand += look.say("monopoly-picture-alt-passed")
    args = {"letter": look.seats[seat].letter, "name": look.names[seat], "money": score, "hand": hand}
    pile = _pile(view, look, seat, top, call)
    return with_place(view, look, seat, look.say("monopoly-picture-alt-seat", **args, pile=pile))


def _pile(view: View, look: Look, number: int, top: int, call: Call) -> str:
    """A trade pile from the top down: *top* cards by their names, then what the others are."""
    pile = view.piles[number][::-1]
    named = _names(view, pile[:top], look)
    rest = [_alike(map(call, pile[top:]), look)] if len(pile) > top else []
    return enlist(look.say, [named, *rest], "semicolon")


def _sheet(view: View, hand: LastHand, look: Look, call: Call) -> list[str]:
    """The score sheet of *hand*, line by line; then who has left."""
    lines = [
        with_place(view, look, result.seat, _result(view, result, look, result.seat == hand.out, call))
        for result in rank_results(view, hand)
    ]
    listed = {result.seat for result in hand.results}
    return lines + [describe_gone(view, look, seat) for seat in range(view.seats) if seat not in listed]


def _result(view: View, result: Result, look: Look, out: bool, call: Call) -> str:
    """The line of one player of a score sheet."""
    stands = dict(targets_of(Arrangement(result.groups, 0)))

    def card(number: int) -> str:
        color, kind = divmod(stands.get(number, TOKEN), 10)
        if kind == TOKEN:
            return call(number)
        return f"{call(MEMBERS[color][0]) if kind == PROPERTY else _building(kind, look)}?"

    found = [(worth, _alike(map(card, held), look)) for held, worth in list_counted(view, result, look)]
    remark = write_remark(result, look, out)
    return look.say(
        "monopoly-picture-alt-result",
        letter=look.seats[result.seat].letter,
        name=look.names[result.seat],
        total=money(result.total, view.edition, look),
        score=look.say("monopoly-picture-score", money=money(view.scores[result.seat], view.edition, look)),
        note=enlist(look.say, ["", remark]) if remark else "",
        parts=_worth(found, look) or "–",
    )


def _worth(found: Iterable[tuple[str, str]], look: Look) -> str:
    """List what cards bring together, followed by these cards; cards that bring nothing come alone."""
    parts = (
        look.say("monopoly-picture-alt-part", what=what, cards=cards) if what else cards
        for what, cards in found
    )
    return enlist(look.say, parts, "semicolon")


def _alike(found: Iterable[str], look: Look) -> str:
    """List what was *found*, with a count for equal things in a row."""
    counts = [(each, len(list(alike))) for each, alike in groupby(found)]
    return enlist(look.say, (f"{each} ×{count}" if count > 1 else each for each, count in counts))


def _kind(card: int, view: View, look: Look) -> str:
    """What *card* is, a property by its color."""
    if KIND[card] == PROPERTY:
        return look.say(f"monopoly-color-{EDITIONS[view.edition]}-{COLOR_NAMES[COLOR[card]]}")
    if KIND[card] <= HOTEL:
        return _building(KIND[card], look)
    return called(card, view.edition, look).rpartition(": ")[2]


def _building(kind: int, look: Look) -> str:
    """The hotel, or the house of that number."""
    id = "monopoly-card-hotel" if kind == HOTEL else "monopoly-card-house"
    return look.say(id, number=kind)


def _missing(view: View) -> list[int]:
    """List the properties that the colors begun in the hand still need."""
    return [
        card
        for color, count, full in progress(view)
        if count < full
        for card in MEMBERS[color]
        if card not in view.hand
    ]


def _names(view: View, cards: Iterable[int], look: Look) -> str:
    return enlist(look.say, (called(card, view.edition, look) for card in cards)) or "–"
