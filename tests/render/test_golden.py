"""The gallery's pictures match the last reviewed versions.

After an intended change, run `python -m tools.golden` to update them.
"""

from __future__ import annotations

import pytest

from tools.golden import GOLDEN, differs, paint_now, pictures


def test_every_golden_picture_is_still_painted() -> None:
    stored = {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.png")}
    assert stored == {file for _, file in pictures()}


@pytest.mark.parametrize(("group", "file"), [pytest.param(*each, id=each[1]) for each in pictures()])
def test_picture_is_as_it_was(group: str, file: str) -> None:
    assert not differs(paint_now(group, file), file)
