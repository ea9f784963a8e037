"""The panel: one control for every open move, whatever the game, within Discord's limits."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from discord import ui

import games
from bot.discord.controls import Control, parse, unpack
from bot.discord.messages import layout
from bot.discord.messages.panel import answers, ask, confirm, fill, panel
from bot.language import language_of
from games.cards import CLUBS, DIAMONDS, HEARTS, SPADES, card
from games.core import Event, Field, Game, InvalidMove, Label, Offer, Text
from games.property import GAME

BUTTON, SELECT, TEXT, GALLERY, LABEL = 2, 3, 10, 12, 18


def texts(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def controls(found: dict) -> list[tuple[str, str]]:
    """The verbs and arguments of all controls, in the order in which they stand."""
    parts = [part for kind in (SELECT, BUTTON) for part in found.get(kind, []) if "custom_id" in part]
    return [(control.verb, control.argument) for part in parts if (control := parse(part["custom_id"]))]


def dealt(found, seat, reds, blacks):
    """The same match with another hand for *seat*."""
    state = GAME.copy(found.state)
    state.reds[seat], state.blacks[seat] = list(reds), list(blacks)
    return msgspec.structs.replace(found, state=state)


@pytest.fixture
def offering(match, monkeypatch):
    """A match whose awaited seat has these offers; the labels are the offers' and options' numbers."""

    def make(*offers: Offer, anytime: tuple[Offer, ...] = ()):
        class Anything(type(GAME)):
            def offers(self, state, seat):
                return list(offers) if seat in GAME.waiting_for(state) else []

            def anytime(self, state, seat):
                return list(anytime)

            def offer_label(self, view, offer):
                return Label(Text("setting-deadline"), Text("panel-pick"))

            def option_label(self, view, offer, field, option):
                return Label(Text("setting-absent"))

        monkeypatch.setattr(games, "load", lambda key: Anything())
        found = match(2, 0)
        (seat,) = found.waiting
        return found, seat

    return make


@pytest.mark.parametrize("seats", range(2, 7))
async def test_every_panel_of_a_match_keeps_the_limits(match, accepted, awkward, seats):
    for moves in range(0, 90, 3):
        found = match(seats, moves, names=awkward)
        for seat in range(seats):
            view = panel(found, seat, language_of("en"), "hand.png", "The hand.", "A note.")
            shown = controls(accepted(view, ("hand.png",)))
            assert bool(shown) == (seat in found.waiting)
            offers = GAME.offers(found.state, seat)
            for index, offer in enumerate(offers):
                chosen = {field.name: field.sample(Random(index)) for field in offer.fields}
                if question := ask(found, seat, language_of("en"), index, chosen):
                    accepted(question)
                if offer.fields:
                    accepted(fill(found, seat, language_of("en"), index))


async def test_thirty_pairs_are_selects_of_up_to_twenty_five(match, accepted):
    found = match(2, 0)
    (seat,) = found.waiting
    reds = [card(rank, suit) for suit in (HEARTS, DIAMONDS) for rank in (1, 2, 3)]
    blacks = [card(rank, CLUBS) for rank in (1, 2, 3, 4, 5)]
    found = dealt(found, seat, reds, blacks)
    parts = accepted(panel(found, seat, language_of("en"), "hand.png", ""), ("hand.png",))
    assert [len(select["options"]) for select in parts[SELECT]] == [15, 15]
    offered = [option["value"] for select in parts[SELECT] for option in select["options"]]
    assert offered == [str(index) for index in range(30)]


async def test_few_moves_are_buttons_that_say_what_they_bring(match, accepted):
    found = match(2, 0)
    (seat,) = found.waiting
    found = dealt(found, seat, [card(3, HEARTS), card(10, HEARTS)], [card(5, SPADES)])
    view = panel(found, seat, language_of("en"), "hand.png", "")
    assert controls(accepted(view, ("hand.png",))) == [("do", "0"), ("do", "1")]
    assert "3♥ 5♠** · Free: it becomes yours." in texts(view)
    parts = accepted(fill(found, seat, language_of("en"), 1))
    assert [len(label["component"]["options"]) for label in parts[LABEL]] == [8]


async def test_what_is_open_at_any_time_comes_after_the_moves_and_also_while_others_are_awaited(
    offering, accepted
):
    advance = Offer("advance", {"say": 1}), Offer("advance", {"say": 2})
    found, seat = offering(Offer("decline"), anytime=advance)
    parts = accepted(panel(found, seat, language_of("en"), None, "x"))
    assert controls(parts) == [("pick", "1.0"), ("do", "0")]
    assert parts[SELECT][0]["placeholder"] == "You may also …"
    assert [option["value"] for option in parts[SELECT][0]["options"]] == ["1", "2"]
    parts = accepted(panel(found, 1 - seat, language_of("en"), None, "x"))
    assert controls(parts) == [("do", "0"), ("do", "1")]
    assert [button["style"] for button in parts[BUTTON][:2]] == [2, 2]


async def test_who_is_out_of_the_match_may_do_nothing_at_any_time(offering, accepted, monkeypatch):
    found, seat = offering(Offer("decline"), anytime=(Offer("advance"),))
    monkeypatch.setattr(type(GAME), "active", lambda self, state: frozenset({seat}))
    assert controls(accepted(panel(found, 1 - seat, language_of("en"), None, "x"))) == []


async def test_a_lone_offer_with_one_field_is_a_select_of_its_options(offering, accepted):
    pay = Field("cards", (51, 24, 10), most=3, many=True, worth=(4, 2, 1), need=4)
    found, seat = offering(Offer("buy", fields=(pay,)), Offer("decline"))
    parts = accepted(panel(found, seat, language_of("en"), None, "The hand."))
    assert controls(parts) == [("choose", "0"), ("do", "1")]
    (select,) = parts[SELECT]
    assert (select["min_values"], select["max_values"], len(select["options"])) == (1, 3, 3)


async def test_what_may_be_left_out_is_asked_in_a_window(offering, accepted):
    found, seat = offering(Offer("discard", fields=(Field("cards", (1, 2, 3), least=0, most=3, many=True),)))
    assert controls(accepted(panel(found, seat, language_of("en"), None, "x"))) == [("do", "0")]


async def test_more_than_twenty_five_options_of_a_field_are_parts_of_one_answer(offering, accepted):
    field = Field("cards", tuple(range(54)), least=2, most=3, many=True)
    offer = Offer("buy", fields=(field,))
    found, seat = offering(offer)
    assert controls(accepted(panel(found, seat, language_of("en"), None, "x"))) == [("do", "0")]
    parts = accepted(fill(found, seat, language_of("en"), 0))
    selects = [label["component"] for label in parts[LABEL]]
    assert [len(select["options"]) for select in selects] == [18, 18, 18]
    assert all(select["min_values"] == 0 and not select["required"] for select in selects)
    picked = {selects[0]["custom_id"]: ["3"], selects[2]["custom_id"]: ["40", "53"]}
    assert answers(offer, picked) == {"cards": (3, 40, 53)}


@pytest.mark.parametrize("kinds", [1, 2, 5, 9, 20])
@pytest.mark.parametrize("each", [1, 2, 4, 5, 26, 60])
async def test_any_number_of_moves_fits_into_a_message(offering, accepted, kinds, each):
    offers = [Offer(f"move{kind}", {"n": n}) for kind in range(kinds) for n in range(each)]
    found, seat = offering(*offers)
    parts = accepted(panel(found, seat, language_of("en"), "hand.png", "", "note"), ("hand.png",))
    offered = [option["value"] for select in parts.get(SELECT, []) for option in select["options"]]
    offered += [argument for verb, argument in controls(parts) if verb == "do"]
    if kinds * each <= 400:
        assert sorted(map(int, offered)) == list(range(len(offers)))


async def test_grave_moves_look_grave_and_ask_once_more(offering, accepted, monkeypatch):
    monkeypatch.setattr(type(GAME), "warning", Game.warning)
    field = Field("cards", (7, 8, 9), most=3, many=True)
    offer = Offer("buy", fields=(field,), grave=True)
    found, seat = offering(offer, Offer("decline", grave=True))
    parts = accepted(panel(found, seat, language_of("en"), None, "x"))
    assert parts[BUTTON][0]["style"] == 4
    question = accepted(ask(found, seat, language_of("en"), 0, {"cards": (9, 7)}))
    (verb, argument), no = controls(question)
    assert (verb, no) == ("sure", ("no", ""))
    assert unpack(offer, argument) == {"cards": (7, 9)}


async def test_who_is_not_awaited_reads_whom_the_match_waits_for(match, accepted):
    found = match(3, 4)
    (awaited,) = found.waiting
    seat = (awaited + 1) % 3
    view = panel(found, seat, language_of("en"), "hand.png", "")
    assert ("Anna", "Ben", "Clara")[awaited] in texts(view)
    assert controls(accepted(view, ("hand.png",))) == []


async def test_private_events_stand_in_the_panel_of_their_seat_only(match):
    found = match(2, 0, events=(Event("property-drew-you", {"cards": "A♠"}, (1,)),))
    assert "A♠" in texts(panel(found, 1, language_of("en"), "hand.png", ""))
    assert "A♠" not in texts(panel(found, 0, language_of("en"), "hand.png", ""))


async def test_a_panel_of_a_match_that_is_over_tells_the_result(match, accepted):
    found = match(2, 5000, due=None)
    view = panel(found, 0, language_of("en"), "hand.png", "")
    assert "wins!" in texts(view)
    assert controls(accepted(view, ("hand.png",))) == []


async def test_the_panel_leads_to_the_table(match, accepted):
    parts = accepted(panel(match(2, 0), 0, language_of("en"), "hand.png", ""), ("hand.png",))
    assert parts[BUTTON][-1]["url"] == "https://discord.com/channels/10/20/30"


@pytest.mark.parametrize("values", [["x"], ["-1"], ["1" * 40], ["²"], ["٢"]])
async def test_nonsense_in_a_window_is_an_invalid_move(values):
    with pytest.raises(InvalidMove):
        answers(Offer("buy", fields=(Field("cards", (1, 2)),)), {"cards:0": values})
    with pytest.raises(InvalidMove):
        answers(Offer("buy"), {"nothing": ["1"]})


async def test_a_question_keeps_the_limits_with_a_long_text(accepted):
    accepted(confirm(language_of("en"), "Sure? " * 2000, Control("gone", 1, 2), "hint " * 500))


async def test_long_labels_end_in_an_ellipsis():
    button = layout.button(Control("do"), "x" * 200)
    assert button.label == "x" * 79 + "…"
    within = layout.button(Control("do"), "plays: \u2068" + "م" * 100 + "\u2069 now")
    assert within.label == "plays: \u2068" + "م" * 70 + "\u2069…"
