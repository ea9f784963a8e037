"""Forged controls of other matches, leagues, servers or people change nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from typing import Any

import pytest

import games
from bot.discord.controls import Control
from games.core import Offer
from sandbox.model.reading import text
from sandbox.model.records import Command, Json
from tests.games.cardopoly.positions import act, draft, position
from tests.kit import evidence
from tests.kit.freehold import Freehold, lift_limits, verbs, wait_until_idle
from tests.kit.guest import Guest

FEW = ("", "0")
"""Arguments where others would be refused for the same reason."""

ARGUMENTS = (*FEW, "1", "1.0", "0.o.on", "property.0", "locale", "9" * 60)
CHOICES = (("0", ["0"]), ("0", ["o"]), ("locale", ["de"]))

AT_ONCE = 40
"""Clicks that are answered together."""

Click = tuple[str, list[str] | None]


def build_controls(
    number: int, arguments: Sequence[str], choices: Sequence[tuple[str, list[str]]]
) -> list[Click]:
    """Return controls of every verb for match or league *number*, with all these arguments and choices."""
    chosen = [*((argument, None) for argument in arguments), *choices]
    return [
        (Control(verb, number, 3, argument).custom_id, values)
        for verb in verbs()
        for argument, values in chosen
    ]


def build_modal(custom_id: str) -> Json:
    """Return a filled-in modal with that *custom_id*."""
    item = {"type": 3, "custom_id": "round_limit", "values": ["80"]}
    return {"custom_id": custom_id, "components": [{"type": 18, "component": item}]}


async def click_all(forger: Guest, message: int, clicks: list[Click]) -> int:
    """Send *clicks* on *message* and wait for the answers; return the id of the last one."""
    for start in range(0, len(clicks), AT_ONCE):
        batch = clicks[start : start + AT_ONCE]
        ids = [await forger.person.raw_component(message, *click) for click in batch]
        for id in ids:
            await forger.person.wait_for_answer(id)
    return id


async def forge_all(freehold: Freehold, forger: Guest, clicks: list[Click]) -> list[str]:
    """Send forged *clicks* from the newest message, and modals of all verbs; return the answers."""
    before = len(forger.find_replies())
    opener = await click_all(forger, int(forger.find_messages()[0]["id"]), clicks)
    windows = [build_modal(Control(verb, 1, 3).custom_id) for verb in verbs()]
    for id in [await forger.person.raw_modal(opener, each) for each in windows]:
        await forger.person.wait_for_answer(id)
    await wait_until_idle(freehold)
    answers = forger.find_replies()[: len(forger.find_replies()) - before]
    assert answers
    assert not [answer for answer in answers if "Something went wrong" in answer]
    return answers


def read_stored(freehold: Freehold, home: int) -> list[list[tuple[object, ...]]]:
    """Return everything stored about matches 1 and 2, league 1 and the server *home*."""
    matches = (
        "matches WHERE id",
        "players WHERE match_id",
        "moves WHERE match_id",
        "invitations WHERE match_id",
    )
    leagues = ["leagues WHERE id", "league_participants WHERE league_id"]
    keys = dict.fromkeys(matches, (1, 2)) | dict.fromkeys(leagues, (1, 1))
    keys["servers WHERE guild_id"] = (home, home)
    with closing(sqlite3.connect(freehold.file)) as database:
        return [
            database.execute(f"SELECT * FROM {where} IN (?, ?)", ids).fetchall()
            for where, ids in keys.items()
        ]


async def test_what_is_forged_changes_nothing_and_is_answered_politely(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    lift_limits(freehold, monkeypatch)
    anna, ben = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara", "lobby")
    await clara.command("property new")
    await clara.wait_for_text("Clara** · C · host")
    david, player = freehold.guest("David", "quiet-corner"), freehold.guest("Ben", "quiet-corner")
    await david.command("league create", game="property")
    await player.press("leaguejoin")
    await player.wait_for_reply("You’re in!")
    emma, finn = freehold.guest("Emma"), freehold.guest("Finn")
    await freehold.move_to_own_server(finn)
    await finn.command("property new")
    await finn.wait_for_text("Finn** · F · host")
    match = await freehold.client.matches.get(1)
    assert match is not None
    invitation = await freehold.client.invitations.make(
        match, match.seat_of(anna.person.id) or 0, clara.person.id, anna.person.id
    )
    home = match.place.guild_id or 0
    await wait_until_idle(freehold)

    def seen() -> dict[tuple[int, str], str]:
        people = (anna, ben, clara, david, player)
        return {
            (guest.person.id, message["id"]): text(message)
            for guest in people
            for message in guest.find_messages()
        }

    # Match 1 runs, match 2 is a lobby, and the league is number 1 too.
    before, looked = read_stored(freehold, home), seen()
    named = str(invitation.id)
    abroad = build_controls(1, (*FEW, "1.0", named), CHOICES[:1]) + build_controls(2, FEW, CHOICES[:1])
    answers = await forge_all(freehold, finn, abroad)
    finn.channel_id = (await freehold.sandbox.world.until(finn.person.dm)).id
    await finn.command("matches")  # he has left his lobby, and what told him of it is gone
    await freehold.sandbox.world.until(finn.find_messages)
    answers += await forge_all(freehold, finn, build_controls(1, (*FEW, named), ()))
    assert not [answer for answer in answers if "Anna" in answer or "Clara" in answer]
    await forge_all(freehold, emma, build_controls(1, (*ARGUMENTS, named), CHOICES))
    assert read_stored(freehold, home) == before
    assert seen() == looked


def build_impossible_moves(offers: list[Offer]) -> Iterator[str]:
    """Return arguments of moves that no panel makes: incomplete, nonsense, or paths that lead nowhere."""
    first = {offer.move: number for number, offer in reversed([*enumerate(offers)])}
    for number in first.values():
        offer = offers[number]
        yield f"/{number}"
        for rest in ("-", "0", "-1", "~", "z" * 12):
            made = ".".join([str(number), *(rest for _ in offer.fields)])
            if offer.fields:
                yield from (made, f"/={made}")
        if offer.fields:
            yield from (f"/0={number}.-", "/".join(["", *"0" * 36]) + f"={number}.-")
        yield from (f"{number}.0.0", f"/={number}.-.-")
    yield from (f"/={len(offers)}", f"/={'9' * 60}", "/" + "9" * 60, "/=", "/0/", "//", "/=-1", "/-1")


@pytest.mark.parametrize("game", games.keys())
async def test_a_player_makes_nothing_that_is_not_offered(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    lift_limits(freehold, monkeypatch)
    options: dict[str, Any] = {"pace": "none"} if game == "cardopoly" else {}
    anna, ben = await freehold.table("Anna", "Ben", game=game, **options)
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked())
    if game == "cardopoly":
        state = position("2♥ 3♥ 4♣ 5♣ 7♦", "3♣ 4♦ 6♥", phase="close")
        act(state, draft(1, (), 2, 3))
        await freehold.arrange(lambda _: state)
    match = await freehold.client.matches.get(1)
    assert match is not None
    seat = min(match.waiting)
    (forger,) = (guest for guest in (anna, ben) if match.seat_of(guest.person.id) == seat)
    offers = games.load(game).open_offers(match.state, seat)
    message, asked = int(forger.find_messages()[0]["id"]), match.players[seat].question
    before, told = evidence.read_matches(freehold.file), len(forger.find_replies())
    for verb in ("do", "pick", "choose", "sure", "fill"):
        is_select = verb in ("pick", "choose")
        clicks = [
            (Control(verb, 1, asked, argument).custom_id, values)
            for argument in build_impossible_moves(offers)
            for values in ([[], ["999"], ["x"], ["/0" * 60], [argument]] if is_select else [None])
        ]
        await click_all(forger, message, clicks)
        await wait_until_idle(freehold)
        assert evidence.read_matches(freehold.file) == before, verb
    answers = forger.find_replies()[: len(forger.find_replies()) - told]
    assert answers
    assert not [answer for answer in answers if "Something went wrong" in answer]


HUGE = (2**31, 36**12 - 1)
"""Numbers that a control can name."""

MADE_UP = (-(2**53) + 1, -1, 0, 2**31, 2**53 - 1)
"""Numbers that an option can be."""


def find_numeric_options(commands: Iterable[Command]) -> Iterator[tuple[str, str, Json]]:
    """Return every numeric option: its command, its name, and what else that command needs."""
    filled: Json = {"3": "1", "4": 1, "6": "1"}

    def fill(option: Json) -> Any:
        choices = option.get("choices")
        return choices[0]["value"] if choices else filled[str(option["type"])]

    for command in commands:
        for path, options in find_subcommands(command.name, command.body.get("options") or []):
            for option in options:
                if option["type"] == 4 and not option.get("choices") and "min_value" not in option:
                    others = {each["name"]: fill(each) for each in options if each.get("required")}
                    yield path, option["name"], others


def find_subcommands(name: str, options: list[Json]) -> Iterator[tuple[str, list[Json]]]:
    """Return the commands below *name* that can be sent, with their options."""
    below = [option for option in options if option["type"] in (1, 2)]
    for option in below:
        yield from find_subcommands(f"{name} {option['name']}", option.get("options") or [])
    if not below:
        yield name, options


@pytest.mark.parametrize("freehold", ["sqlite", "postgresql"], indirect=True)
async def test_whatever_number_is_made_up_is_answered_in_a_sentence(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    told, sent = (
        len(anna.find_replies()),
        list(find_numeric_options(freehold.sandbox.world.commands.values())),
    )
    assert {option for _, option, _ in sent} >= {"match", "seat"}
    for name, option, options in sent:
        for number in MADE_UP:
            await anna.command(name, **{**options, option: number})
    controls = [Control(verb, number, 3, "0") for verb in verbs() for number in HUGE]
    controls += [Control(verb, 1, number, "0") for verb in verbs() for number in HUGE]
    arguments = (*HUGE, 2**63)
    controls += [Control(verb, 1, 3, f"{number}") for verb in verbs() for number in arguments]
    clicks: list[Click] = [(control.custom_id, None) for control in controls]
    clicks += [(control.custom_id, [control.argument]) for control in controls if control.argument != "0"]
    for start in range(0, len(clicks), AT_ONCE):  # a message may be gone after any of them
        await click_all(anna, int(anna.find_messages()[0]["id"]), clicks[start : start + AT_ONCE])
    await wait_until_idle(freehold)
    answers = anna.find_replies()[: len(anna.find_replies()) - told]
    assert len(answers) > 100
    assert not [answer for answer in answers if "went wrong" in answer or "can’t reach" in answer]
