"""Building blocks of the panel: taps for legal moves, and the cards that a seat needs least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from games.cardopoly.actions.orders import ANY, find_limit
from games.cardopoly.cards import FITS, ORDER, RANK, SUIT, name_cards
from games.cardopoly.labels import orders_lines
from games.cardopoly.state import NOBODY
from games.cardopoly.view import View
from games.core import AnyGame, Offer, Text
from games.kit.panel import BUTTONS, Make, Panel, Tap, Tone, build_steps, pick
from games.texts import Label

NAMED = 12
"""The most cards that a button names."""

Chosen = dict[str, tuple[int, ...]]


class OpenMoves:
    """The moves open to the seat of a *view*, by name and by their numbers among the *offers*."""

    def __init__(self, game: AnyGame, view: View, offers: Sequence[Offer]) -> None:
        self.game = game
        self.view = view
        self.offers = offers
        self.numbers: dict[str, list[int]] = {}
        for number, offer in enumerate(offers):
            self.numbers.setdefault(offer.move, []).append(number)

    def numbers_of(self, *moves: str) -> list[int]:
        """The numbers of the offers of these *moves*."""
        return [number for move in moves for number in self.numbers.get(move, ())]

    def label(self, number: int) -> Label:
        """The label of offer *number*."""
        return self.game.offer_label(self.view, self.offers[number])

    def hints(self, *moves: str) -> list[Text | None]:
        """The hints of these *moves*: what they bring and cost."""
        return [self.label(number).hint for number in self.numbers_of(*moves)]

    def tap(
        self,
        number: int,
        tone: Tone = "plain",
        label: Label | None = None,
        chosen: Chosen | None = None,
        preset: Chosen | None = None,
    ) -> Tap:
        """The tap on offer *number* with the fields *chosen*, and *preset* values that can still change."""
        offer = self.offers[number]
        then = build_steps(self.game, self.view, number, offer, chosen, preset)
        return Tap(label or self.label(number), then, "grave" if offer.grave else tone)

    def taps(self, *moves: str, tone: Tone = "plain") -> list[Tap]:
        """The taps for all offers of these *moves*."""
        return [self.tap(number, tone) for number in self.numbers_of(*moves)]

    def purchase_taps(self, numbers: Iterable[int]) -> list[Tap]:
        """The taps for purchases and expansions: the offers *numbers*.

        Two cards alike, from two decks, are told apart by their numbers in the pocket.
        """
        hand, every = self.view.hand, [(number, self._given_cards(number)) for number in numbers]
        looks = [[(RANK[card], SUIT[card]) for card in cards] for _, cards in every]
        taps = []
        for (number, cards), look in zip(every, looks, strict=True):
            label = self.label(number)
            if looks.count(look) > 1:
                places = ", ".join(str(hand.index(card) + 1) for card in cards)
                text = Text("cardopoly-panel-twin", {"what": label.text, "places": places})
                label = replace(label, text=text)
            taps.append(self.tap(number, label=label))
        return taps

    def _given_cards(self, number: int) -> list[int]:
        given = self.offers[number].given
        return [given[name] for name in ("claim", "pay") if name in given]

    def payment_taps(self, numbers: Iterable[int], to: int, tone: Tone = "plain") -> list[Tap]:
        """The taps for the offers *numbers*, giving *to* the least missed cards or freely chosen ones."""
        taps = []
        for number in numbers:
            offer, label = self.offers[number], self.label(number)
            (field,) = offer.fields
            cards = least_missed(self.view, field.options, field.least, to)
            if len(cards) <= NAMED:
                text = Text(f"cardopoly-panel-{offer.move.replace('_', '-')}", {"cards": name_cards(cards)})
                label = Label(text, emoji="act-pay")
            taps.append(self.tap(number, tone, label, {"cards": cards}))
            if len(field.options) > len(cards):
                others = Label(Text("cardopoly-panel-cards"))
                taps.append(self.tap(number, label=others, preset={"cards": cards}))
        return taps

    def panel(
        self,
        buttons: Sequence[Tap],
        entries: Sequence[Tap] = (),
        name: str = "other",
        *,
        question: Text | None = None,
        lines: Iterable[Text | None] = (),
    ) -> Panel:
        """Build a step with *buttons* and a select of *entries*, which includes sharing if that is legal.

        Where standing orders for auctions can be given, those there are stand below *lines*.
        """
        buttons, entries = list(buttons), list(entries)
        for tap in (*self.taps("share"), *self._advances()):
            (buttons if len(buttons) < BUTTONS else entries).append(tap)
        select = pick(Text(f"cardopoly-select-{name}"), entries) if entries else None
        texts = [*lines, *(orders_lines(self.view) if self.numbers_of("advance") else ())]
        return Panel(question, tuple(line for line in texts if line is not None), select, tuple(buttons))

    def _advances(self) -> list[Tap]:
        """The tap that opens the window for standing orders; it proposes the property that matters now."""
        view, found = self.view, []
        for number in self.numbers_of("advance"):
            lot = view.places[view.turn] if view.phase in ("land", "bid") else ANY
            preset: Chosen = {"lot": (lot,), "limit": (find_limit(view.orders, lot),)}
            found.append(Tap(self.label(number), Make(number, preset=preset)))
        return found


def card_uses(view: View, card: int, to: int = NOBODY) -> tuple[bool, bool, int]:
    """A sort key for the use of *card*: to claim for the seat of *view*, to claim for *to*, and to pay."""
    seat = view.seat
    assert seat is not None
    wanted = [
        space.card
        for space in view.board
        if space.owner == NOBODY or (space.owner == seat and space.mortgaged)
    ]
    claims = [each != NOBODY and SUIT[card] == SUIT[view.aces[each]] for each in (seat, to)]
    return claims[0], claims[1], sum([FITS[place][card] for place in wanted])


def least_missed(view: View, cards: Iterable[int], count: int, to: int = NOBODY) -> tuple[int, ...]:
    """The *count* of *cards* that the seat of *view* can best give to *to*, or discard."""
    chosen = sorted(cards, key=lambda card: card_uses(view, card, to))[:count]
    return tuple(sorted(chosen, key=ORDER.__getitem__))
