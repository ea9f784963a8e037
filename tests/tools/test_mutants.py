"""The report on a game's mutants says which survived and why, so that somebody can fix it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import keys
from tools.mutants import Findings, Survivor, reasons, report

KNOWN = Survivor("rules.py choose", "a < b", "a <= b", 7)
UNKNOWN = Survivor("rules.py _lay", "x = 1", "x = 2", 9)
HANGING = Survivor("strategy.py _look", "n += 1", "n -= 1", 5)
TOML = """
[[survivor]]
place = "rules.py choose"
was = "a < b"
now = "a <= b"
why = "they are never equal"
"""


def test_a_report_tells_each_survivor_with_its_reason_or_the_lack_of_one() -> None:
    findings = Findings("chess", drawn=40, all=900, hanging=[HANGING], survivors=[KNOWN, UNKNOWN])
    text = report(findings, reasons(TOML))
    assert "95.0% of 40 mutants killed" in text
    assert "**rules.py choose**, line 7: they are never equal" in text
    assert "**rules.py _lay**, line 9: no reason known" in text
    assert "**strategy.py _look**, line 5: ran into the time limit" in text
    assert "- x = 1\n+ x = 2" in text


@pytest.mark.parametrize("game", keys())
def test_the_reasons_are_about_what_the_game_still_says(game: str) -> None:
    file = Path("tests", "games", game, "survivors.toml")
    for survivor in reasons(file.read_text(encoding="utf-8")) if file.exists() else ():
        name, function = survivor.place.split()
        files = Path("games", game).rglob(name)
        sources = [" ".join(file.read_text(encoding="utf-8").split()) for file in files]
        told = f"def {function.rpartition('.')[2]}(", " ".join(survivor.was.split())
        assert any(all(each in source for each in told) for source in sources), survivor
