"""The figures of the benchmarks: stored by section, compared with the last run and with references."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import arrangements, commits, evening, peers, stalls
from bench.cluster import memory
from bench.figures import Figure, Missing
from bench.programs import timed
from bench.references import Reference, chess, chess_move, deflate, fdatasync, imports
from bench.report import Report, describe_machine
from tests.kit import postgresql


def figures(rate: float, size: float, clicks: float = 10) -> list[Figure]:
    return [
        Figure("rate", rate, "moves/s", 50, up=True),
        Figure("size", size, "kB", 100, note=f"of {clicks:.0f} clicks"),
        Figure("clicks", clicks, "", up=None),
    ]


@pytest.mark.parametrize(
    ("rate", "size", "worse"),
    [(100, 10, []), (86, 11.4, []), (80, 10, ["rate"]), (150, 12, ["size"]), (0, 5, ["rate"])],
)
def test_what_got_worse_is_marked_whether_less_or_more_is_better(
    rate: float, size: float, worse: list[str]
) -> None:
    before = {figure.name: figure.value for figure in figures(100, 10)}
    now = figures(rate, size, clicks=2)
    assert [figure.name for figure in now if bench.mark_change(figure, before)] == worse


def test_what_was_nothing_and_is_something_is_worse_and_what_is_new_is_not() -> None:
    failed = Figure("failed", 1, "%")
    assert bench.mark_change(failed, {"failed": 0.0}) == "WORSE, it was 0"
    assert bench.mark_change(failed, {}) == ""


def raise_missing() -> Iterator[Figure]:
    yield figures(100, 10)[0]
    raise Missing("There is no abacus here.")


def test_a_report_of_one_section_keeps_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "build" / "bench.json"
    monkeypatch.setattr(bench, "REPORT", file)
    monkeypatch.setattr(arrangements, "measure", lambda: figures(100, 10))
    monkeypatch.setattr(commits, "measure", lambda: figures(500, 20))
    bench.main(["arrangements", "commits"])
    assert "WORSE" not in capsys.readouterr().out
    monkeypatch.setattr(commits, "measure", lambda: figures(400, 24, clicks=7))
    bench.main(["commits"])
    said = capsys.readouterr().out
    assert "WORSE, it was 500" in said
    assert "size, of 7 clicks" in said
    assert said.splitlines()[-1].startswith("2 figures got worse by more than 15%")
    report = Report(file)
    assert report.before("arrangements") == {"rate": 100, "size": 10, "clicks": 10}
    assert report.before("commits") == {"rate": 400, "size": 24, "clicks": 7}


def test_what_is_counted_comes_after_what_is_timed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "REPORT", tmp_path / "bench.json")
    monkeypatch.setattr(bench, "COUNTING", ("arrangements",))
    monkeypatch.setattr(arrangements, "measure", lambda: figures(100, 10))
    monkeypatch.setattr(commits, "measure", lambda: figures(500, 20))
    bench.main(["arrangements", "commits"])
    said = capsys.readouterr().out
    assert said.index("commits: 0 s") < said.index("arrangements: 0 s")


def test_a_report_that_is_damaged_is_begun_anew_and_a_section_that_is_not_is_said(tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    file.write_text("{")
    assert Report(file).before("commits") == {}
    with pytest.raises(SystemExit):
        bench.main(["nonsense"])


def test_a_program_that_cannot_be_installed_is_said_to_be_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "ENVIRONMENTS", tmp_path)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(timed, "SPAN", 0.01)
    assert list(peers.measure()) == []
    said = capsys.readouterr().out
    assert all(f"{peer.name} could not be installed" in said for peer in peers.PEERS)


def hide_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide all programs that sections need from every place where they are looked for."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(postgresql, "PLACES", ())


def test_without_a_browser_an_evening_is_measured_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hide_programs(monkeypatch)
    monkeypatch.setattr(bench, "REPORT", tmp_path / "bench.json")
    monkeypatch.setattr(evening, "EVENINGS", 1)
    monkeypatch.setattr(evening, "MOVES", 5)
    monkeypatch.setattr(evening, "keys", lambda: ("property", "deal"))
    bench.main(["evening"])
    said = capsys.readouterr().out
    assert said.count("There is no Chromium here") == 1
    for game in ("property", "deal"):
        assert f"{game}: taps of a move" in said
        assert f"{game}: notifications per person" in said
    assert "panel on a phone" not in said


def test_without_postgresql_one_process_is_measured_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hide_programs(monkeypatch)
    monkeypatch.setattr(bench, "REPORT", tmp_path / "bench.json")
    for module, name, less in (
        (commits, "SPAN", 0.1),
        (memory, "TABLES", 2),
        (memory, "TOGETHER", 1),
        (memory, "ROUNDS", 2),
    ):
        monkeypatch.setattr(module, name, less)
    bench.main(["cluster"])
    said = capsys.readouterr().out
    assert said.count("There is no PostgreSQL here") == 1
    assert "SQLite, 1 process" in said
    assert "memory of a process" in said
    assert "PostgreSQL, " not in said


def test_a_section_that_cannot_run_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "REPORT", tmp_path / "bench.json")
    monkeypatch.setattr(arrangements, "measure", raise_missing)
    monkeypatch.setattr(commits, "measure", lambda: figures(500, 20))
    bench.main(["arrangements", "commits"])
    said = capsys.readouterr().out
    assert "arrangements: not everything was measured. There is no abacus here." in said
    assert said.index("abacus") < said.index("commits: 0 s")
    assert "Traceback" not in said
    assert Report(tmp_path / "bench.json").before("arrangements") == {"rate": 100}


def test_limits_of_durations_and_rates_are_ratios_to_a_reference() -> None:
    slow, fast = Reference("work", 20.0), Reference("work", 5.0)
    assert Figure("time", 0.1, "s", 6, per=slow).ratio == pytest.approx(5)
    assert Figure("time", 100, "ms", 6, per=slow).verdict == "ok"
    assert Figure("time", 100, "ms", 6, per=fast).verdict == "MISSED"
    assert Figure("rate", 300, "commits/s", 2, up=True, per=slow).ratio == pytest.approx(6)
    assert Figure("rate", 300, "commits/s", 2, up=True, per=fast).verdict == "MISSED"


@pytest.mark.parametrize("reference", [chess, chess_move, deflate, fdatasync, imports])
def test_references_are_timed_on_this_machine(reference: Callable[[], Reference]) -> None:
    assert reference().millis > 0
    assert reference() is reference()


def test_the_table_of_the_documentation_is_written_with_the_machine_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure_and_raise() -> Iterator[Figure]:
        yield Figure("time | of work", 0.1, "s", 6, per=Reference("work", 20.0))
        raise Missing("There is no abacus here.")

    monkeypatch.setattr(bench, "REPORT", tmp_path / "bench.json")
    monkeypatch.setattr(bench, "PAGE", tmp_path / "performance.md")
    monkeypatch.setattr(arrangements, "measure", measure_and_raise)
    monkeypatch.setattr(commits, "measure", lambda: figures(500, 20))
    bench.main(["commits"])
    assert not bench.PAGE.exists()
    bench.main(["--write", "commits", "arrangements"])
    page = bench.PAGE.read_text(encoding="utf-8")
    assert f"Machine: {describe_machine()}." in page
    assert "| arrangements | time \\| of work | 0.1 s | 5 × work | ≤ 6 |  | ok |" in page
    assert "| commits | rate | 500 moves/s |  | ≥ 50 |  | ok |" in page
    assert page.index("arrangements") < page.index("commits")
    assert page.endswith("- arrangements: There is no abacus here.\n")


def test_one_section_of_the_documentation_is_replaced_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "REPORT", tmp_path / "bench.json")
    monkeypatch.setattr(bench, "PAGE", tmp_path / "performance.md")
    monkeypatch.setattr(arrangements, "measure", raise_missing)
    monkeypatch.setattr(commits, "measure", lambda: figures(500, 20))
    bench.main(["--write", "arrangements", "commits"])
    before = bench.PAGE.read_text(encoding="utf-8").replace(describe_machine(), "abacus")
    bench.PAGE.write_text(before, encoding="utf-8")
    monkeypatch.setattr(bench, "REPORT", tmp_path / "other.json")
    monkeypatch.setattr(commits, "measure", lambda: figures(400, 24)[:2])
    bench.main(["--write", "commits"])
    machines = "\n".join(sorted(f"Machine: {each}." for each in ("abacus", describe_machine())))
    expected = before.replace("500 moves/s", "400 moves/s").replace("20 kB", "24 kB")
    expected = expected.replace("| commits | clicks | 10 |  |  |  |  |\n", "")
    assert bench.PAGE.read_text(encoding="utf-8") == expected.replace("Machine: abacus.", machines)


def test_the_settings_of_the_stalls_are_no_longer_set_for_the_sections_that_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def export(url: str) -> list[Figure]:
        return figures(sys.getswitchinterval(), 0)

    monkeypatch.setattr(stalls, "_export", export)
    monkeypatch.setattr(stalls, "_limits", lambda: iter(()))
    collector = list[str]()
    for name in ("freeze", "unfreeze"):
        monkeypatch.setattr(gc, name, partial(collector.append, name))
    before = sys.getswitchinterval()
    interval, *_ = stalls.measure()
    assert interval.value == pytest.approx(0.001)
    assert (sys.getswitchinterval(), collector) == (before, ["freeze", "unfreeze"])
