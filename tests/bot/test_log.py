from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from random import Random

import pytest
import structlog

import games
from bot.log import configure, error_id
from games.core import Luck


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure("INFO", "the-token", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_lines_are_json_where_nobody_reads(stream: io.StringIO) -> None:
    structlog.get_logger("bot.test").info("ready", servers=3)
    logging.getLogger("discord.client").warning("late by %s s", 4)
    ours, theirs = lines(stream)
    assert (ours["event"], ours["servers"], ours["level"], ours["logger"]) == ("ready", 3, "info", "bot.test")
    assert (theirs["event"], theirs["level"]) == ("late by 4 s", "warning")
    assert "timestamp" in ours
    assert "timestamp" in theirs


def test_what_libraries_tell_of_all_they_send_and_store_is_not_heard(stream: io.StringIO) -> None:
    configure("DEBUG", "the-token", stream)
    for name in ("aiosqlite", "asyncio", "discord.http"):
        logging.getLogger(name).debug("the whole hand")
        logging.getLogger(name).info("connected")
    logging.getLogger("discord.gateway").info("connected with a session that others could go on with")
    logging.getLogger("discord.gateway").warning("has to connect again")
    structlog.get_logger("bot.test").debug("ours")
    said = [line["event"] for line in lines(stream)]
    assert said == ["connected"] * 3 + ["has to connect again", "ours"]


def test_hands_states_and_seeds_do_not_get_in(stream: io.StringIO) -> None:
    game = games.load("property")
    state, _ = game.deal(2, {}, Luck(Random(1)))
    hand = game.view(state, 0).hand
    log = structlog.get_logger("bot.test")
    log.info("fault", state=state, view=game.view(state, 0), hand=hand, hands=list(hand), seed=b"\x07" * 32)
    (line,) = lines(stream)
    assert line["state"] == "<State>"
    assert line["view"] == "<View>"
    assert line["hand"] == "<tuple>"
    assert line["hands"] == "<list>"
    assert line["seed"] == "<bytes>"


def test_a_traceback_shows_no_values(stream: io.StringIO) -> None:
    def fail(hand: str) -> None:
        raise ValueError("nothing secret")

    try:
        fail("-".join(("the", "hand", "of", "anna")))
    except ValueError as error:
        structlog.get_logger("bot.test").error("fault", id=error_id(), exc_info=error)
    (line,) = lines(stream)
    assert "ValueError: nothing secret" in str(line["exception"])
    assert "the-hand-of-anna" not in stream.getvalue()


def test_the_token_is_blotted_out_wherever_it_turns_up(stream: io.StringIO) -> None:
    structlog.get_logger("bot.test").info("connecting with the-token", url="ws://x?token=the-token")
    logging.getLogger("aiohttp").error("header Bot the-token")
    assert "the-token" not in stream.getvalue()
    assert "connecting with …" in stream.getvalue()


def test_what_is_below_the_level_is_not_written(stream: io.StringIO) -> None:
    structlog.get_logger("bot.test").debug("detail")
    assert stream.getvalue() == ""


def test_a_terminal_gets_readable_lines_without_local_variables() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = Terminal()
    configure("INFO", "", stream)
    try:
        seed = "f" * 64
        raise RuntimeError(f"about {len(seed)}")
    except RuntimeError as error:
        structlog.get_logger("bot.test").error("fault", exc_info=error)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    assert "RuntimeError: about 64" in stream.getvalue()
    assert "f" * 64 not in stream.getvalue()
    assert not stream.getvalue().startswith("{")


def test_ids_of_errors_are_short_and_differ() -> None:
    ids = {error_id() for _ in range(100)}
    assert len(ids) > 90
    assert {len(id) for id in ids} == {6}


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+asyncpg://freehold:sesame@127.0.0.1/freehold",
        "postgresql+asyncpg://:sesame@/freehold?host=/run",
        "postgresql+asyncpg:///freehold?host=/run&password=sesame&ssl=1",
        "https://proxy:ses%40ame@example.com:8080/api/v10",
    ],
)
def test_passwords_of_addresses_do_not_get_in(stream: io.StringIO, address: str) -> None:
    log = structlog.get_logger("bot.test")
    log.info(f"The database {address} cannot be used.", url=address, quoted=repr(address))
    logging.getLogger("discord").warning("connecting to %s", address)
    try:
        raise ValueError(address)
    except ValueError:
        log.exception("failed")
    said = stream.getvalue()
    assert len(lines(stream)) == 3
    assert said.count("…") >= 4
    assert "sesame" not in said and "ame@" not in said
    plain = "sqlite+aiosqlite:///freehold.db http://127.0.0.1:8080/@me mail@example.com"
    log.info(plain)
    assert lines(stream)[-1]["event"] == plain
