"""The prompts and the labels of moves in Property: ids of the messages in `locales/*/property.ftl`."""

from __future__ import annotations

from games.cards import emoji, is_red
from games.core import Cards, Field, Label, Offer, Text, Value
from games.kit.seats import OVER, WHO
from games.property.board import HIGHEST, NOBODY, cell_at, factor, place_of
from games.property.plays import Landing, Town
from games.property.state import WORTH
from games.property.view import PlannedPlay, View

_WARNINGS = ("property-hint-bankrupt", "property-hint-ends")


def ask(view: View) -> Text:
    """The prompt for the seat of *view*: what to do, or whom everybody is waiting for."""
    if not view.phase:
        return OVER
    if view.phase == "play":
        return (
            Text("property-ask-play")
            if _is_asked(view)
            else Text("property-wait-play", {"who": WHO[view.turn]})
        )
    column, row = place_of(view.cell or 0)
    args: dict[str, Value] = {
        "owner": WHO[view.owners[view.cell or 0]],
        "column": column,
        "row": row,
        "price": view.price,
    }
    if _is_asked(view):
        return Text("property-ask-buy", args)
    return Text("property-wait-buy", {"who": WHO[view.turn], **args})


def _is_asked(view: View) -> bool:
    return view.seat == view.turn


def offer_label(view: View, offer: Offer) -> Label:
    """The label of a pair: its faces and the cells it names; the hint says what it brings."""
    if offer.move == "buy":
        return Label(Text("property-offer-buy", {"price": view.price}))
    if offer.move == "decline":
        return Label(Text("property-offer-decline"), emoji="act-no")
    if offer.move == "drop_plan":
        return Label(Text("property-offer-drop-plan"), emoji="act-no")
    return pair_label(view, offer.given, offer.grave)


def pair_label(view: View, given: dict[str, int], grave: bool = False) -> Label:
    """The label of a pair whose *given* fields are chosen; *grave* if some of its cells bankrupt the player.

    The card of the color that is more frequent in the hand comes first and is the emoji.
    """
    red, black = given["red"], given["black"]
    reds = sum(map(is_red, view.hand))
    cards = (red, black) if 2 * reds >= len(view.hand) else (black, red)
    first, second = (Cards((card,)) for card in cards)
    called = Text("property-offer-play", {"first": first, "second": second, "place": place(given)})
    left = "-".join(name for name in ("column", "row") if name not in given)
    if not left:
        landing = Town(view).landing(red, black, cell_at(given["column"], given["row"]))
        return Label(called, landing_hint(landing, red, black), emoji(cards[0]))
    hint = Text(f"property-hint-choose-{left}", {"grave": "yes" if grave else "no"})
    return Label(called, hint, emoji(cards[0]))


def plan_text(view: View, number: int) -> Text:
    """The text of a play that the seat of *view* has planned, and when it will be made."""
    play: PlannedPlay = view.plan[number]
    column, row = place_of(play.cell)
    called = pair_label(view, {"red": play.red, "black": play.black, "column": column, "row": row}).text
    if play.owner == NOBODY:
        when = Text("property-plan-free")
    elif play.owner == view.seat:
        when = Text("property-plan-own")
    else:
        when = Text("property-plan-rent", {"owner": WHO[play.owner], "amount": play.rent})
    return Text("property-line-otherwise" if number else "property-line-plan", {"play": called, "when": when})


def place(given: dict[str, int]) -> Text:
    """The text that names the cells in the *given* column and row."""
    named: dict[str, Value] = {name: given[name] for name in ("column", "row") if name in given}
    return Text("-".join(("property-place", *named)), named)


def warning(view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
    """A warning label for a play on the *chosen* cell whose rent its player can't afford (PR-14), or ends the
    match (PR-23).
    """
    if offer.move != "play" or not (offer.grave or view.goal):
        return None
    cell = {field.name: chosen[field.name][0] for field in offer.fields}
    label = pair_label(view, {**offer.given, **cell})
    return label if label.hint and label.hint.id in _WARNINGS else None


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """The label of one option: a purchase card with its worth, or a column or row.

    A column or row that settles the cell comes with what a play there brings.
    """
    if field.name == "cards":
        named = Text("property-option-card", {"card": Cards((option,))})
        return Label(named, Text("property-hint-units", {"units": WORTH[option]}), emoji(option))
    given = {**offer.given, field.name: option}
    text = Text(f"property-option-{field.name}", {"number": option})
    return Label(text, pair_label(view, given).hint if "column" in given and "row" in given else None)


def landing_hint(landing: Landing, red: int, black: int) -> Text:
    """The hint of a play of *red* and *black* on one cell: what it brings, and why (PR-09)."""
    args: dict[str, Value] = {"size": landing.size, "most": landing.size * HIGHEST}
    if landing.rent:
        each = factor(red, black)
        suits = "♥" * (factor(red, 0) > 1) + "♠" * (factor(0, black) > 1)
        args.update(owner=WHO[landing.owner], amount=landing.rent, price=landing.price)
        args.update(cells=landing.rent // each, each=each, suits=suits or "none")
    if landing.reached:
        return Text("property-hint-ends", {**args, "reached": landing.reached})
    return Text(f"property-hint-{landing.what}", args)


def wealth(cells_count: bool) -> Text:
    """The text for the quantity that the chart of a match shows."""
    return Text("property-wealth-cells") if cells_count else Text("property-wealth")
