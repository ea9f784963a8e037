"""How often a person, and a server, may do things that reach others or cost work."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from bot.domain.notifications.acts import ACTS, Act
from bot.domain.refusals import Refusal
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


MANY = 150_000


def test_counting_takes_no_more_work_however_many_are_counted() -> None:
    few, many = Limits(Time()), Limits(Time())
    for limits, count in ((few, 10), (many, MANY)):
        for user_id in range(count):
            limits.spend("help", user_id, user_id)
    assert (len(few), len(many)) == (20, 2 * MANY)
    parts = range(0, 50, 10)  # now and then, the garbage collector runs something in between
    assert min(_count_instructions(many, range(MANY + part, MANY + part + 10)) for part in parts) == min(
        _count_instructions(few, range(10 + part, 20 + part)) for part in parts
    )


def test_counters_that_expire_together_are_dropped_a_few_at_each_call() -> None:
    time = Time()
    limits = Limits(time)
    for user_id in range(1_000):
        limits.spend("help", user_id, user_id)
    time.now += ACTS["help"].seconds
    few = _count_instructions(limits, range(1_000, 1_010))
    assert 1_900 < len(limits) < 2_000
    for user_id in range(2_000, 4_000):
        limits.spend("help", user_id, user_id)
    assert len(limits) == 2 * 2_010
    assert few < 10 * _count_instructions(Limits(time), range(1_000, 1_010))


def test_whoever_is_refused_leaves_no_counter_behind() -> None:
    limits = Limits(Time())
    for _ in range(ACTS["help"].person or 0):
        limits.spend("help", 1, 7)
    before = len(limits)
    assert not any(limits.allows("help", 1, guild_id) for guild_id in range(100, 200))
    assert len(limits) == before


def _count_instructions(limits: Limits, people: range) -> int:
    """Return how many instructions it takes to count an act of each of *people*."""
    executed = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal executed
        frame.f_trace_opcodes = True
        executed += event == "opcode"
        return trace

    tracing = sys.gettrace()
    sys.settrace(trace)
    try:
        for user_id in people:
            limits.spend("help", user_id, user_id)
    finally:
        sys.settrace(tracing)
    return executed
