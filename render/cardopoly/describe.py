"""The table of Cardopoly in words, for those who listen to it."""

from __future__ import annotations

from games.cardopoly.cards import face
from games.cardopoly.view import LastMove, Space, Trade, View
from render.cardopoly.middle import other, promised, stake
from render.cardopoly.side import rounds
from render.cardopoly.table import asked
from render.kit.theme import Look


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    lines = [asked(view, look, look.names)]
    if view.seat is not None:
        cards = ", ".join(f"{number} {face(card)}" for number, card in enumerate(view.hand, 1))
        lines.append(look.held(view.seat, "cardopoly-picture-alt-pocket", cards or "–"))
    if view.trade:
        lines.append(_trade(view, view.trade, look))
    elif shown := stake(view, look):
        lines.append(_figure(shown[1], shown[2], look))
    elif view.last:
        lines.append(_last(view, view.last, look))
    lines += [_seat(view, look, seat) for seat in range(view.seats)]
    free = " ".join(
        f"{number} {face(space.card)}" for number, space in enumerate(view.board) if space.owner < 0
    )
    lines.append(look.say("cardopoly-picture-alt-free", spaces=free or "–"))
    for promise in view.promises:
        words = promised(look, promise.number, promise.turns)
        lines.append(
            look.say(
                "cardopoly-picture-alt-promise",
                by=look.names[promise.by],
                to=look.names[promise.to],
                what=words,
            )
        )
    draw = look.say("cardopoly-picture-draw", count=view.draw)
    discard = look.say("cardopoly-picture-discard", count=view.discard)
    top = face(view.top) if view.top >= 0 else "–"
    lines.append(
        look.say(
            "cardopoly-picture-alt-piles", round=rounds(view, look)[0], draw=draw, discard=discard, top=top
        )
    )
    return "\n".join(lines)


def _seat(view: View, look: Look, seat: int) -> str:
    letter, name = look.seats[seat].letter, look.names[seat]
    if view.out[seat]:
        out = look.say(f"picture-{view.out[seat]}")
        return look.say("cardopoly-picture-alt-out", letter=letter, name=name, out=out)
    owned = [_deed(number, space) for number, space in enumerate(view.board) if space.owner == seat]
    return look.say(
        "cardopoly-picture-alt-seat",
        letter=letter,
        name=name,
        space=view.places[seat],
        card=face(view.board[view.places[seat]].card),
        pocket=view.hand_sizes[seat],
        chance=" ".join(map(face, view.chance[seat])) or "–",
        deeds=", ".join(owned) or "–",
    )


def _deed(number: int, space: Space) -> str:
    """A property by its space and card, with its expansions; ``*`` if mortgaged."""
    more = f"+{len(space.claims) - 1}" if len(space.claims) > 1 else ""
    return f"{number} {face(space.card)}{more}{'*' if space.mortgaged else ''}"


def _figure(seats: tuple[int, ...], words: tuple[str, ...], look: Look) -> str:
    return f"{' → '.join(look.names[seat] for seat in seats)}: {' '.join(words)}."


def _last(view: View, last: LastMove, look: Look) -> str:
    what = look.say(f"cardopoly-picture-last-{last.what}", count=last.amount)
    if (seat := other(last)) is not None:
        what = look.say("cardopoly-picture-alt-owner", what=what, name=look.names[seat])
    return look.say(
        "cardopoly-picture-alt-last",
        name=look.names[last.seat],
        cards=" ".join(map(face, last.cards)) or "–",
        start=last.start,
        space=last.space,
        card=face(view.board[last.space].card),
        what=what,
    )


def _trade(view: View, trade: Trade, look: Look) -> str:
    sides = (
        (trade.by, trade.spaces, trade.count, trade.gives, trade.gives_in),
        (trade.to, trade.take, trade.number, trade.asks, trade.asks_in),
    )
    told = []
    for seat, spaces, count, number, turns in sides:
        parts = [face(view.board[space].card) for space in spaces]
        parts += [look.say("cardopoly-picture-cards", count=count)] if count else []
        parts += [promised(look, number, turns)] if number else []
        told.append(f"{look.names[seat]}: {', '.join(parts) or '–'}")
    return f"{look.say('cardopoly-picture-trade')} · {' ⇄ '.join(told)}."
