"""The tool finds retired words where they name something, and nowhere else."""

from __future__ import annotations

from pathlib import Path

from tools.vocabulary import CODE, ROOT, check, find_retired

GLOSSARY = "| word | what it is | not |\n|---|---|---|\n| seat | a place | `slot`, `chair` |\n"


def test_names_of_modules_classes_functions_and_fields_are_looked_at(tmp_path: Path) -> None:
    for folder in CODE:
        (tmp_path / folder).mkdir()
    (tmp_path / "CONTRIBUTING.md").write_text(GLOSSARY)
    (tmp_path / "bot" / "chair.py").write_text("chairs = 1\nclass A:\n    slot: int\ndef _slot(): ...\n")
    assert sorted(check(tmp_path)) == [
        "bot/chair.py:1: chair is retired, the word is 'seat'",
        "bot/chair.py:3: slot is retired, the word is 'seat'",
        "bot/chair.py:4: _slot is retired, the word is 'seat'",
    ]


def test_the_glossary_is_short_and_has_something_to_refuse() -> None:
    text = (
        (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Words")[2].partition("\n## ")[0]
    )
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    assert len(rows) <= 45
    assert len(find_retired(text)) > 20
