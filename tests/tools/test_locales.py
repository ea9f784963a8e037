from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from games import load
from games.settings import Setting
from tools.limits import find_limits, find_long
from tools.locales import ROOT, check, list_missing, read_languages, settings_ids
from tools.translations import find_faults, read_message


@pytest.fixture
def tree(tmp_path: Path) -> tuple[Path, Callable[..., Any]]:
    """A small program with two languages that agree."""

    def write(path: str, text: str) -> None:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    write("bot/app.py", 'say("table-hand", who=1)\nsay(f"table-{verb}-now")\n')
    for language in ("en", "de"):
        write(f"locales/{language}/common.ftl", "table-hand = { $who } x\ntable-start-now = y\n")
    tree = tmp_path, write
    assert check(tmp_path) == []
    return tree


@pytest.mark.parametrize(
    ("path", "text", "faults"),
    [
        pytest.param(
            "bot/more.py",
            'say("table-nothing")',
            ["bot/more.py:1: no message table-nothing"],
            id="a message that the code names is missing",
        ),
        pytest.param(
            "locales/de/common.ftl",
            "table-hand = { $who } x\ntable-begin-now = y\n",
            ["de: table-start-now is missing", "de: table-begin-now is in no other language"],
            id="a language lacks a message and has another",
        ),
        pytest.param(
            "locales/de/common.ftl",
            "table-hand = { $wer } x\ntable-start-now = y\n",
            ["de: table-hand has the variables $wer, not $who"],
            id="the variables differ",
        ),
        pytest.param(
            "locales/de/more.ftl",
            "table hand = x\n",
            ["de/more.ftl: cannot be read: table hand = x"],
            id="a file cannot be read",
        ),
        pytest.param(
            "locales/en/more.ftl",
            "table-hand = { $who }\n",
            [
                "en/more.ftl: table-hand is there twice",
                "de: table-hand is in common.ftl, not in more.ftl",
            ],
            id="a message is there twice",
        ),
        pytest.param(
            "locales/en/more.ftl",
            'table-start-now = Press *{ BUTTON("table-left") }*\n',
            [
                "en/more.ftl: table-start-now is there twice",
                "en: table-start-now names table-left, which is missing",
                'de: table-start-now calls nothing else, not BUTTON("table-left")',
                "de: table-start-now is in common.ftl, not in more.ftl",
            ],
            id="a message names a button that is missing",
        ),
        pytest.param(
            "locales/de/common.ftl",
            "table-hand = { $who } x\ntable-start-now = { $who ->\n [0] y\n *[1] Drücke *Los*\n }\n",
            [
                "de/common.ftl: table-start-now says “Drücke”",
                "de: table-start-now has the variables $who, not none",
            ],
            id="a message has a phrase that readers stumbled over",
        ),
        pytest.param(
            "locales/de/common.ftl",
            "table-hand = { $who } x\ntable-start-now = Tipp `/hilfe`\n",
            [
                "de/common.ftl: table-start-now says “/hilfe”",
                "de: table-start-now differs from English in its `",
            ],
            id="a message names a command that may be called otherwise",
        ),
    ],
)
def test_what_does_not_agree_is_told(
    tree: tuple[Path, Callable[..., Any]], path: str, text: str, faults: list[str]
) -> None:
    root, write = tree
    write(path, text)
    assert check(root) == faults


def test_a_message_is_used_by_nobody(tree: tuple[Path, Callable[..., Any]]) -> None:
    root, write = tree
    for language in ("en", "de"):
        write(f"locales/{language}/more.ftl", "table-left = x\n")
    assert check(root) == ["en: nothing uses table-left"]


def test_the_messages_of_a_setting_are_missing(
    tree: tuple[Path, Callable[..., Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    root, write = tree
    game = load("property")
    monkeypatch.setattr(type(game), "settings", (Setting("pace", ("slow", "2")),))
    ids = [*settings_ids([game])]
    assert check(root, ids) == [
        f"en: property-{id} is missing"
        for id in (
            "choice-pace-slow",
            "name-pace",
            "new-pace",
            "setting-pace",
            "setting-pace-2",
            "setting-pace-slow",
        )
    ]
    write("bot/more.py", "\n".join(f'say("{id}")' for id in ids))
    for language in ("en", "de"):
        write(f"locales/{language}/property.ftl", "".join(f"{id} = x\n" for id in ids))
    assert check(root, ids) == []


def test_a_language_that_is_not_offered_may_be_incomplete(tree: tuple[Path, Callable[..., Any]]) -> None:
    root, write = tree
    write("locales/sv/common.ftl", "table-hand = { $who } z\n")
    assert check(root) == []
    assert list_missing(read_languages(root)[0], "sv") == ["table-start-now"]
    assert check(root, offered=("en", "sv")) == ["sv: table-start-now is missing"]
    write("locales/sv/more.ftl", "table-start-now = z\n")
    assert check(root, offered=("en", "sv")) == ["sv: table-start-now is in more.ftl, not in common.ftl"]


def test_a_game_may_lack_a_language_but_not_a_part_of_it(tree: tuple[Path, Callable[..., Any]]) -> None:
    root, write = tree
    write("bot/more.py", 'say("deal-one", "deal-two")\n')
    write("locales/en/deal.ftl", "deal-one = x\ndeal-two = y\n")
    assert check(root, offered=("en", "de")) == []
    write("locales/de/deal.ftl", "deal-one = z\n")
    assert check(root, offered=("en", "de")) == ["de: deal-two is missing"]


def test_a_language_has_the_messages_of_the_one_it_is_based_on(tree: tuple[Path, Callable[..., Any]]) -> None:
    root, write = tree
    write("locales/es-ES/common.ftl", "table-hand = { $who } z\ntable-start-now = z\n")
    write("locales/es-419/common.ftl", "table-start-now = q\n")
    assert check(root, offered=("en", "es-ES", "es-419")) == []
    write("locales/es-419/common.ftl", "table-start-now = z\n")
    assert check(root) == ["es-419: table-start-now is the same as in es-ES: leave it out"]


def test_words_that_the_word_list_rejects_are_found(tree: tuple[Path, Callable[..., Any]]) -> None:
    root, write = tree
    write(
        "locales/fr/words.md",
        "| English | French | not |\n|---|---|---|\n| rent | loyer | rente, location |\n",
    )
    write("locales/fr/common.ftl", "table-start-now = La rente\ntable-hand = { $who } a des rentes\n")
    assert check(root) == ["fr/common.ftl: table-start-now says “rente”; the word list has: loyer"]


@pytest.mark.parametrize(
    ("language", "english", "translated", "fault"),
    [
        ("pl", "{ $n -> \n [one] 1 card\n *[other] { $n } cards\n }",
         "{ $n -> \n [one] 1 karta\n *[many] { $n } kart\n }", "a-b lacks the form for 2 ($n: few)"),
        ("pl", "{ $n -> \n [one] 1 card\n *[other] { $n } cards\n }",
         "{ $n -> \n [one] 1 karta\n [few] { $n } karty\n *[other] { $n } kart\n }", ""),
        ("pl", "{ $n -> \n [one] 1 card\n *[other] { $n } cards\n }", "Karty: { $n }", ""),
        ("fr", "{ $n -> \n [one] 1 card\n *[other] { $n } cards\n }",
         "{ $n -> \n [one] 1 carte\n *[other] { $n } cartes\n }", "a-b says 1 also for 0: write { $n }"),
        ("fr", "{ $n -> \n [0] none\n [one] 1 card\n *[other] { $n } cards\n }",
         "{ $n -> \n [0] rien\n [one] 1 carte\n *[other] { $n } cartes\n }", ""),
        ("ja", "{ $n -> \n [one] 1 card\n *[other] { $n } cards\n }", "{ $n }枚", ""),
        ("de", "{ $n -> \n [one] x\n *[other] y\n } z", "{ $n -> \n *[one] x\n } z",
         "a-b lacks the form for 0 ($n: other)"),
        ("de", "{ $way -> \n [yes] x\n *[no] y\n } z", "z", ""),
        ("fr", "Hello!", "Salut!", "a-b has no space before !: Salut!"),
        ("fr", "Hello!", "Salut !", "a-b has a space that breaks before !: Salut !"),
        ("fr", "Hello!", "Salut\u202f!", ""),
        ("fr", "“Go”", "« Va »", "a-b lacks a no-break space inside «: « Va »"),
        ("fr", "{ $who }: { $what }", "{ $who }\u00a0: { $what }", ""),
        ("pl", "Say “No”", "Powiedz “Nie”", "a-b has “; this language writes „ ” ’"),
        ("it", "It isn’t", "Non c'è", "a-b has '; this language writes “ ” ‘ ’"),
        ("it", "One two", "Uno  due", "a-b has two spaces in a row: Uno  due"),
        ("it", "**One** two", "Uno due", "a-b differs from English in its **"),
        ("it", "-# One", "-# Uno", ""),
        ("it", 'Type { COMMAND("help") }', 'Scrivi { COMMAND("rules") }',
         'a-b calls COMMAND("rules"), not COMMAND("help")'),
        ("it", "One of them is here", "One of them is here", "a-b is still in English: One of them is here"),
    ],
)  # fmt: skip
def test_a_translation_is_compared_with_the_english_text(
    language: str, english: str, translated: str, fault: str
) -> None:
    both = [_message(f"a-b = {text}\n") for text in (translated, english)]
    assert [*find_faults(language, "a-b", *both)] == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("id", "text", "fault"),
    [
        ("name-hand", "main", ""),
        ("name-hand", "Main", "must be 1 to 32 letters, digits, - or _, in lower case: Main"),
        (
            "deal-name-rounds",
            "deux mots",
            "must be 1 to 32 letters, digits, - or _, in lower case: deux mots",
        ),
        ("command-rules", "x" * 101, "has 101 characters; Discord shows at most 100"),
        ("deal-new-rounds", "{ $count } x", "can't have anything to fill in, nor several lines"),
        ("choice-easy", "x" * 100, ""),
    ],
)
def test_discord_takes_what_it_shows_of_commands(id: str, text: str, fault: str) -> None:
    message = _message(f"{id} = {text}\n")
    assert [*find_faults("it", id, message, message)] == ([f"{id} {fault}"] if fault else [])


def _message(source: str) -> Any:
    (entry,) = FluentParser().parse(source).body
    assert isinstance(entry, Message), source
    return read_message(entry, "common.ftl")


def test_labels_are_measured_with_the_longest_that_is_filled_in() -> None:
    languages, _ = read_languages(ROOT)
    limits = find_limits(ROOT, languages["en"])
    assert limits["table-hand"] == 80  # a literal
    assert limits["help-to-play"] == 80  # made by an f-string
    assert limits["lobby-setup"] == 45  # the title of a window
    assert "game-is-over" not in limits
    assert [*find_long("de", languages["de"], limits)] == []
    (fault,) = find_long("de", languages["de"], {"lobby-level-hint": 40})
    assert fault.startswith("lobby-level-hint can have 67 characters") and "but 40 are shown: " in fault
