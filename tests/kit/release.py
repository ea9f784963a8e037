"""The release before this one, as it was: its processes run beside ours while an operator rolls over."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BEFORE = "7fe2bba8d9841f55f029e1a3da7cadf7612e26da"
"""Its commit. With each release this becomes the one before."""

PACKAGES = ("bot", "cogs", "games", "locales", "render", "pyproject.toml")


@pytest.fixture(scope="session")
def release_before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its code, in a folder of its own."""
    try:
        command = ["git", "archive", BEFORE, *PACKAGES]
        packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip(f"this copy has no history with the release before, {BEFORE[:7]}")
    folder = tmp_path_factory.mktemp("before")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder
