"""The bot as a child process of the sandbox: started, stopped, killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Sequence

STOP_SECONDS = 15  # the bot promises to end within ten
KILL_SECONDS = 5  # a process that waits for a broken disk outlives SIGKILL
PR_SET_PDEATHSIG = 1


class Process:
    """Runs *command* with *environment* added; *told* hears a line whenever it begins or ends."""

    def __init__(
        self, command: Sequence[str], environment: dict[str, str], told: Callable[[str], None]
    ) -> None:
        self._command = command
        self._environment = environment
        self._told = told
        self._child: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._wanted_end = False

    @property
    def running(self) -> bool:
        """Whether it is running."""
        return self._child is not None and self._child.returncode is None

    @property
    def code(self) -> int | None:
        """The exit code with which it ended last."""
        return self._child.returncode if self._child is not None else None

    async def start(self) -> None:
        """Start it, unless it is running.

        Raises:
            OSError: there is no such command.
        """
        if self.running:
            return
        self._wanted_end = False
        self._child = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, **self._environment},
            start_new_session=True,  # so that Ctrl-C reaches it once, from here
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
        )
        self._watching = asyncio.create_task(self._watch(self._child))
        self._told("The bot was started.")

    async def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self._child is None or not self.running:
            return
        self._wanted_end = True
        self._child.terminate()
        try:
            await asyncio.wait_for(self._child.wait(), STOP_SECONDS)
        except TimeoutError:
            self._told(f"The bot did not end within {STOP_SECONDS} seconds and is killed.")
            self.strike()
        if self._watching is not None:
            await self._watching

    async def kill(self) -> None:
        """End it at once, without a chance to tidy up, and wait until it is known to have ended."""
        self.strike()
        if self._watching is not None:
            await asyncio.wait([self._watching], timeout=KILL_SECONDS)

    def strike(self) -> None:
        """End it at once, and wait for nothing."""
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                self._child.kill()

    async def _watch(self, child: asyncio.subprocess.Process) -> None:
        code = await child.wait()
        if code < 0 and not self._wanted_end:
            self._told(f"The bot was ended by {signal.Signals(-code).name}.")
        elif code and not self._wanted_end:
            self._told(f"The bot ended with exit code {code}.")
        else:
            self._told("The bot ended.")


class Processes:
    """The bot as *count* processes alike, for the page one thing: it kills one of them at a time."""

    def __init__(
        self, command: Sequence[str], environment: dict[str, str], told: Callable[[str], None], count: int
    ) -> None:
        self._all = [Process(command, environment, told) for _ in range(count)]

    @property
    def running(self) -> bool:
        """Whether any is running."""
        return any(process.running for process in self._all)

    async def start(self) -> None:
        """Start those that are not running.

        Raises:
            OSError: there is no such command.
        """
        for process in self._all:
            await process.start()

    async def stop(self) -> None:
        """Ask all to end, and wait until they have."""
        await asyncio.gather(*(process.stop() for process in self._all))

    async def kill(self) -> None:
        """End one at once, without a chance to tidy up, and wait until it is known to have ended."""
        for process in self._all:
            if process.running:
                await process.kill()
                break

    def strike_all(self) -> None:
        """End all at once, and wait for nothing."""
        for process in self._all:
            process.strike()


def _die_with_parent() -> None:
    """Let the kernel stop the bot when the sandbox is killed, so that no second one plays beside the next."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
