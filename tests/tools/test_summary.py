"""The end of a test run lists in one line for each reason what couldn't run."""

from __future__ import annotations

import pytest

from tests.kit.summary import compare, list_skipped


def report_skip(name: str, reason: str) -> pytest.TestReport:
    """Report a test that was skipped for *reason*."""
    return pytest.TestReport(
        name, (name, 1, name), {}, "skipped", (name, 1, f"Skipped: {reason}"), "setup", duration=0.0
    )


def test_each_reason_is_listed_once() -> None:
    reports = [
        report_skip("one", "no PostgreSQL"),
        report_skip("two", "no chromium"),
        report_skip("three", "no PostgreSQL"),
    ]
    assert [*list_skipped(reports)] == [
        "Not run: 2 tests: no PostgreSQL",
        "Not run: 1 test: no chromium",
    ]


def test_a_run_is_compared_with_a_loop_of_the_same_machine() -> None:
    assert "The run took 100 s" in compare(100.0)
    assert "times as long as the reference loop" in compare(100.0)
