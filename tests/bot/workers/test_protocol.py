"""The loop of a worker process."""

from __future__ import annotations

import subprocess
import sys

from bot.workers.protocol import frame


def test_what_a_worker_loads_is_exempt_from_garbage_collection() -> None:
    """Scanning it would take longer than painting a picture."""
    program = (
        "import gc\n"
        "from bot.workers.protocol import serve\n"
        "serve(lambda task: b'exempt' if gc.get_freeze_count() > 1000 else b'collected')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], input=frame(b"?"), capture_output=True, check=True)
    assert b"exempt" in done.stdout
