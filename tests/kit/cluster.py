"""``make cluster``: Freehold as two processes with four shards, on a PostgreSQL, with the sandbox's page.

All data is in a temporary folder. Kill one of the processes on the page: the other one takes over its shards.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Sequence

from tests.kit.postgresql import find_programs, run_server

SHARDS, PROCESSES = 4, 2


def main(arguments: Sequence[str]) -> int:
    """Run until SIGINT or SIGTERM, and return the exit code."""
    parser = argparse.ArgumentParser("cluster", description="Freehold as two processes, in the sandbox")
    parser.add_argument("--port", type=int, default=8765, help="where the page is (default: 8765)")
    port = parser.parse_args(arguments).port
    if find_programs() is None:
        sys.stderr.write("There is no PostgreSQL here: install it first, as by apt-get install postgresql.\n")
        return 1
    with run_server(durable=False) as server:
        bot = [sys.executable, "-m", "tools.play"]
        options = ["--port", str(port), "--data", str(server.folder / "sandbox.db")]
        options += ["--shards", str(SHARDS), "--processes", str(PROCESSES)]
        child = subprocess.Popen(
            [sys.executable, "-m", "sandbox", *options, "--", *bot],
            env={**os.environ, "DATABASE_URL": server.url("postgres"), "SHARDS": f"auto/{SHARDS}"},
        )
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal sends it to the sandbox too
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        return child.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
