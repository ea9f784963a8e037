"""The end of a test run says in one line for each reason what could not run."""

from __future__ import annotations

import pytest

from tests.kit.summary import compare, list_skipped


def skipped(name: str, reason: str) -> pytest.TestReport:
    """The report of a test that was skipped for *reason*."""
    return pytest.TestReport(
        name, (name, 1, name), {}, "skipped", (name, 1, f"Skipped: {reason}"), "setup", duration=0.0
    )


def test_each_reason_is_listed_once() -> None:
    reports = [
        skipped("one", "no PostgreSQL"),
        skipped("two", "no chromium"),
        skipped("three", "no PostgreSQL"),
    ]
    assert [*list_skipped(reports)] == [
        "Not run: 2 tests: no PostgreSQL",
        "Not run: 1 test: no chromium",
    ]


def test_a_run_is_compared_with_a_loop_of_the_same_machine() -> None:
    assert "The run took 100 s" in compare(100.0)
    assert "times as long as the reference loop" in compare(100.0)
