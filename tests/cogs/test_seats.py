"""Resigning, going away and coming back, handing a seat to somebody else."""

from __future__ import annotations

import pytest

from bot.domain import turns
from bot.domain.match import Match
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest


async def running_match(freehold: Freehold, guest: Guest) -> Match:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def test_resigning_asks_once_more_and_can_be_thought_better_of(freehold: Freehold) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    await anna.press("more")
    await anna.press("resign")
    question = await anna.wait_for_message(lambda m: "Do you really want to leave" in text(m))
    await anna.press("no", message_id=int(question["id"]))
    await anna.wait_for_message(lambda m: m["id"] == question["id"] and m["attachments"])
    assert (await running_match(freehold, anna)).status == "running"


async def test_who_resigns_is_out_and_the_others_go_on(freehold: Freehold) -> None:
    anna, ben, _ = await freehold.table("Anna", "Ben", "Clara")
    await anna.resign()
    await ben.wait_for_text("resigns")
    match = await running_match(freehold, ben)
    assert match.status == "running"
    await anna.command("match resign")
    assert await anna.wait_for_reply("You’re out of this match")


async def test_an_absent_player_takes_the_seat_back_at_the_table(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    match = await running_match(freehold, anna)
    seat = match.seat_of(ben.person.id)
    assert seat is not None
    await freehold.client.matches.change(match.id, turns.take_over, seat)
    await anna.wait_for_text("Ben is away")
    await ben.press("takeback")
    hand = await ben.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    assert hand
    assert not (await running_match(freehold, anna)).players[seat].away
    await anna.press("hand")


async def test_a_seat_is_handed_to_who_accepts_it(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    clara, david = freehold.guest("Clara"), freehold.guest("David")
    await anna.press("more")
    await anna.press("replace")
    await anna.press("invite", str(clara.person.id))
    invitation = await clara.wait_for_message(lambda m: "asks you to play for" in text(m))
    assert [m["id"] for m in clara.person.pings()] == [invitation["id"]]
    await david.press("accept")
    assert await david.wait_for_reply("This seat is saved for")
    await clara.press("accept")
    accepted = await ben.wait_for_message(lambda m: "now plays for" in text(m))
    assert accepted["id"] == invitation["id"]
    assert controls(accepted) == []
    match = await running_match(freehold, anna)
    assert {player.name for player in match.players} == {"Clara", "Ben"}
    await clara.wait_for_text("You’re at a table of **Property**")


@pytest.mark.parametrize("way", ["panel", "person", "bot", "resign"])
async def test_who_would_lose_by_giving_the_seat_up_is_told_before(freehold: Freehold, way: str) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    match = await running_match(freehold, anna)
    seat = match.seat_of(anna.person.id)
    if way == "panel":
        await anna.press("more")
        await anna.press("replace")
        await anna.wait_for_message(lambda m: "counts as lost for you" in text(m))
        await anna.press("install", "normal")
    elif way == "resign":
        await anna.command("match resign")
        await anna.wait_for_message(lambda m: "counts as lost for you" in text(m))
        await anna.press("resignsure")
    else:
        options = {"person": clara.person.id} if way == "person" else {"level": "normal"}
        await anna.command("match replace", seat=seat, **options)
        await anna.wait_for_message(lambda m: "counts as lost for you" in text(m))
        assert clara.person.pings() == []
        assert (await running_match(freehold, anna)).seat_of(anna.person.id) == seat
        await anna.press("invitesure" if way == "person" else "installsure")
    if way == "person":
        await clara.press("accept")
    if way == "resign":
        await ben.wait_for_text("resigns")
    else:
        await ben.wait_for_text("plays for" if way == "person" else "a bot, takes the seat of")
        assert (await running_match(freehold, anna)).seat_of(anna.person.id) is None


async def test_whoever_plays_against_bots_alone_loses_nothing_by_leaving(freehold: Freehold) -> None:
    (anna,) = await freehold.table("Anna", bots=1)
    seat = (await running_match(freehold, anna)).seat_of(anna.person.id)
    await anna.press("more")
    await anna.press("replace")
    await anna.press("seat", str(seat))
    question = await anna.wait_for_message(lambda m: "Who should play for" in text(m))
    assert "counts as lost" not in text(question)


async def test_a_command_hands_a_bots_seat_over(freehold: Freehold) -> None:
    (anna,) = await freehold.table("Anna", bots=1)
    clara = freehold.guest("Clara")
    match = await running_match(freehold, anna)
    offered = await anna.person.autocomplete(
        anna.channel_id, "match replace", "seat", "", person=clara.person.id
    )
    assert {choice["value"] for choice in offered} == {0, 1}
    assert await clara.person.autocomplete(anna.channel_id, "match replace", "seat", "") == []
    bot = next(player.seat for player in match.players if player.user_id is None)
    await anna.command("match replace", seat=bot, person=clara.person.id)
    assert await anna.wait_for_reply("I’ve asked")
    await clara.press("accept")
    await anna.wait_for_text("now plays for")
    assert (await running_match(freehold, anna)).players[bot].user_id == clara.person.id


@pytest.mark.parametrize(
    ("name", "told"), [("Ben", "is already in this match"), ("Bot", "a bot, not a person")]
)
async def test_who_cannot_sit_down_is_not_invited(freehold: Freehold, name: str, told: str) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    match = await running_match(freehold, anna)
    user = freehold.sandbox.world.find_user(name)
    await anna.command("match replace", seat=match.seat_of(anna.person.id), person=user.id)
    assert await anna.wait_for_reply(told)
    clara = freehold.guest("Clara")
    await clara.command("match replace", seat=0, person=freehold.guest("David").person.id)
    assert await clara.wait_for_reply("You’re not in this match")


async def test_the_seat_of_somebody_who_is_here_is_theirs_alone(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    match = await running_match(freehold, anna)
    clara = freehold.guest("Clara")
    await anna.command("match replace", seat=match.seat_of(ben.person.id), person=clara.person.id)
    assert await anna.wait_for_reply("You can’t hand that seat over")


async def test_the_others_are_asked_before_somebody_plays_for_who_is_away(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    david = freehold.guest("David")
    match = await running_match(freehold, anna)
    seat = match.seat_of(ben.person.id)
    assert seat is not None
    await freehold.client.matches.change(match.id, turns.take_over, seat)
    await anna.command("match replace", seat=seat, person=david.person.id)
    assert await anna.wait_for_reply("The others get a say first")
    question = await clara.wait_for_text("would like <@")
    assert {m["id"] for who in (ben, clara) for m in who.person.pings()} >= {question["id"]}
    assert david.person.pings() == []
    await david.press("agree")
    assert await david.wait_for_reply("The others decide about this seat")
    await clara.press("agree")
    invitation = await david.wait_for_text("asks you to play for")
    assert [m["id"] for m in david.person.pings()] == [invitation["id"]]
    await david.press("accept")
    await ben.wait_for_text("It’s still your seat")
    await ben.press("takeback")
    await david.wait_for_text("Thanks for stepping in")
    assert (await running_match(freehold, anna)).seat_of(ben.person.id) == seat


async def test_who_has_left_the_server_calls_nobody_there(freehold: Freehold) -> None:
    (anna, ben) = await freehold.table("Anna", "Ben")
    match = await running_match(freehold, anna)
    dm = ben.person.dm()
    assert dm is not None
    await freehold.move_to_own_server(ben)
    ben.channel_id = dm.id
    clara = freehold.guest("Clara")
    for command in ("match nudge", "match replace"):
        options = {"seat": match.seat_of(ben.person.id), "person": clara.person.id}
        await ben.command(command, **(options if command == "match replace" else {}))
        await ben.wait_for_reply("you can’t see that channel")
        reply = next(message for message in ben.find_messages() if message.get("flags", 0) & 64)
        await ben.person.dismiss(int(reply["id"]))
    assert clara.person.pings() == []


async def test_with_no_seat_to_hand_over_that_is_said(freehold: Freehold) -> None:
    anna, _, _ = await freehold.table("Anna", "Ben", "Clara")
    await anna.resign()
    await anna.wait_for_text("resigns")
    message, _ = anna.find_control(["hand"])  # type: ignore[misc]
    await anna.person.wait_for_answer(await anna.person.raw_component(int(message["id"]), "fh:1:0:replace:"))
    assert await anna.wait_for_reply("There’s no seat to hand over")


async def test_a_seat_is_given_to_a_bot_of_some_level(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben", bots=1)
    match = await running_match(freehold, anna)
    bot = next(player.seat for player in match.players if player.user_id is None)
    await anna.command("match replace", seat=bot, level="strong")
    await anna.wait_for_reply("a strong bot, plays there now")
    await ben.command("match replace", seat=bot, level="easy")
    await ben.wait_for_reply("You can’t hand that seat over")
    await ben.command("match replace", seat=bot)
    await ben.wait_for_reply("either a `person` or a bot")
    await ben.press("more")
    await ben.press("replace")
    await ben.press("install", "easy")
    await ben.wait_for_reply("an easy bot, plays there now")
    after = await running_match(freehold, anna)
    seat = match.seat_of(ben.person.id)
    assert seat is not None
    assert [after.players[place].level for place in (bot, seat)] == ["strong", "easy"]
    assert after.players[seat].owner is None and after.seat_of(ben.person.id) is None


async def test_the_others_are_asked_before_another_bot_plays_for_who_is_away(freehold: Freehold) -> None:
    anna, ben, clara = await freehold.table("Anna", "Ben", "Clara")
    match = await running_match(freehold, anna)
    seat = match.seat_of(ben.person.id)
    assert seat is not None
    await freehold.client.matches.change(match.id, turns.take_over, seat)
    await anna.command("match replace", seat=seat, level="strong")
    await anna.wait_for_reply("Once they agree, the bot takes over")
    await clara.wait_for_text("would like a strong bot to play")
    await clara.press("agree")
    await clara.wait_for_text("a strong bot now plays for")
    assert (await running_match(freehold, anna)).players[seat].level == "strong"
    await ben.press("takeback")
    await ben.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    assert (await running_match(freehold, anna)).seat_of(ben.person.id) == seat


@pytest.mark.parametrize(("bots", "told"), [(0, "the other player wins"), (2, "Your seat stays empty")])
async def test_whoever_resigns_reads_whether_that_ends_the_match(
    freehold: Freehold, bots: int, told: str
) -> None:
    anna, _ = await freehold.table("Anna", "Ben", bots=bots)
    await anna.press("more")
    await anna.wait_for_reply("That ends the match" if not bots else "The others play on.")
    await anna.press("resign")
    await anna.wait_for_reply(told)
