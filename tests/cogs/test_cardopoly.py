"""Cardopoly on Discord: its lobby, full pockets, choosing an ace, the last cards."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import Any

from games.cardopoly import GAME
from games.cardopoly.actions.orders import ANY, PASS
from games.cardopoly.moves import Draw
from games.cardopoly.state import State
from games.cards import SUITS
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.games.cardopoly.positions import DIAMONDS, RICH, act, landed_position, position
from tests.kit.evidence import expect_refusal
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import Json

FORTY = (
    "2♣ 3♣ 4♣ 5♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ 2♦ 3♦ 5♦ 6♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ 2♥ 3♥ 6♥ 7♥ 9♥ 10♥ J♥ Q♥ K♥ "
    "2♠ 3♠ 4♠ 7♠ 8♠ 10♠ J♠ Q♠ K♠ ★"
)


def load_stored_state(freehold: Freehold) -> State:
    with closing(sqlite3.connect(freehold.file)) as database:
        ((state,),) = database.execute("SELECT state FROM matches")
    return GAME.decode(state)


async def seat_people(freehold: Freehold, *names: str, **options: Any) -> list[Guest]:
    """Start a table of Cardopoly and return its people by seat."""
    guests = await freehold.table(*names, game="cardopoly", **options)
    match = await freehold.client.matches.in_channel(guests[0].channel_id)
    assert match is not None
    return sorted(guests, key=lambda guest: match.seat_of(guest.person.id) or 0)


async def arrange_debt(freehold: Freehold, pocket: str, space: int) -> Guest:
    """Arrange a debt: somebody with that *pocket* has just landed on another's property."""
    state = position(pocket, "A♣ A♥", "A♠ 4♥", owners={space: 1}, places=(space - 1,), draw="A♣")
    act(state, Draw())
    debtor, *_ = await seat_people(freehold, "Anna", "Ben", "Clara")
    await freehold.arrange(lambda _: state)
    return debtor


async def test_a_lobby_tells_its_options_and_teams_take_four(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("cardopoly new", teams="yes", king_tax="2")
    lobby = await anna.wait_for_text("two teams of two")
    assert "2 cards from everybody" in text(lobby)
    await ben.press("join")
    await anna.wait_for_text("Ben** · ")
    assert anna.find_control(["start"]) is None
    await anna.press("more")
    for number in (1, 2):
        await anna.press("addbot", "normal")
        await anna.wait_for_message(lambda m: text(m).count("· bot") == number)  # noqa: B023
    await freehold.sandbox.world.until(lambda: anna.find_control(["addbot"]) is None)
    await anna.press("start")
    await freehold.sandbox.world.until(lambda: anna.find_control(["hand"]))
    assert load_stored_state(freehold).teams


async def test_nine_cards_of_forty_are_paid_from_two_lists(freehold: Freehold) -> None:
    debtor = await arrange_debt(freehold, FORTY, 7)
    pocket = load_stored_state(freehold).pockets[0]
    few, nine = pocket[:8], [*pocket[:4], *pocket[-5:]]
    await debtor.take("pay", cards=few)
    assert await debtor.wait_for_reply("You chose 8. You need at least 9. Choose again.")
    await debtor.take("pay", cards=nine)
    assert debtor.person.modal is not None
    assert {item["custom_id"]: len(item["options"]) for item in controls(debtor.person.modal)} == {
        "cards:0": 20,
        "cards:1": 20,
    }
    after = load_stored_state(freehold)
    assert after.phase == "close"
    assert set(nine) <= set(after.pockets[1])


async def test_giving_the_last_cards_asks_once_more(freehold: Freehold) -> None:
    debtor = await arrange_debt(freehold, "6♦ 7♠ K♣", 1)
    click = await debtor.prepare_click("pay_all")
    await debtor.person.wait_for_answer(await debtor.person.raw_component(*click))
    question = await debtor.wait_for_text("you’re out of the match!")
    assert "All your 3 cards go to" in text(question)
    await debtor.press("do:/")
    await debtor.wait_for_message(lambda m: m["id"] == str(click.message) and "of rent for 3♦" in text(m))
    assert not load_stored_state(freehold).out[0]
    await debtor.take("pay_all")
    await debtor.wait_for_text("has no cards left and is out")
    assert load_stored_state(freehold).out[0] == "eliminated"


async def test_an_ace_is_taken_by_who_comes_first(freehold: Freehold) -> None:
    guests = await seat_people(freehold, "Anna", "Ben", "Clara", suits="chosen")
    for guest in guests:
        await guest.wait_for_text("Choose your ace")
    clicks = [await guest.prepare_click("suit", suit=SUITS.index("♥")) for guest in guests]
    made = [guest.person.raw_component(*click) for guest, click in zip(guests, clicks, strict=True)]
    for guest, interaction in zip(guests, await asyncio.gather(*made), strict=True):
        await guest.person.wait_for_answer(interaction)
    await wait_until_idle(freehold)
    await freehold.sandbox.world.until(lambda: sum(guest.is_asked() for guest in guests) == 2)
    late = [guest for guest in guests if guest.is_asked()]
    for guest, ace in zip(late, "♠♣", strict=True):
        await guest.take("suit", suit=SUITS.index(ace))
        await freehold.client.presenter.wait_until_idle()
    state = load_stored_state(freehold)
    assert state.phase == "open"
    assert len(set(state.aces)) == 3


async def test_a_window_is_submitted_after_a_restart_once(freehold: Freehold) -> None:
    debtor = await arrange_debt(freehold, FORTY, 7)
    click = await debtor.prepare_click("pay", cards=load_stored_state(freehold).pockets[0][:9])
    opened = await debtor.person.raw_component(*click)
    await debtor.person.wait_for_answer(opened)
    modal = debtor.person.modal
    assert modal is not None
    await freehold.stop()
    await freehold.start()
    before = history(freehold)

    head = {"custom_id": modal["custom_id"]}
    for components in (
        [],
        _fill_modal(modal, ["77"]),
        _fill_modal(modal, ["x", "²", "", "-1"]),
        [{"type": 18, "component": {"type": 4, "custom_id": "z", "value": "hello"}}],
    ):
        await expect_refusal(
            freehold, debtor, debtor.person.raw_modal(opened, {**head, "components": components})
        )
    await expect_refusal(
        freehold, debtor, debtor.person.raw_modal(opened, {"custom_id": "fill", "components": []})
    )
    cards = [[option["value"] for option in item["options"]] for item in controls(modal)]
    right = _fill_modal(modal, cards[0][:4], cards[1][:5])
    await debtor.person.wait_for_answer(await debtor.person.raw_modal(opened, {**head, "components": right}))
    await freehold.sandbox.world.until(lambda: len(history(freehold)) == len(before) + 1)
    await debtor.person.wait_for_answer(await debtor.person.raw_modal(opened, {**head, "components": right}))
    await debtor.wait_for_text("The match has moved on. ")
    assert len(history(freehold)) == len(before) + 1


def history(freehold: Freehold) -> list[object]:
    with closing(sqlite3.connect(freehold.file)) as database:
        return database.execute("SELECT number FROM moves").fetchall()


def _fill_modal(modal: Json, *values: list[str]) -> list[Json]:
    """Fill in *modal*: its selects get those *values*, the last one for all that follow."""
    return [
        {
            "type": 18,
            "id": 1,
            "component": {
                "type": item["type"],
                "custom_id": item["custom_id"],
                "values": values[min(number, len(values) - 1)],
                "id": 2,
            },
        }
        for number, item in enumerate(controls(modal))
    ]


async def test_bids_are_given_in_advance_in_one_window_and_nobody_else_sees_it(freehold: Freehold) -> None:
    anna, ben, clara = await seat_people(freehold, "Anna", "Ben", "Clara")
    await freehold.arrange(lambda _: landed_position("2♣ 3♣", RICH, DIAMONDS))
    await freehold.client.presenter.wait_until_idle()
    others = [json.dumps(message) for guest in (anna, clara) for message in guest.find_messages()]
    await ben.take("advance", lot=ANY, limit=PASS)
    modal = ben.person.modal
    assert modal is not None
    assert len(controls(modal)) == 2
    await ben.wait_for_text("In all auctions, I bid nothing for you.")
    await ben.take("advance", lot=5, limit=PASS + 2)
    await ben.wait_for_text("In an auction of 7♦, I bid up to 2 cards for you.")
    await freehold.client.presenter.wait_until_idle()
    assert [json.dumps(message) for guest in (anna, clara) for message in guest.find_messages()] == others
    await anna.take("auction")
    await freehold.sandbox.world.until(clara.is_asked, PATIENCE)
    assert not ben.is_asked()
    await clara.take("no_bid")
    await anna.wait_for_text("leads and would pay 1 card")
