"""Any click, command or modal, at any time, gets one private answer and leaves the match valid."""

from __future__ import annotations

import asyncio
from random import Random

from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.evidence import (
    check_log,
    check_notifications,
    expect_refusal,
    find_tables,
    load_latest,
    read_matches,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.questions import MOVES

MONTH = 30 * 86400


async def begin_match(freehold: Freehold) -> tuple[Guest, Guest]:
    """Start a match between Anna and Ben; return the one to move first, once their panel shows it."""
    guests = await freehold.table("Anna", "Ben", pace="none")
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    await freehold.client.presenter.wait_until_idle()
    one, two = sorted(guests, key=lambda guest: not guest.is_asked())
    return one, two


async def check_everything(freehold: Freehold, *guests: Guest) -> None:
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, log = await load_latest(freehold.file)
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, guests[0], match)
    check_notifications(guests, match, log)


async def test_the_last_free_seat_and_the_last_free_channel_are_taken_once(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    crowd = [freehold.guest(name) for name in ("Anna", "Ben", "Clara", "David", "Emma", "Finn")]
    anna = crowd[0]
    await asyncio.gather(*(guest.command("property new") for guest in crowd))
    await world.until(lambda: len(find_tables(anna)) == 1)
    await world.until(lambda: all(guest.find_replies() for guest in crowd))
    matches, players, _ = read_matches(freehold.file)
    assert len(matches) == len(players) == 1
    host = next(guest for guest in crowd if guest.person.id == matches[0][5])
    for count in range(1, 5):
        await host.arrange("addbot", "normal")
        await world.until(lambda: text(find_tables(anna)[0]).count("· bot") == count)  # noqa: B023
    (lobby,) = find_tables(anna)
    join = next(part["custom_id"] for part in controls(lobby) if ":join:" in part["custom_id"])
    rush = [guest for guest in crowd if guest is not host]
    ids = await asyncio.gather(*(guest.person.raw_component(int(lobby["id"]), join) for guest in rush))
    await asyncio.gather(*(guest.person.wait_for_answer(id) for guest, id in zip(rush, ids, strict=True)))
    await world.until(lambda: sum("seats are taken" in "".join(guest.find_replies()) for guest in rush) == 4)
    _, players, _ = read_matches(freehold.file)
    assert len(players) == 6
    assert len({user_id for _, _, user_id, *_ in players}) == 3


async def test_two_clicks_at_once_are_one_move_and_two_people_at_once_both_count(freehold: Freehold) -> None:
    one, two = await begin_match(freehold)
    await one.press("hand")
    await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    dm = next(m for m in one.find_messages() if not m.get("flags", 0) & 64 and _moves(m))
    reply = next(m for m in one.find_messages() if m.get("flags", 0) & 64 and _moves(m))
    part = _moves(dm)[0]
    values = [option["value"] for option in part.get("options", ())][:1] or None
    number = len(read_matches(freehold.file)[2])
    await two.press("more")
    await two.press("resign")
    gone = await freehold.sandbox.world.until(lambda: two.find_control(["resignsure"]))
    ids = await asyncio.gather(
        one.person.raw_component(int(dm["id"]), part["custom_id"], values),
        one.person.raw_component(int(reply["id"]), part["custom_id"], values),
        one.person.raw_component(int(dm["id"]), part["custom_id"], values),
        two.person.raw_component(int(gone[0]["id"]), gone[1]["custom_id"]),
        two.person.raw_component(int(gone[0]["id"]), gone[1]["custom_id"]),
    )
    await asyncio.gather(
        *(guest.person.wait_for_answer(id) for guest, id in zip([one] * 3 + [two] * 2, ids, strict=True))
    )
    # What was acknowledged is done a moment later.
    async with asyncio.timeout(PATIENCE):
        while (await load_latest(freehold.file))[0].status != "over":  # noqa: ASYNC110 - the file tells nobody
            await asyncio.sleep(0.05)
    await freehold.client.presenter.wait_until_idle()
    _, log = await load_latest(freehold.file)
    assert number < len(log) <= number + 2
    await check_everything(freehold, one, two)


def _moves(message: dict) -> list[dict]:  # type: ignore[type-arg]
    return [part for part in controls(message) if part["custom_id"].split(":")[3] in MOVES]


async def test_nonsense_is_answered_in_private_and_changes_nothing(freehold: Freehold) -> None:
    one, two = await begin_match(freehold)
    clara = freehold.guest("Clara")
    table, panel = int(find_tables(one)[0]["id"]), int(one.find_control(MOVES)[0]["id"])  # type: ignore[index]
    head = ":".join(next(p["custom_id"] for p in _moves(one.person.message(panel))).split(":")[:3])
    for custom_id in (
        "",
        "fh",
        "fh:",
        "fh:1",
        "fh:1:1:",
        "fh::::",
        "fh:zzzzzzzzzzzz:1:hand:",
        "fh:1:1:constructor:",
        f"{head}:DO:0",
        f"{head}:do:",
        f"{head}:do:-1",
        f"{head}:do:1e3",
        f"{head}:do:999999999999",
        f"{head}:do:٠",
        f"{head}:sure:0.zz",
        f"{head}:sure:",
        f"{head}:fill:0",
        f"{head}:invite:0",
        f"{head}:accept:",
        f"{head}:accept:0.0.0",
        f"{head}:page:x",
        f"{head}:thread:",
        f"{head}:set:locale",
        f"{head}:do:/" + "9" * 70,
        "🃏" * 50,
        "fh:1:1:do:\n0",
        f"{head}:join:",
        f"{head}:start:",
        f"{head}:cancel:",
        f"{head}:rematch:",
        f"{head}:verify:",
        f"{head}:nudge:",
        f"{head}:options:1",
        f"{head}:setup:1",
        f"{head}:addbot:",
        f"{head}:dropbot:",
        f"{head}:leave:",
        f"{head}:takeback:",
    ):
        await expect_refusal(freehold, one, one.person.raw_component(table, custom_id))
    for verb in ("pick:/", "choose:/0", "seat:", "section:chess", "set:pace", "invite:0", "invite:1"):
        for values in ([], ["nothing"], ["-1"], ["99999"], ["0", "1"], ["9" * 100], ["٠"]):
            await expect_refusal(freehold, one, one.person.raw_component(table, f"{head}:{verb}", values))
    for own, other in (("do:/0", "do:/9"), ("sure:0", "sure:99")):  # who waits may plan, but not that
        await expect_refusal(freehold, clara, clara.person.raw_component(table, f"{head}:{own}"))
        await expect_refusal(freehold, two, two.person.raw_component(table, f"{head}:{other}"))
    for name in ("match resign", "match nudge", "match hand", "match verify"):
        await expect_refusal(freehold, clara, clara.person.command(clara.channel_id, name))
    await freehold.client.presenter.wait_until_idle()
    await check_everything(freehold, one, two)


async def test_a_taken_channel_and_a_lobby_too_full_or_too_empty(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await anna.wait_for_text("You’re at a table")
    await world.until(lambda: find_tables(anna))
    (lobby,) = find_tables(anna)

    def control(verb: str) -> str:
        return f"fh:1:1:{verb}:"

    async def click(guest: Guest, verb: str) -> int:
        return await guest.person.raw_component(int(lobby["id"]), control(verb))

    await expect_refusal(freehold, anna, click(anna, "start"))
    await expect_refusal(freehold, anna, click(anna, "dropbot"))
    await expect_refusal(freehold, anna, click(anna, "join"))
    for verb in ("leave", "start", "addbot", "dropbot", "cancel", "options", "hand"):
        await expect_refusal(freehold, ben, click(ben, verb))
    for count in range(1, 6):
        await anna.arrange("addbot", "normal")
        await world.until(lambda: text(find_tables(anna)[0]).count("· bot") == count)  # noqa: B023
    await expect_refusal(freehold, anna, click(anna, "addbot"))
    await expect_refusal(freehold, ben, click(ben, "join"))
    await expect_refusal(freehold, ben, ben.person.command(ben.channel_id, "property new"))


async def test_a_month_later_and_after_a_restart_everything_still_answers(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    one, two = await begin_match(freehold)
    await one.press("hand")
    old = await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and _moves(m))
    part = _moves(old)[0]
    values = [option["value"] for option in part.get("options", ())][:1] or None
    await play(freehold.sandbox, [two, one], Random(1), 5)
    await freehold.client.presenter.wait_until_idle()
    await freehold.stop()
    world.advance(MONTH)
    await freehold.start()

    before = read_matches(freehold.file)
    click = await one.person.raw_component(int(old["id"]), part["custom_id"], values)
    await one.person.wait_for_answer(click)
    shown = await one.wait_for_message(
        lambda m: m["id"] == old["id"] and "The match has moved on. " in text(m)
    )
    assert shown["attachments"]
    assert read_matches(freehold.file) == before
    table = find_tables(one)[0]
    await two.press("hand", message_id=int(table["id"]))
    await two.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    await play(freehold.sandbox, [one, two], Random(2), 3)
    await freehold.client.presenter.wait_until_idle()
    assert table["id"] not in {message["id"] for message in find_tables(one)}
    await check_everything(freehold, one, two)
