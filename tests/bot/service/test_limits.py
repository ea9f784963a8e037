"""How often a person, and a server, may do what reaches others or costs work."""

from __future__ import annotations

import pytest

from bot.domain.refusals import Refusal
from bot.domain.rings.acts import ACTS, Act
from bot.language import LOCALES, language_of
from bot.service.limits import Limits
from tests.kit.house import Time

COUNTED: list[Act] = [act for act, terms in ACTS.items() if terms.is_counted]
HEARD = [act for act in COUNTED if not ACTS[act].quiet]
FOR_SERVERS = [act for act in COUNTED if ACTS[act].server is not None]
REACHING = [act for act in COUNTED if ACTS[act].reached is not None]


@pytest.mark.parametrize("act", COUNTED)
def test_a_person_has_a_limit(act: Act) -> None:
    time = Time()
    limits, terms = Limits(time), ACTS[act]
    for _ in range(terms.person or 0):
        limits.spend(act, 1, 7)
    time.now += terms.seconds - 1
    assert not limits.allows(act, 1, 8)
    assert limits.allows(act, 2, 9)
    time.now += 2
    assert limits.allows(act, 1, 7)


@pytest.mark.parametrize("act", HEARD)
def test_a_person_reads_the_limits_and_when_to_try_again(act: Act) -> None:
    time = Time()
    limits, terms = Limits(time), ACTS[act]
    for _ in range(terms.person or 0):
        limits.spend(act, 1, 7)
    time.now += terms.seconds / 2
    with pytest.raises(Refusal) as refused:
        limits.spend(act, 1, 8)
    minutes = int(terms.seconds / 2 // 60) + 1
    numbers = [minutes if minutes <= 60 else minutes // 60 + 1]
    if not terms.says and act != "help":
        numbers += [number for number in (terms.person, terms.server) if number]
    for locale in LOCALES:
        told = language_of(locale)(refused.value.text)
        assert all(f"{number}" in told for number in numbers if number > 1), told


@pytest.mark.parametrize("act", FOR_SERVERS)
def test_a_server_has_a_limit_and_direct_messages_have_none_of_theirs(act: Act) -> None:
    limits = Limits(Time())
    for user_id in range(ACTS[act].server or 0):
        limits.spend(act, user_id, 7)
        limits.spend(act, user_id + 1000, None)
    assert not limits.allows(act, 999, 7)
    assert limits.allows(act, 999, 8)
    assert limits.allows(act, 998, None)


@pytest.mark.parametrize("act", REACHING)
def test_a_person_is_reached_only_so_often_whoever_does_it_and_wherever(act: Act) -> None:
    limits, most = Limits(Time()), ACTS[act].reached or 0
    for user_id in range(most):
        limits.spend(act, user_id, user_id, [5000, 5001 + user_id])
    assert limits.allows(act, 5000, 99, [5000])  # oneself does not count
    if ACTS[act].quiet:
        assert not limits.allows(act, 999, 99, [5000])
    else:
        with pytest.raises(Refusal) as refused:
            limits.spend(act, 999, 99, [4999, 5000])
        for locale in LOCALES:
            told = language_of(locale)(refused.value.text)
            assert most == 1 or f"{most}" in told
    assert limits.allows(act, 998, 99, [4999])
    assert limits.allows(act, 999, 99)  # what was refused was not counted
