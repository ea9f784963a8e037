"""The loop of a worker process: it reads tasks from its standard input and writes answers to its output.

It says that it is ready by an empty answer, and ends when its input ends. So it does not outlive the process
that started it, however that ends. Every message is preceded by its length, as 4 bytes big-endian.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO

import msgspec

SIZE = 4
"""Bytes of a length."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The result *found*, or the *fault* that came instead of it."""

    found: bytes
    fault: str = ""


def frame(data: bytes) -> bytes:
    """*data* preceded by its length."""
    return len(data).to_bytes(SIZE, "big") + data


def answer_task(work: Callable[[bytes], bytes], task: bytes) -> Answer:
    """The result of *work* for *task*, or its fault."""
    try:
        return Answer(work(task))
    except Exception:  # a task may fail in any way; the next one may not
        return Answer(b"", traceback.format_exc())


def serve(work: Callable[[bytes], bytes]) -> None:
    """Answer tasks by *work* until the input ends."""
    tasks, answers = sys.stdin.buffer, sys.stdout.buffer
    gc.freeze()  # scanning long-lived objects would take longer than painting a picture
    try:
        _write(answers, Answer(b""))
        while (task := _read(tasks)) is not None:
            _write(answers, answer_task(work, task))
    except BrokenPipeError:  # the reader is gone; a normal exit would fail on flushing the output
        os._exit(0)


def _write(answers: BinaryIO, answer: Answer) -> None:
    answers.write(frame(msgspec.msgpack.encode(answer)))
    answers.flush()


def _read(tasks: BinaryIO) -> bytes | None:
    size = int.from_bytes(tasks.read(SIZE), "big")
    task = tasks.read(size)
    return task if size and len(task) == size else None
