"""Texts name commands and buttons as their reader's Discord shows them, whatever language was chosen."""

from __future__ import annotations

import pytest

from bot.language import LOCALES, language_of
from tests.kit.freehold import Freehold
from tests.kit.messages import Make
from tests.kit.readers import Seen, list_button_labels, list_commands, render_all

BESIDE = ("lobby-asked", "lobby-invited", "league-", "evening-state")
"""How the ids of texts begin that stand beside the buttons that they name, in the same language."""


PAIRS = [pair for other in LOCALES if other != "en" for pair in (("en", other), (other, "en"))]
"""Each language that one can choose while one's client is in English, and the other way round."""


@pytest.mark.parametrize(("locale", "client"), PAIRS)
async def test_no_text_names_what_its_reader_does_not_see(
    freehold: Freehold, match: Make, locale: str, client: str
) -> None:
    foreign = list_button_labels(match, locale) - list_button_labels(match, client)
    assert len(foreign) > 9
    seen = Seen(list_commands(freehold.sandbox.world), foreign)
    words = language_of(locale, client=client).with_public(client)
    rendered = [(id, told) for id, told in render_all(words) if not id.startswith(BESIDE)]
    assert {id: faults for id, told in rendered if (faults := seen.faults(told))} == {}
    assert sum("</" in told for _, told in rendered) > 30
