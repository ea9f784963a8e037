"""Which language is used: the reader's in private, the server's in public."""

from __future__ import annotations

from random import Random

import pytest

from sandbox.model.reading import controls, text, walk
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.questions import MOVES, Json

pytestmark = pytest.mark.usefixtures("same_cards")

GERMAN_PANEL = "Spiel eine rote und eine schwarze Karte."
ENGLISH_PANEL = "play a red and a black card."


def list_labels(message: Json) -> list[str]:
    """Return the labels of the message's buttons."""
    return [part["label"] for part in walk(message["components"]) if "label" in part]


def read_description(message: Json) -> str:
    """Return the description of the picture."""
    (container,) = message["components"]
    return next(str(p["items"][0]["description"]) for p in container["components"] if p["type"] == 12)


async def german_server(freehold: Freehold) -> Guest:
    """Anna, who reads English and has set the server to German."""
    anna = freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:locale", "de")
    await anna.wait_for_message(
        lambda m: any(
            o["value"] == "de" and o.get("default") for c in controls(m) for o in c.get("options", ())
        )
    )
    return anna


async def test_a_german_reads_german_in_private_and_the_servers_english_in_public(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    await ben.person.speak("de")
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await ben.press("join")
    assert await ben.wait_for_message(lambda m: "Du sitzt an einem Tisch für **Property**" in text(m))
    assert await anna.wait_for_message(lambda m: "You’re at a table of **Property**" in text(m))
    await anna.press("start")
    await freehold.sandbox.world.until(lambda: ben.find_control(["hand"]), PATIENCE)
    table, _ = ben.find_control(["hand"])  # type: ignore[misc]
    assert list_labels(table) == ["My hand", "Log", "Rules", "More"]
    assert "cut the highest card and begins" in text(table)

    assert await ben.wait_for_message(lambda m: "Zum Tisch" in list_labels(m))
    assert await anna.wait_for_message(lambda m: "Go to the table" in list_labels(m))
    for guest, words in ((ben, "Deine Hand: "), (anna, "Your hand: ")):
        await guest.command("match hand")
        hand = await guest.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
        assert words in read_description(hand)

    for verb, german in (
        ("log", "Was bisher passiert ist"),
        ("rules", "Worum es geht"),
        ("more", "Was du noch"),
    ):
        await ben.press(verb, message_id=int(table["id"]))
        assert await ben.wait_for_reply(german)
    await ben.command("match show")
    shown = await ben.wait_for_message(lambda m: m.get("flags", 0) & 64 and "Meine Hand" in list_labels(m))
    assert "beginnt." in text(shown)


async def test_a_panel_that_was_sent_before_follows_its_reader_into_another_language(
    freehold: Freehold,
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    one, two = (anna, ben) if anna.is_asked() else (ben, anna)
    panel, _ = one.find_control(MOVES)  # type: ignore[misc]
    assert ENGLISH_PANEL in text(panel)
    await one.person.speak("de")
    await one.command("matches")
    await one.wait_for_message(lambda m: m["id"] == panel["id"] and GERMAN_PANEL in text(m))
    table, _ = two.find_control(["hand"])  # type: ignore[misc]
    assert list_labels(table) == ["My hand", "Log", "Rules", "More"]


async def test_what_is_asked_and_refused_is_german_for_a_german(freehold: Freehold) -> None:
    ben, emma = freehold.guest("Ben"), freehold.guest("Emma")
    for guest in (ben, emma):
        await guest.person.speak("de")
    ben, emma = await freehold.table("Ben", "Emma")
    await freehold.sandbox.world.until(lambda: ben.is_asked() or emma.is_asked(), PATIENCE)
    one, two = (ben, emma) if ben.is_asked() else (emma, ben)
    panel, _ = one.find_control(MOVES)  # type: ignore[misc]
    assert GERMAN_PANEL in text(panel)
    for guest, name, german in (
        (two, "matches", "gerade nichts zu tun"),
        (two, "match nudge", "OK, ich erinnere "),
        (one, "match nudge", "Alle warten auf dich."),
        (one, "match verify", "Das Mischen kannst du nach der Partie prüfen"),
    ):
        await guest.command(name)
        await guest.wait_for_reply(german)


async def test_an_answer_in_a_direct_message_names_the_buttons_of_the_table_it_is_about(
    freehold: Freehold,
) -> None:
    for name in ("Ben", "Emma"):
        await freehold.guest(name).person.speak("de")
    ben, emma = await freehold.table("Ben", "Emma")
    await freehold.sandbox.world.until(lambda: ben.is_asked() or emma.is_asked(), PATIENCE)
    mover = ben if ben.is_asked() else emma
    dm = await freehold.sandbox.world.until(mover.person.dm, PATIENCE)
    mover.channel_id = dm.id
    await mover.command("match nudge")
    assert await mover.wait_for_reply("Alle warten auf dich. Drück *My hand*")


async def test_a_german_server_plays_in_german_whatever_its_players_read(freehold: Freehold) -> None:
    anna = await german_server(freehold)
    ben = freehold.guest("Ben")

    await anna.command("property new")
    await anna.wait_for_reply("Others press *Mitspielen*")
    lobby = await anna.wait_for_text("Ein Platz ist frei")
    assert "Mitspielen" in list_labels(lobby)
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await anna.arrange("addbot", "normal")
    await anna.wait_for_text("Conrad** · C · Bot")
    await anna.press("start")
    await freehold.sandbox.world.until(lambda: anna.find_control(["hand"]), PATIENCE)

    table, _ = anna.find_control(["hand"])  # type: ignore[misc]
    assert list_labels(table) == ["Meine Hand", "Verlauf", "Regeln", "Mehr"]
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    panel, _ = (anna if anna.is_asked() else ben).find_control(MOVES)  # type: ignore[misc]
    assert ENGLISH_PANEL in text(panel)

    await play(freehold.sandbox, [anna, ben], Random(2), moves=10)
    for guest in (anna, ben):
        await guest.resign()
    end = await anna.wait_for_message(lambda m: "🥇" in text(m) and "Revanche" in list_labels(m))
    assert list_labels(end) == ["Revanche", "Wiederholung", "Analyse", "Verlauf", "Mischen prüfen"]
    assert "gewinnt!" in text(end)
    told = "\n".join(text(m) for m in anna.person.messages(anna.channel_id) if not m.get("flags", 0) & 64)
    for english in ("column", "draws", "wins", "rent", "your turn", "press"):
        assert english not in told
