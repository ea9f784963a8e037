"""What became of the mutants of a game, and why some of them live, is told so that somebody can act on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import keys
from tools.mutants import Findings, Survivor, reasons, report

KNOWN = Survivor("rules.py choose", "a < b", "a <= b", 7)
UNKNOWN = Survivor("rules.py _lay", "x = 1", "x = 2", 9)
TOML = """
[[survivor]]
place = "rules.py choose"
was = "a < b"
now = "a <= b"
why = "they are never equal"
"""


def test_a_report_tells_each_survivor_with_its_reason_or_the_lack_of_one() -> None:
    findings = Findings("chess", drawn=40, all=900, hanging=3, survivors=[KNOWN, UNKNOWN])
    text = report(findings, reasons(TOML))
    assert "95.0% of 40 mutants killed" in text
    assert "**rules.py choose**, line 7: they are never equal" in text
    assert "**rules.py _lay**, line 9: no reason known" in text
    assert "- x = 1\n+ x = 2" in text


@pytest.mark.parametrize("game", keys())
def test_the_reasons_are_about_what_the_game_still_says(game: str) -> None:
    file = Path("tests", "games", game, "survivors.toml")
    for survivor in reasons(file.read_text(encoding="utf-8")) if file.exists() else ():
        name, function = survivor.place.split()
        source = " ".join(Path("games", game, name).read_text(encoding="utf-8").split())
        assert f"def {function.rpartition('.')[2]}(" in source
        assert " ".join(survivor.was.split()) in source
