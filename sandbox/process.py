"""The bot as a child process of the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Sequence

STOP_SECONDS = 15
KILL_SECONDS = 5  # a process that waits for a broken disk survives SIGKILL
PR_SET_PDEATHSIG = 1


class Process:
    """Runs *command* with *environment* added; *report* receives a line when it starts and when it ends.

    The process can read from its standard input by how many seconds the sandbox's clock is ahead: a line at
    the start, and one whenever the clock is moved (`set_ahead`).
    """

    def __init__(
        self, command: Sequence[str], environment: dict[str, str], report: Callable[[str], None]
    ) -> None:
        self._command = command
        self._environment = environment
        self._report = report
        self._child: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._wanted_end = False
        self._ahead = 0.0

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self._child is not None and self._child.returncode is None

    @property
    def code(self) -> int | None:
        """The exit code of the last run."""
        return self._child.returncode if self._child is not None else None

    async def start(self) -> None:
        """Start the process, unless it is running.

        Raises:
            OSError: there is no such command.
        """
        if self.running:
            return
        self._wanted_end = False
        self._child = await asyncio.create_subprocess_exec(
            *self._command,
            env={**os.environ, **self._environment},
            stdin=asyncio.subprocess.PIPE,
            start_new_session=True,  # so that the bot gets Ctrl-C only once, from the sandbox
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
        )
        self._watching = asyncio.create_task(self._watch(self._child))
        self._tell_ahead()
        self._report("The bot has started.")

    def set_ahead(self, seconds: float) -> None:
        """The sandbox's clock is ahead by *seconds* from now on."""
        self._ahead = seconds
        if self.running:
            self._tell_ahead()

    async def stop(self) -> None:
        """Terminate the process, and wait until it has ended."""
        if self._child is None or not self.running:
            return
        self._wanted_end = True
        self._child.terminate()
        try:
            await asyncio.wait_for(self._child.wait(), STOP_SECONDS)
        except TimeoutError:
            self._report(f"The bot did not stop within {STOP_SECONDS} seconds: killing it.")
            await self.kill()
        else:
            if self._watching is not None:
                await self._watching

    async def kill(self) -> None:
        """Kill the process, and wait up to `KILL_SECONDS` for it to end."""
        self.kill_now()
        if self._watching is not None:
            await asyncio.wait([self._watching], timeout=KILL_SECONDS)

    def kill_now(self) -> None:
        """Kill the process without waiting for it to end."""
        if self._child is not None:
            with contextlib.suppress(ProcessLookupError):
                self._child.kill()

    def _tell_ahead(self) -> None:
        assert self._child is not None
        assert self._child.stdin is not None
        self._child.stdin.write(f"{self._ahead}\n".encode())

    async def _watch(self, child: asyncio.subprocess.Process) -> None:
        code = await child.wait()
        if code < 0 and not self._wanted_end:
            self._report(f"The bot was killed by {signal.Signals(-code).name}.")
        elif code and not self._wanted_end:
            self._report(f"The bot exited with code {code}.")
        else:
            self._report("The bot has stopped.")


class Processes:
    """The bot as *count* identical processes, which the page handles like one. It kills them one by one."""

    def __init__(
        self, command: Sequence[str], environment: dict[str, str], report: Callable[[str], None], count: int
    ) -> None:
        self._all = [Process(command, environment, report) for _ in range(count)]

    @property
    def running(self) -> bool:
        """Whether any of the processes is running."""
        return any(process.running for process in self._all)

    def set_ahead(self, seconds: float) -> None:
        """The sandbox's clock is ahead by *seconds* from now on."""
        for process in self._all:
            process.set_ahead(seconds)

    async def start(self) -> None:
        """Start the processes that aren't running.

        Raises:
            OSError: there is no such command.
        """
        for process in self._all:
            await process.start()

    async def stop(self) -> None:
        """Terminate all processes, and wait until they have ended."""
        await asyncio.gather(*(process.stop() for process in self._all))

    async def kill(self) -> None:
        """Kill one running process, and wait for it like `Process.kill`."""
        for process in self._all:
            if process.running:
                await process.kill()
                break

    def kill_all_now(self) -> None:
        """Kill all processes without waiting for them to end."""
        for process in self._all:
            process.kill_now()


def _die_with_parent() -> None:
    """Have the kernel stop the bot when the sandbox is killed, before another sandbox starts a second bot."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
