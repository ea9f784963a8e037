"""The table and the lobby: their content, and that Discord accepts them for any match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from discord import ui
from msgspec.structs import replace

import games
from bot.discord.messages import layout
from bot.discord.messages.lobby import build_lobby, build_more, build_setup
from bot.discord.messages.table import build_table, build_watched, tell_events
from bot.domain.durations import DAY
from bot.domain.match import Invited
from bot.domain.pace import PACES, per_move
from bot.domain.questions import replace_player
from bot.language import LOCALES, language_of
from bot.service.pictures import Pictures
from games.core import Cards, Event, Who
from games.settings import option_values
from tests.games.deal.positions import make, position

ROW, BUTTON, SELECT, TEXT, GALLERY, LABEL = 1, 2, 3, 10, 12, 18

HOST = 1000
"""Who opened the lobby that `match` makes."""


def texts(view: ui.LayoutView) -> str:
    found = (item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    return "\n".join(found).replace("\u00a0", " ")


def verbs(found: dict[int, Any]) -> list[str]:
    controls = [*found.get(BUTTON, []), *found.get(SELECT, [])]
    return [part["custom_id"].split(":")[3] for part in controls if not part["disabled"]]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("moves", [0, 1, 40, 2000])
async def test_every_table_keeps_the_limits(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], seats: int, moves: int
) -> None:
    found = match(seats, moves, names=awkward)
    everybody = range(seats)
    view = build_table(
        found, language_of("en"), "table.png", "cell " * 2000, everybody, everybody, again=True
    )
    assert len(accepted(view, ("table.png",))[GALLERY]) == 1
    accepted(build_table(found, language_of("en"), None, "cell " * 2000, everybody, everybody))


async def test_a_table_says_whom_it_waits_for_and_until_when(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = match(3, 4)
    (seat,) = found.waiting
    view = build_table(found, language_of("en"), "table.png", "The table.", [seat])
    assert f"<@{1000 + seat}> Your turn: play a red and a black card." in texts(view)
    assert "<t:1790086400:R>" in texts(view)
    assert texts(view).count("<@") == 1
    assert "chooses a cell" not in texts(view)  # no need to say it twice
    assert "chooses a cell** (deadline <t:" in texts(build_table(found, language_of("en"), None, ""))
    assert verbs(accepted(view, ("table.png",))) == ["hand", "log", "rules", "more"]


async def test_a_deadline_says_that_it_has_the_reserve_in_it(match: Callable[..., Any]) -> None:
    found = match(3, 4)
    (seat,) = found.waiting
    for pace, told in ((per_move(DAY, bank=2 * DAY), True), (per_move(DAY), False)):
        player = replace(found.players[seat], due=found.due, span=pace.grant(pace.bank))
        asked = replace_player(replace(found, pace=pace), player)
        assert (">, reserve included)" in texts(build_table(asked, language_of("en"), None, ""))) is told
    spent = replace(player, span=float(DAY))
    left = replace_player(replace(found, pace=per_move(DAY, bank=2 * DAY)), spent)
    assert "reserve included" not in texts(build_table(left, language_of("en"), None, ""))


async def test_who_is_called_in_the_turn_of_another_reads_what_for(match: Callable[..., Any]) -> None:
    birthday = position(
        "bank: 1M", "bank: 5M", "bank: 2M", "bank: 2M", hands=("birthday go", "red", "brown", "1M")
    )
    make(birthday, 0, "birthday")
    found = match(4, 0, game="deal", state=birthday, waiting=frozenset({1, 2, 3}))
    shown = texts(build_table(found, language_of("en"), "table.png", "The table.", [1, 2, 3]))
    assert "our turn" not in shown
    assert "<@1001> It’s 🔵 Anna’s birthday and costs you 2M.\n" in shown
    assert "<@1002> <@1003> It’s 🔵 Anna’s birthday and costs you 2M. It takes all you have: 2M." in shown


async def test_a_bot_is_never_mentioned(match: Callable[..., Any]) -> None:
    found = match(3, 0, bots=3, host_id=1)
    assert "<@" not in texts(build_table(found, language_of("en"), "table.png", "", found.waiting))


async def test_private_events_stay_out_of_the_table(match: Callable[..., Any]) -> None:
    secret = Event("property-drew-you", {"cards": "A♠"}, (0,))
    found = match(2, 3, events=(Event("property-reshuffle", {"count": 7}), secret))
    shown = texts(build_table(found, language_of("en"), "table.png", "The table."))
    assert "7 cards form the new draw pile" in shown
    assert "A♠" not in shown


async def test_draws_are_told_only_after_the_last_move_which_is_large(match: Callable[..., Any]) -> None:
    claim = Event("property-claim", {"who": Who(1), "cards": Cards((3, 29)), "column": 4, "row": 4})
    draw = Event("property-drew", {"who": Who(1), "count": 2})

    def small(*events: Event) -> list[bool]:
        shown = texts(build_table(match(2, 3, events=events), language_of("en"), "t.png", ""))
        told = [line for line in shown.splitlines() if re.search("draws|takes column", line)]
        return [line.startswith("-# ") for line in told]

    assert small(draw, claim, draw, claim, draw) == [True, False, True]
    assert small(draw, draw) == [True, True]


@pytest.mark.parametrize("game", games.keys())
async def test_until_somebody_moves_the_large_line_says_what_to_do(
    match: Callable[..., Any], game: str
) -> None:
    found, say = match(2, 0, game=game, status="running"), language_of("en")
    assert all(line.startswith("-# ") for line in tell_events(found, say.at_table(found), ()))
    assert texts(build_table(found, say, "table.png", "The table.")).startswith("**")


async def test_what_the_house_did_is_small(match: Callable[..., Any]) -> None:
    paused = Event("house-paused")
    claim = Event("property-claim", {"who": Who(0), "column": 1, "row": 2, "cards": Cards((0, 1))})
    drew = Event("property-drew", {"who": Who(0), "count": 1})
    found = match(2, 0, status="running", events=(paused, claim, drew, paused))
    told = tell_events(found, language_of("en").at_table(found), ())
    assert [line.startswith("-# ") for line in told] == [True, False, True]


async def test_the_seal_is_not_told_again_under_the_lobby_that_told_it(match: Callable[..., Any]) -> None:
    sealed = Event("house-sealed", {"commitment": "ab" * 32})
    assert "SHA-256" not in texts(build_table(match(2, 0, events=(sealed,)), language_of("en"), "t.png", ""))


async def test_an_away_player_can_take_the_seat_back(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = match(2, 0)
    players = (msgspec.structs.replace(found.players[0], away=True), found.players[1])
    view = build_table(msgspec.structs.replace(found, players=players), language_of("en"), "t.png", "")
    assert "takeback" in verbs(accepted(view, ("t.png",)))
    assert "🔵 Anna is away" in texts(view)


async def test_a_table_names_its_own_buttons_and_what_a_spectator_watches_those_of_the_public_table(
    match: Callable[..., Any],
) -> None:
    found = match(2, 0)
    players = (msgspec.structs.replace(found.players[0], away=True), found.players[1])
    away, german = msgspec.structs.replace(found, players=players), language_of("de")
    assert "Drück *Zurück auf meinen Platz*" in texts(build_table(away, german, None, ""))
    assert "Drück *Take my seat back*" in texts(build_watched(away, german, None, "", "words", ""))


async def test_closed_direct_messages_are_told(match: Callable[..., Any]) -> None:
    shown = texts(build_table(match(2, 0), language_of("en"), "t.png", "", (), [1]))
    assert "🔶 Ben, I can’t write to you" in shown


async def test_a_table_that_is_over_tells_the_result_and_offers_another(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = match(3, 5000, due=None)
    assert found.status == "over"
    view = build_table(found, language_of("en"), "table.png", "The table.")
    assert "wins!" in texts(view)
    assert all(texts(view).count(f"{medal} ") == 1 for medal in "🥇🥈🥉")
    assert verbs(accepted(view, ("table.png",))) == ["rematch", "replay", "analysis", "log", "verify"]


async def test_a_cancelled_table_has_nothing_to_press(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    view = build_table(match(2, 3, status="cancelled", waiting=frozenset()), language_of("en"), "t.png", "")
    assert verbs(accepted(view, ("t.png",))) == []
    assert "canceled" in texts(view)


@pytest.mark.parametrize("seats", range(1, 7))
async def test_every_lobby_keeps_the_limits(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], seats: int
) -> None:
    found = match(seats, status="lobby", names=awkward, bots=seats // 2)
    offered = verbs(accepted(build_lobby(found, language_of("en"))))
    assert ("start" in offered) == (seats >= 2)
    assert ("join" in offered) == (seats < 6)
    assert ("form" in offered) == (seats != 2)  # one person and a bot need no days or weeks
    assert "more" in offered
    behind = verbs(accepted(build_more(found, language_of("en"), HOST)))
    assert ("addbot" in behind) == (seats < 6)
    told = build_more(found, language_of("en"), HOST).walk_children()
    ids = [id.split(":")[3] for each in told if (id := getattr(each, "custom_id", None))]
    assert ids[0] == ("addbot" if seats < 6 else "dropbot")  # newcomers look for it
    assert ids.index("learn") < ids.index("options") < ids.index("cancel")
    assert ("dropbot" in behind) == (seats >= 2)
    assert {"rules", "learn", "leave", "options", "cancel"} <= set(behind)
    if seats > 2:
        guest = verbs(accepted(build_more(found, language_of("en"), HOST + 1)))
        assert guest == ["rules", "learn", "hints", "leave"]
    assert verbs(accepted(build_more(found, language_of("en"), 7))) == ["rules", "learn"]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("key", games.keys())
async def test_a_rematch_keeps_the_limits_and_says_who_is_missing(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], key: str, language: str
) -> None:
    names = awkward[: games.load(key).seats[-1]]
    asked = tuple(Invited(1000 + at, name, at, "ABCDEF"[at]) for at, name in enumerate(names))
    for here in range(1, len(names)):
        found = match(here, game=key, status="lobby", names=names, invited=asked, rematch_of=1)
        view = build_lobby(found, language_of(language))
        parts = accepted(view)
        assert len(parts[ROW]) <= 5
        assert ("start" in verbs(parts)) == (here >= games.load(key).seats[0])
        assert {"join", "leave", "more"} <= set(verbs(parts))
        behind = verbs(accepted(build_more(found, language_of(language), HOST)))
        assert {"addbot", "cancel", "rules"} <= set(behind)
        assert ("learn" in behind) == bool(games.load(key).lessons)
        called = [f"<@{1000 + at}>" in texts(view) for at in range(len(names))]
        assert called == [False] * here + [True] * (len(names) - here)


async def test_a_lobby_says_what_is_missing_and_until_when(match: Callable[..., Any]) -> None:
    shown = texts(build_lobby(match(1, status="lobby"), language_of("en")))
    assert "One more player" in shown
    assert "<t:1790086400:R>" in shown
    assert "🔵 **Anna** · A · host" in shown
    shown = texts(build_lobby(match(2, status="lobby", names=("Nora", "Ned")), language_of("en")))
    assert "🔵 **Nora** · N · host" in shown and "🔶 **Ned** · E" in shown
    assert "The match ends" not in shown
    two = match(
        2, status="lobby", options=option_values(games.load("property").settings, {"bankruptcies": "2"})
    )
    assert "The match ends: **at the second bankruptcy**" in texts(build_lobby(two, language_of("en")))
    for bankruptcies, found in (("first", match(2, status="lobby")), ("second", two)):
        behind = texts(build_more(found, language_of("en"), HOST))
        assert f"The match ends: **at the {bankruptcies} bankruptcy**" in behind


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("key", games.keys())
async def test_a_lobby_says_what_the_game_is_and_how_long_it_takes(
    match: Callable[..., Any], key: str, language: str
) -> None:
    say = language_of(language)
    for pace in PACES.values():
        for seats in games.load(key).seats:
            shown = texts(build_lobby(match(seats, game=key, status="lobby", pace=pace), say))
            assert say(f"{key}-pitch", short="no", target="edition").replace("\u00a0", " ") in shown
            assert str(games.load(key).lengths[seats].moves) in shown
            spans = ("minute", "hour", "day", "week", "month")
            ways = [re.escape(say(f"lobby-{unit}", least=11, most=22)) for unit in spans]
            assert re.search(re.sub("11|22", r"\\d+", "|".join(ways)), shown)


@pytest.mark.parametrize("target", ["3000", "5000"])
def test_a_lobby_of_monopoly_says_at_how_much_money_it_ends(match: Callable[..., Any], target: str) -> None:
    lobby = match(2, game="monopoly", status="lobby", options={"edition": "uk", "target": target})
    assert f"First to {int(target):,} wins." in texts(build_lobby(lobby, language_of("en")))


@pytest.mark.parametrize("length", ["full", "short"])
def test_the_lesson_of_a_lobby_says_if_it_shows_a_longer_match(
    match: Callable[..., Any], length: str
) -> None:
    options = option_values(games.load("property").settings, {"length": length})
    lobby = match(2, game="property", status="lobby", options=options)
    shown = texts(build_more(lobby, language_of("en"), lobby.host_id or 0))
    assert ("*Teach me* shows a full match." in shown) == (length == "short")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"pace": per_move(86400)}, "4 to 6 weeks, a day to move, 49 moves each"),
        (
            {"pace": per_move(28800), "game": "deal"},
            "3 to 5 days, 8 hours to move",
        ),
        ({"pace": per_move(0), "game": "deal"}, "30 to 50 minutes in one go, 31 moves each"),
        ({"pace": PACES["daily"], "game": "deal"}, ", a day to move, 31 moves each"),
        ({"pace": per_move(600), "game": "cardopoly"}, "2 to 3 hours in one go"),
        ({"pace": per_move(86400), "bots": 1}, "3 to 4 weeks, a day to move"),
        ({"pace": per_move(86400), "bots": 2}, "20 to 30 minutes in one go"),
        (
            {"pace": per_move(86400), "seats": 1},
            "4 to 5 weeks, a day to move, 60 moves each",
        ),
        (
            {"game": "deal", "options": {"scoring": "points", "rounds": "4"}},
            ", 124 moves each",
        ),
        ({"game": "deal", "options": {"scoring": "sets", "rounds": "4"}}, ", 31 moves each"),
        (
            {"pace": per_move(0), "game": "cardopoly", "options": {"play": "quick", "round_limit": "20"}},
            "20 to 30 minutes in one go, 20 moves each",
        ),
        (
            {"options": {"bankruptcies": "2", "count_property": "no", "round_limit": "none"}},
            ", 76 moves each",
        ),
        ({"options": {"length": "short", "bankruptcies": "2"}}, ", 29 moves each"),
    ],
    ids=str,
)
async def test_how_long_it_takes_depends_on_who_plays_and_on_the_pace(
    match: Callable[..., Any], given: dict[str, Any], told: str
) -> None:
    settings = games.load(given.get("game", "property")).settings
    options = {setting.name: setting.values[0] for setting in settings} | given.get("options", {})
    fields = {"seats": 3, "status": "lobby"} | given | {"options": options}
    assert told in texts(build_lobby(match(**fields), language_of("en")))


@pytest.mark.parametrize("language", LOCALES)
async def test_a_lobby_and_its_settings_tell_only_what_as_many_can_play(
    match: Callable[..., Any], accepted: Callable[..., Any], language: str
) -> None:
    say = language_of(language)
    for edition, many in (("uk", True), ("deluxe", False)):
        found = match(2, game="monopoly", status="lobby", options={"edition": edition, "target": "edition"})
        shown = texts(build_more(found, say, HOST))
        window = str(accepted(build_setup(found, say, 1))[LABEL])
        for told in (shown, window):
            plain = re.sub(r"(?<=\d)([.,\s]|\\x\w\w|\\u\w{4})(?=\d{3})", "", told)
            assert re.search(r"(?<!\d)10000", plain)
            assert bool(re.search(r"(?<!\d)7000", plain)) is many


async def test_the_rules_can_be_read_before_one_sits_down(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    assert "rules" in verbs(
        accepted(build_lobby(match(1, status="lobby", names=("Nora",)), language_of("en")))
    )


async def test_a_cancelled_lobby_has_nothing_to_press(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    assert verbs(accepted(build_lobby(match(2, status="cancelled", state=None), language_of("en")))) == []


async def test_the_settings_window_shows_what_is_set(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    settings = games.load("property").settings
    options = option_values(settings, {"bankruptcies": "2", "round_limit": "40"})
    found = match(2, status="lobby", options=options)
    chosen = {
        part["component"]["custom_id"]: [
            option["value"] for option in part["component"]["options"] if option.get("default")
        ]
        for page in (1, 2)
        for part in accepted(build_setup(found, language_of("en"), page))[LABEL]
    }
    assert options["bankruptcies"] == "2" and options["round_limit"] == "40"
    shown = {name: [value] for name, value in options.items()}
    assert chosen == shown | {"pace": [], "forced": ["quick"], "locale": ["en"]}


async def test_markdown_in_names_is_shown_as_it_is(
    match: Callable[..., Any], awkward: tuple[str, ...]
) -> None:
    found = match(2, 1, names=awkward)
    shown = texts(build_table(found, language_of("en"), "t.png", ""))
    assert "*Anna*" not in shown.replace("\\*", "")
    assert "[Ben](" not in shown


@pytest.mark.parametrize("key", games.keys())
async def test_names_are_harmless_where_a_table_is_text(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], key: str
) -> None:
    pictures = Pictures(0)
    for seats, moves, seat in ((3, 30, None), (3, 30, 1), (4, 30, None)):
        found = match(seats, moves, game=key, names=awkward[4 - seats :])
        made = await pictures.make(found, seat, "en", text=True)
        accepted(build_table(found, language_of("en"), made.shown, made.description))
        alone = await pictures.make(found, seat, "en")
        accepted(
            build_table(found, language_of("en"), alone.shown, alone.description), ("table.png", "hand.png")
        )
    await pictures.close()


async def test_a_long_log_does_not_break_the_table(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    events = (Event("property-reshuffle", {"count": 1}),) * 20
    found = match(2, 1, events=events)
    assert texts(build_table(found, language_of("en"), "t.png", "")).count("new draw pile") == 5


def test_a_text_is_never_cut_through_an_emoji() -> None:
    text = "7 <:card_7S_0123abcd:42> " * 4
    for most in range(1, len(text)):
        assert re.sub(r"<:\w+:\d+>", "", layout.cut(text, most)).count("<") == 0


@pytest.mark.parametrize(("play", "told"), [("quick", "first to own 4"), ("standard", "you’re out")])
def test_the_pitch_of_a_lobby_is_that_of_its_form(match: Callable[..., Any], play: str, told: str) -> None:
    lobby = match(4, game="cardopoly", status="lobby")
    lobby = msgspec.structs.replace(lobby, options={**lobby.options, "play": play})
    assert told in texts(build_lobby(lobby, language_of("en")))
