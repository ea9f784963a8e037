"""`/notify` and `/me`: personal preferences, and how private messages follow them."""

from __future__ import annotations

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.domain.people import Person
from bot.language import LOCALES, language_of
from cogs.kit.zones import find_zones
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.narrow import not_none
from tests.kit.questions import MOVES, Json

pytestmark = pytest.mark.usefixtures("same_cards")


async def stored_person(freehold: Freehold, guest: Guest) -> Person | None:
    return await freehold.store.persons.get(guest.person.id)


async def wait_for_control(freehold: Freehold, guest: Guest, verb: str) -> tuple[Json, Json]:
    """Wait for a control with *verb*; return its message and the control."""
    await freehold.sandbox.world.until(lambda: guest.find_control([verb]), PATIENCE)
    return guest.find_control([verb])  # type: ignore[return-value]


async def find_asked(freehold: Freehold) -> tuple[Guest, Json]:
    """Return the guest that a match of Property waits for, and their panel."""
    guests = await freehold.table("Anna", "Ben")
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
    one = next(guest for guest in guests if guest.is_asked())
    panel, _ = one.find_control(MOVES)  # type: ignore[misc]
    return one, panel


async def test_where_and_when_one_is_notified_counts_at_once_and_is_said_in_a_sentence(
    freehold: Freehold,
) -> None:
    anna = freehold.guest("Anna")
    await anna.command("notify")
    await anna.wait_for_reply("I mention you **at the table**, at any hour.")
    assert await stored_person(freehold, anna) is None
    await anna.press("notify:from", str(22 * 60))
    await anna.wait_for_reply("**at the table**, but not between **22:00** and **7:00** (Etc/UTC).")
    await anna.command("notify", zone="Europe/Berlin")
    told = await anna.wait_for_reply("**22:00** and **7:00** (Europe/Berlin)")
    noon = re.search(r"When it’s noon there, your clock shows <t:(\d+):t>", told)  # true whenever it is read
    assert noon and datetime.fromtimestamp(int(noon[1]), ZoneInfo("Europe/Berlin")).hour == 12
    await anna.press("notify:to", str(6 * 60))
    await anna.wait_for_reply("**22:00** and **6:00**")
    await anna.press("notify:where", "both")
    told = await anna.wait_for_reply(
        "**at the table and by direct message**, but not between **22:00** and **6:00**"
    )
    assert "I’ll tell you at 6:00" in told
    known = await stored_person(freehold, anna)
    assert known is not None
    assert (known.notify, known.quiet, known.zone) == ("both", (22 * 60, 6 * 60), "Europe/Berlin")
    assert known.changed > 0
    await anna.press("notify:from", str(6 * 60))
    await anna.wait_for_reply("between **6:00** and **14:00**")  # not a whole day, and not no time at all
    await anna.press("notify:where", "none")
    assert "between" not in await anna.wait_for_reply("I **never** notify you")
    await anna.press("notify:reminder", "90")
    await wait_until_idle(freehold)
    assert not_none(await stored_person(freehold, anna)).second_reminder == 90
    await anna.press("notify:reminder", "once")
    await wait_until_idle(freehold)
    assert not_none(await stored_person(freehold, anna)).second_reminder is None
    await anna.press("notify:from", "never")
    await anna.wait_for_message(lambda m: "**to**" not in text(m) and "never** notify you" in text(m))
    await anna.press("notify:where", "here")
    await anna.wait_for_reply("I mention you **at the table**, at any hour.")
    assert (await stored_person(freehold, anna)) == Person(
        anna.person.id,
        known.name,
        zone="Europe/Berlin",
        changed=(not_none(await stored_person(freehold, anna))).changed,
    )


async def test_a_favorite_color_is_worn_where_no_other_person_has_it(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await ben.person.speak("de")
    for guest, name in ((anna, "⭐ Yellow"), (ben, "⭐ Gelb")):
        await guest.command("me")
        _, picker = await wait_for_control(freehold, guest, "me:favorite")
        assert name in [option["label"] for option in picker["options"]]
        await guest.press("me:favorite", "3")
        await wait_until_idle(freehold)
        assert not_none(await stored_person(freehold, guest)).favorite == 3
    await anna.command("property new")
    await anna.wait_for_text("⭐ **Anna**")
    await ben.press("join")
    lobby = text(await anna.wait_for_text("Ben**"))
    assert "⭐ **Anna**" in lobby and "⭐ **Ben**" not in lobby
    await ben.press("me:favorite", "any")
    await wait_until_idle(freehold)
    assert not_none(await stored_person(freehold, ben)).favorite is None


async def test_who_named_no_zone_has_the_usual_one_of_their_language_and_who_did_keeps_it(
    freehold: Freehold,
) -> None:
    ben, clara = freehold.guest("Ben"), freehold.guest("Clara")
    for guest in (ben, clara):
        await guest.person.speak("de")
    await clara.command("notify", zone="utc")
    for guest, zone in ((ben, "Europe/Berlin"), (clara, "Etc/UTC")):
        await guest.command("notify")
        await guest.press("notify:from", str(23 * 60))
        await guest.wait_for_reply(f"aber nicht zwischen **23:00** und **7:00** Uhr ({zone}).")


async def test_it_works_in_a_dm_and_says_when_that_is_closed(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.person.close_dms()
    await anna.command("property new")
    await anna.wait_for_reply("Others press")
    await anna.command("notify")
    await anna.press("notify:where", "dm")
    assert "I can’t send you direct messages" in await anna.wait_for_reply(
        "I notify you **by direct message**"
    )
    ben = freehold.guest("Ben", "lobby")
    await ben.command("property new")
    dm = await freehold.sandbox.world.until(ben.person.dm, PATIENCE)
    ben.channel_id = dm.id
    await ben.command("notify")
    await ben.press("notify:where", "dm")
    assert "can’t send you" not in await ben.wait_for_reply("I notify you **by direct message**")


async def test_a_zone_is_found_by_its_city_and_by_its_country_and_nonsense_is_refused(
    freehold: Freehold,
) -> None:
    anna = freehold.guest("Anna")
    choices = await anna.person.autocomplete(anna.channel_id, "notify", "zone", "sao p")
    assert [choice["value"] for choice in choices] == ["America/Sao_Paulo"]
    assert choices[0]["name"].startswith("America/Sao Paulo · ")
    choices = await anna.person.autocomplete(anna.channel_id, "notify", "zone", "")
    assert len(choices) == 25
    await anna.command("notify", zone="Atlantis/Poseidonis")
    assert "choose from the list" in await anna.wait_for_reply("know that time zone")
    await anna.command("notify", zone="europe")
    await anna.wait_for_reply("know that time zone")
    assert await stored_person(freehold, anna) is None
    (first, *_) = await anna.person.autocomplete(anna.channel_id, "notify", "zone", "sao p")
    await anna.command("notify", zone=first["name"])  # as some clients send it
    await anna.wait_for_reply("Your time zone is America/Sao_Paulo")
    await anna.command("notify", zone="new york")
    await anna.wait_for_reply("Your time zone is America/New_York")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_usual_zones_fit_into_a_list_and_are_found_by_what_people_call_them(locale: str) -> None:
    say = language_of(locale)
    lines = say("zones").splitlines()
    assert find_zones("", say) == [line.split()[0] for line in lines]
    assert len(lines) <= 25
    for line in lines:
        zone, names = line.split(maxsplit=1)
        assert ZoneInfo(zone)
        for name in names.split(", "):
            assert zone in find_zones(name.upper(), say)
    wien, lima = find_zones("Wien", language_of("de"))[:1], find_zones("lima", say)[:1]
    assert (wien, lima) == (["Europe/Vienna"], ["America/Lima"])


async def test_a_chosen_language_holds_whatever_discord_speaks_and_panels_sent_before_follow(
    freehold: Freehold,
) -> None:
    one, panel = await find_asked(freehold)
    await one.command("me")
    await one.wait_for_reply("I write to you in **English**, with **pictures**")
    await one.press("me:locale", "de")
    told = await one.wait_for_reply("Ich schreibe dir auf **Deutsch**, mit **Bildern**")
    assert "zwei Farben" in told
    assert "bleiben in der Sprache" in told
    await one.wait_for_message(
        lambda m: m["id"] == panel["id"] and "Spiel eine rote und eine schwarze" in text(m)
    )
    await one.person.speak("en-GB")
    await one.command("matches")
    await one.wait_for_reply("Deine Partien")
    await freehold.client.presenter.wait_until_idle()
    assert "Spiel eine rote" in text(one.person.message(int(panel["id"])))
    await one.press("me:locale", "client")
    assert "stay in the language of your Discord" not in await one.wait_for_reply(
        "I write to you in **English**"
    )
    await one.wait_for_message(lambda m: m["id"] == panel["id"] and "play a red and a black card" in text(m))


async def test_words_instead_of_pictures_and_four_colors_are_for_one_person_alone(
    freehold: Freehold,
) -> None:
    one, panel = await find_asked(freehold)
    await one.command("me")
    await one.press("me:colors", "four")
    await one.wait_for_reply("**four colors**")
    before = panel["attachments"][0]["id"]
    await one.wait_for_message(lambda m: m["id"] == panel["id"] and m["attachments"][0]["id"] != before)
    await one.press("me:pictures", "text")
    await one.wait_for_reply("with **words instead of pictures**")
    await one.wait_for_message(
        lambda m: m["id"] == panel["id"] and not m["attachments"] and "Your hand: " in text(m)
    )
    table, _ = one.find_control(["hand"])  # type: ignore[misc]
    assert table["attachments"]
    await one.command("match show")
    shown = await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and ":hand:" in str(m["components"]))
    assert not shown["attachments"]
    await one.command("match hand")
    hand = await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and "Your hand: " in text(m))
    assert not hand["attachments"]
    await one.command("help")
    page = await one.wait_for_message(lambda m: ":learn:" in str(m["components"]))
    assert not page["attachments"]
    known = await stored_person(freehold, one)
    assert known is not None
    assert (known.worded, known.four_colors, known.locale_chosen) == (True, True, False)


async def test_values_that_were_never_offered_change_nothing(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    for command, wrong in (
        (
            "notify",
            {
                "where": ["pager"],
                "from": ["61", "-60", "1440"],
                "to": ["never", ""],
                "reminder": ["80", "never"],
            },
        ),
        (
            "me",
            {
                "locale": ["tlh"],
                "pictures": ["film"],
                "colors": ["5"],
                "favorite": ["6", "-1"],
                "name": ["Ben"],
            },
        ),
    ):
        await anna.command(command)
        message, part = await wait_for_control(freehold, anna, command)
        for argument, values in wrong.items():
            for value in values:
                custom_id = f"{part['custom_id'].rpartition(':')[0]}:{argument}"
                before = len(anna.find_replies())
                click = await anna.person.raw_component(int(message["id"]), custom_id, [value])
                await anna.person.wait_for_answer(click)
                await freehold.sandbox.world.until(lambda: len(anna.find_replies()) > before, PATIENCE)  # noqa: B023
                assert "can’t choose that here" in anna.find_replies()[0]
    assert await stored_person(freehold, anna) is None


async def test_two_choices_at_once_both_count(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("me")
    message, _ = await wait_for_control(freehold, anna, "me")
    ids = {part["custom_id"].rpartition(":")[2]: part["custom_id"] for part in controls(message)}
    clicks = [
        await anna.person.raw_component(int(message["id"]), ids[what], [value])
        for what, value in (("locale", "de"), ("colors", "four"), ("pictures", "text"))
    ]
    for click in clicks:
        await anna.person.wait_for_answer(click)
    await wait_until_idle(freehold)
    known = await stored_person(freehold, anna)
    assert known is not None
    assert (known.locale, known.worded, known.four_colors) == ("de", True, True)
