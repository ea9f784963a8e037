"""The tool finds clauses without a test, and tests of clauses that no rules have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.clauses import main

RULES = "| id | clause |\n|---|---|\n| XY-01 | One. See XY-03. |\n| XY-02 | Two. |\n"


@pytest.mark.parametrize(
    ("marks", "code", "told"),
    [
        ('"XY-01", "XY-02"', 0, ["2 of 2 clauses have a test"]),
        ('"XY-02"', 1, ["XY-01: no test names this clause", "1 of 2 clauses have a test"]),
        (
            '"XY-01", "XY-02", "XY-03"',
            1,
            ["XY-03: a test names this clause, but no rules have it", "2 of 2 clauses have a test"],
        ),
    ],
)
def test_clauses_are_compared_with_the_tests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], marks: str, code: int, told: list[str]
) -> None:
    (tmp_path / "games" / "xy").mkdir(parents=True)
    (tmp_path / "games" / "xy" / "rules.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_xy.py").write_text(
        f"import pytest\n\n@pytest.mark.clause({marks})\ndef test_it():\n    pass\n\n"
        '# not a test\n@pytest.mark.clause("XY-09")\ndef helper():\n    pass\n'
    )
    assert main(tmp_path) == code
    assert capsys.readouterr().out.splitlines() == told
