"""A process that writes lines until it is killed."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path
from subprocess import PIPE, Popen

from sandbox.model.world import PATIENCE

ROOT = Path(__file__).parents[2]


def run_and_kill(arguments: list[str], moment: float) -> list[bytes]:
    """Run ``python -m`` with *arguments*, and kill it *moment* seconds after its first line.

    Return the lines it wrote; whatever it was writing at that moment is left out.
    """
    process = Popen([sys.executable, "-m", *arguments], cwd=ROOT, stdout=PIPE)
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    reader = threading.Thread(target=lambda: lines.extend(process.stdout or ()))
    reader.start()
    time.sleep(moment)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(PATIENCE)
    reader.join(PATIENCE)
    assert not reader.is_alive(), "something still holds the output of a process that was killed"
    process.stdout.close()
    assert lines[0]
    return [line for line in lines if line.endswith(b"\n")]
