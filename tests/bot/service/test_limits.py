"""How often a person, and a server, may do what costs others something."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.domain.refusals import Refusal
from bot.language import LOCALES, language_of
from bot.service.limits import LIMITS, Deed, Limits
from tests.kit.house import Time


@pytest.mark.parametrize("deed", get_args(Deed))
def test_a_person_has_a_limit_and_is_told_in_words_when_it_ends(deed: Deed) -> None:
    time = Time()
    limits = Limits(time)
    person, server, seconds = LIMITS[deed]
    for _ in range(person):
        limits.spend(deed, 1, 7)
    time.now += seconds - 90
    with pytest.raises(Refusal) as refused:
        limits.spend(deed, 1, 8)
    for locale in LOCALES:
        told = language_of(locale)(refused.value.text)
        assert all(f"{number}" in told for number in (person, server, 2) if number > 1)  # or once
    limits.spend(deed, 2, 7)
    time.now += 91
    limits.spend(deed, 1, 7)


@pytest.mark.parametrize("deed", get_args(Deed))
def test_a_server_has_a_limit_and_direct_messages_have_none_of_theirs(deed: Deed) -> None:
    limits = Limits(Time())
    for user_id in range(LIMITS[deed].server):
        limits.spend(deed, user_id, 7)
        limits.spend(deed, user_id + 1000, None)
    with pytest.raises(Refusal):
        limits.spend(deed, 999, 7)
    limits.spend(deed, 999, 8)
    limits.spend(deed, 998, None)
