from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games import load
from games.settings import Setting
from tools.locales import check, settings_ids


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
            ["en/more.ftl: table-hand is there twice"],
            id="a message is there twice",
        ),
        pytest.param(
            "locales/en/more.ftl",
            'table-start-now = Press *{ BUTTON("table-left") }*\n',
            [
                "en/more.ftl: table-start-now is there twice",
                "en: table-start-now names table-left, which is missing",
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
            ["de/common.ftl: table-start-now says “/hilfe”"],
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
