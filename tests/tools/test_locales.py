from __future__ import annotations

import pytest

from tools.locales import check


@pytest.fixture
def tree(tmp_path):
    """A small program with two languages that agree."""

    def write(path, text):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    write("bot/app.py", 'say("table-hand", who=1)\nsay(f"table-{verb}-now")\n')
    for language in ("en", "de"):
        write(f"locales/{language}/common.ftl", "table-hand = { $who } x\ntable-start-now = y\n")
    tree = tmp_path, write
    assert check(tmp_path) == []
    return tree


def test_a_message_that_the_code_names_is_missing(tree):
    root, write = tree
    write("bot/more.py", 'say("table-nothing")')
    assert check(root) == ["bot/more.py:1: no message table-nothing"]


def test_a_message_is_used_by_nobody(tree):
    root, write = tree
    for language in ("en", "de"):
        write(f"locales/{language}/more.ftl", "table-left = x\n")
    assert check(root) == ["en: nothing uses table-left"]


def test_a_language_lacks_a_message_or_has_another(tree):
    root, write = tree
    write("locales/de/common.ftl", "table-hand = { $who } x\ntable-begin-now = y\n")
    assert check(root) == ["de: table-start-now is missing", "de: table-begin-now is in no other language"]


def test_the_variables_differ(tree):
    root, write = tree
    write("locales/de/common.ftl", "table-hand = { $wer } x\ntable-start-now = y\n")
    assert check(root) == ["de: table-hand has the variables $wer, not $who"]


def test_a_file_cannot_be_read(tree):
    root, write = tree
    write("locales/de/more.ftl", "table hand = x\n")
    assert check(root) == ["de/more.ftl: cannot be read: table hand = x"]


def test_a_message_is_there_twice(tree):
    root, write = tree
    write("locales/en/more.ftl", "table-hand = { $who }\n")
    assert check(root) == ["en/more.ftl: table-hand is there twice"]
