from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.discord.permissions import name_permissions
from bot.language import (
    EMOJIS,
    LOCALES,
    MARKS,
    Language,
    MissingMessage,
    escape,
    language_of,
    learn_commands,
    seat_emoji,
)
from games.core import Cards, Text, Who
from locales import bundle
from sandbox.page.pages import PAGE
from tests.kit.messages import Make


@pytest.fixture
def english() -> Language:
    return language_of("en")


def test_english_is_there() -> None:
    assert "en" in LOCALES


@pytest.mark.parametrize(("asked", "given"), [("en", "en"), ("en-GB", "en"), ("xx", "en"), ("", "en")])
def test_the_nearest_language_is_taken(asked: str, given: str) -> None:
    assert language_of(asked).locale == given


def test_a_language_is_loaded_once() -> None:
    assert language_of("en") is language_of("en-US")


def test_a_game_that_nobody_has_translated_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, text in (
        ("en/common", "hello = Hello"),
        ("en/pig", "pig-name = Pig"),
        ("sv/common", "hello = Hej"),
    ):
        path = tmp_path / f"{name}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr("locales.FOLDER", tmp_path)
    monkeypatch.setitem(LOCALES, "sv", "Svenska")
    say = language_of("sv")
    assert (say("hello"), say("pig-name")) == ("Hej", "Pig")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_is_found_without_parsing_those_beside_it(locale: str) -> None:
    parser, found = FluentParser(with_spans=False), bundle(locale)
    for path in Path(f"locales/{locale}").glob("*.ftl"):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term):
                entries = found._messages if isinstance(entry, Message) else found._terms
                assert entries[entry.id.name].equals(entry, ["comment"]), entry.id.name


def test_players_and_cards_are_filled_in(english: Language) -> None:
    say = english.with_seats(["Anna", "Ben"])
    text = Text("property-claim", {"who": Who(1), "column": 3, "row": 5, "cards": Cards((28, 4))})
    assert say(text) == "🔶 Ben takes column 3, row 5 with 3♥ 5♣."


@pytest.mark.parametrize(
    ("id", "amount", "english", "german"),
    [
        ("property-score", -61, "−$61", "−61\u00a0$"),
        ("property-score", 1261, "$1,261", "1.261\u00a0$"),
        ("picture-money", -1200, "−$1200", "−1200\u00a0$"),
        ("monopoly-money-uk", -12_500, "−£12,500", "−12.500\u00a0£"),
        ("monopoly-money-deluxe", 0, "$0", "0\u00a0$"),
    ],
)
def test_money_has_its_currency_where_the_language_puts_it_after_a_minus(
    id: str, amount: int, english: str, german: str
) -> None:
    name = {"property-score": "score", "picture-money": "money"}.get(id, "amount")
    assert [language_of(locale)(id, **{name: amount}) for locale in ("en", "de")] == [english, german]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_writes_a_currency_beside_a_number(locale: str) -> None:
    for path in (Path("locales") / locale).glob("*.ftl"):
        assert not re.search(r"[$£€]\{", path.read_text(encoding="utf-8")), path


def test_numbers_have_no_marks_of_direction(english: Language) -> None:
    text = english("property-offer-buy", price=4)
    assert text == "Buy it for 4 units"
    assert not set("\u2066\u2067\u2068\u2069") & set(text)


@pytest.mark.parametrize(("count", "expected"), [(1, "One more player"), (2, "2 more players")])
def test_plurals(english: Language, count: int, expected: str) -> None:
    assert english("lobby-missing", count=count).startswith(expected)


def test_names_are_escaped_where_markdown_is_read_and_only_there(english: Language) -> None:
    names = ["_A_"]
    text = Text("property-begins", {"who": Who(0)})
    assert english.with_seats(names)(text).startswith("🔵 \\_A\\_ ")
    assert english.with_seats(names, "label")(text).startswith("🔵 _A_ ")
    assert english.with_seats(names, "picture")(text).startswith("_A_ ")


@pytest.mark.parametrize(
    "name", ["**x**", "__x__", "~~x~~", "`x`", "||x||", "[x](https://y.z)", "<@1>", "<t:1:R>", "# x", "@here"]
)
def test_no_markdown_survives_in_a_name(name: str) -> None:
    plain = escape(name)
    assert plain.replace("\\", "") == name
    assert all(plain[place - 1] == "\\" for place, mark in enumerate(plain) if mark in "*_~`|[](<>#@:")


def test_a_name_is_one_line() -> None:
    assert escape("Anna\n\n# Ben") == "Anna \\# Ben"


def test_a_missing_message_is_told(english: Language) -> None:
    with pytest.warns(MissingMessage, match="no message table-nonsense"):
        assert english("table-nonsense") == "table-nonsense"


def test_a_missing_variable_is_told(english: Language) -> None:
    with pytest.warns(MissingMessage, match="lobby-option"):
        english("lobby-option", name="Rounds")


def test_every_seat_has_a_mark_of_its_own() -> None:
    assert len(set(MARKS)) == 6


def test_threads_may_speak_at_once(english: Language) -> None:
    say = english.with_seats(["Anna", "Ben"])

    def speak(number: int) -> str:
        return say(
            "property-rent",
            who=Who(0),
            cards=Cards((1,)),
            column=1,
            row=2,
            amount=number,
            owner=Who(1),
            size=4,
        )

    with ThreadPoolExecutor(8) as pool:
        spoken = list(pool.map(speak, range(200)))
    assert all(f"${number} rent" in text for number, text in enumerate(spoken))


HOSTILE = (
    "[x](https://y.z)\u202e",
    "<@1>\u200b<@&2>",
    "@every\u2060one",
    "\u2066\u2067محمد\u2069\u2069\u2069",
    "\u3164",
    "# -\u2028- > *a* _b_ `c` ||d||",
)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("place", ["message", "label", "picture"])
def test_a_hostile_name_does_nothing_but_stand_there(english: Language, name: str, place: Any) -> None:
    said = english.with_seats([name], place)("property-begins", who=Who(0))
    (whole,) = english.with_seats(["Anna"], place)("property-begins", who=Who(0)).split("Anna")[1:]
    assert said.endswith(whole)
    assert not set(said) & set("\u202e\u2066\u2067\u200b\u2060\u3164\u2028")
    assert said.count("\u2068") == said.count("\u2069") == ("محمد" in name)
    if place == "message":
        assert "](" not in said
        assert not re.search(r"(?<!\\)[<@#>*`|]", said)


def test_a_name_from_right_to_left_is_kept_to_itself(english: Language) -> None:
    assert english.write_name("محمد") == "\u2068محمد\u2069"
    assert english.write_name("Anna") == "Anna"
    assert english.with_seats(["محمد"])("property-begins", who=Who(0)).startswith("🔵 \u2068محمد\u2069 ")


@pytest.mark.parametrize("name", ["", "\u3164\u200b"])
def test_who_has_no_name_is_somebody(english: Language, name: str) -> None:
    assert english.write_name(name) == "Somebody"
    assert language_of("de").with_seats([name]).name(0) == "🔵 Jemand"


def test_the_seat_and_the_sitting_name_who_played_it_then(english: Language) -> None:
    say = english.with_seats(["Clara", "Ben"], earlier=[["Anna", ""], []])
    told = say("house-substitute", who=Who(0, 1), before=Who(0, 0))
    assert told == "🔵 Somebody takes the seat of 🔵 Anna."
    assert say("house-back", who=Who(0)).startswith("🔵 Clara")


def test_bots_have_a_sign_of_their_own_in_every_text_and_nobody_else_has_it(english: Language) -> None:
    assert english.write_name("Anna 🤖") == "Anna"
    say = english.with_seats(["Ada", "Cleo"], earlier=[["Ben"], []], bots=[[False, True], [False]])
    told = say("house-substitute", who=Who(0, 1), before=Who(0, 0))
    assert told == "🔵 Ada\u00a0🤖 takes the seat of 🔵 Ben."
    assert say.name(1) == "🔶 Cleo"


@pytest.fixture
def emojis() -> Iterator[None]:
    EMOJIS.update({"card-7S": "<:card_7S_0123abcd:7>", "deal-red": "<:deal_red_0123abcd:8>"})
    yield
    EMOJIS.clear()


def test_cards_show_their_emojis_in_messages_alone(english: Language, emojis: None) -> None:
    cards = Text("property-claim", {"who": Who(0), "column": 3, "row": 5, "cards": Cards((45, 46))})
    told = {place: english.with_seats(["Anna"], place)(cards) for place in ("message", "label", "picture")}
    assert told["message"].endswith("with <:card_7S_0123abcd:7> 8♠.")
    assert told["label"].endswith("with 7♠ 8♠.")
    assert told["picture"].endswith("with 7♠ 8♠.")


def test_people_have_the_sign_of_the_pictures_in_messages_where_it_can_be(
    english: Language, emojis: None
) -> None:
    EMOJIS.update({seat_emoji(3): "<:seat_4_0:4>", seat_emoji(1, bot=True): "<:seat_2_bot_0:2>"})
    marks, bots = (3, 1, 0), ([False], [True], [False])
    for say, signs in (
        (
            english.with_seats(("Anna", "Ada", "Ben"), "message", (), marks, bots),
            "<:seat_4_0:4> <:seat_2_bot_0:2> 🔵",
        ),
        (english.with_seats(("Anna", "Ada", "Ben"), "label", (), marks, bots), "⭐ 🔶 🔵"),
        (
            language_of("en", worded=True).with_seats(("Anna", "Ada", "Ben"), "message", (), marks, bots),
            "⭐ 🔶 🔵",
        ),
    ):
        one, two, three = signs.split()
        assert [say.name(seat) for seat in range(3)] == [f"{one} Anna", f"{two} Ada\u00a0🤖", f"{three} Ben"]
    assert english.with_seats(("Anna",), "picture", (), (3,)).name(0) == "Anna"
    EMOJIS.clear()
    assert english.with_seats(("Anna",), "message", (), (3,)).name(0) == "⭐ Anna"


def test_whoever_wants_words_gets_no_emojis(emojis: None) -> None:
    say = language_of("en", worded=True).with_seats(["Anna"])
    cards = Text("property-claim", {"who": Who(0), "column": 3, "row": 5, "cards": Cards((45,))})
    assert say(cards).endswith("with 7♠.")


def test_whoever_sees_suits_in_four_colors_gets_those_emojis_that_there_are(emojis: None) -> None:
    EMOJIS["card-7C"], EMOJIS["card-7C-four"] = "<:card_7C_0:1>", "<:card_7C_four_0:2>"
    two, four, words = (
        language_of("en", worded=worded, four_colors=four).with_seats((), "message")
        for worded, four in ((False, False), (False, True), (True, True))
    )
    assert [say._fill_in(Cards((6, 45))) for say in (two, four, words)] == [
        "<:card_7C_0:1> <:card_7S_0123abcd:7>",
        "<:card_7C_four_0:2> <:card_7S_0123abcd:7>",
        "7♣ 7♠",
    ]


def test_cards_of_a_deck_of_their_own_keep_their_names(english: Language, emojis: None) -> None:
    say = english.with_seats(["Anna"])
    assert say._fill_in(Cards((33, 0), "deal")) == "<:deal_red_0123abcd:8>\u00a0red property, 10M"
    assert say._fill_in(Cards((45, 97), "cardopoly")) == "<:card_7S_0123abcd:7> <:card_7S_0123abcd:7>"
    assert say._fill_in(Cards((45, 46), "cardopoly")) == "<:card_7S_0123abcd:7>\u00a07♠, 8♠"


@pytest.fixture
def commands() -> Iterator[None]:
    learn_commands({"match": 7})
    yield
    learn_commands({})


def test_a_command_is_a_link_by_its_english_name(commands: None) -> None:
    assert "</match show:7>" in language_of("de")("reply-unknown-control")


def test_a_command_without_an_id_is_called_as_the_client_calls_it() -> None:
    german = language_of("de", client="en-GB")
    assert "`/match show`" in german("reply-unknown-control")
    assert "`/partie zeigen`" in language_of("de")("reply-unknown-control")
    assert "`/property new`" in german("reply-no-match")


def test_a_button_of_a_public_message_is_called_as_it_is_there(match: Make) -> None:
    german = language_of("de")
    assert "*Revanche*" in german("match-over")
    assert "*Rematch*" in german.with_public("en")("match-over")
    assert "*Rematch*" in german.at_table(match())("match-over")
    words = german.with_public("en-US").with_pictures(False)
    assert "*I’m in*" in words("reply-rematch", state="asked", where="")


def test_an_option_is_called_as_the_client_calls_it() -> None:
    assert "`match`" in language_of("de", client="en").with_public("de")("reply-which-match")
    assert "`partie`" in language_of("en", client="de-AT")("reply-which-match")


PICTURED = re.compile("[⌚-⏿⚠✅❌⭐\U0001f000-\U0001faff]")


def test_the_sandbox_can_draw_every_emoji_in_our_texts() -> None:
    drawn = (PAGE / "base" / "signs.js").read_text(encoding="utf-8")
    texts = [path.read_text(encoding="utf-8") for path in Path("locales").rglob("*.ftl")]
    used = {emoji for text in (*texts, "".join(MARKS)) for emoji in PICTURED.findall(text)}
    assert len(used) > 10
    assert {emoji for emoji in used if f'"{emoji}":' not in drawn} == set()


def test_the_sandbox_offers_every_language_of_ours() -> None:
    offered = (PAGE / "frame" / "panel.js").read_text(encoding="utf-8")
    clients = {"en": "en-US"}
    assert [tag for tag in LOCALES if f'["{clients.get(tag, tag)}", ' not in offered] == []


def test_permissions_are_listed_as_the_language_lists_things() -> None:
    assert "、" in name_permissions(["view_channel", "send_messages"], language_of("ja"))
    assert ", " in name_permissions(["view_channel", "send_messages"], language_of("fr"))
