"""`tools.pseudo` writes every message with all that is filled in."""

from __future__ import annotations

from pathlib import Path

from tools.locales import messages
from tools.pseudo import CODE, write
from tools.translations import find_faults


def test_it_has_every_message_with_all_that_is_filled_in(tmp_path: Path) -> None:
    write(tmp_path)
    english, _ = messages(tmp_path / "en")
    language, _ = messages(tmp_path / CODE)
    assert language.keys() == english.keys()
    faults = [fault for id in english for fault in find_faults("en", id, language[id], english[id])]
    assert not [fault for fault in faults if "variables" in fault or "calls" in fault]
