"""The image: the same tomorrow, with what is needed in it, and given the time to end in order."""

from __future__ import annotations

import json
import re
from pathlib import Path

import yaml

from sandbox.process import STOP_SECONDS

ROOT = Path(__file__).parents[2]


def instructions() -> dict[str, list[str]]:
    """What the Dockerfile says, by its instruction."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    found: dict[str, list[str]] = {}
    for line in joined.splitlines():
        if line:
            name, _, rest = line.partition(" ")
            found.setdefault(name, []).append(rest)
    return found


def test_the_image_is_the_same_tomorrow_and_runs_as_nobody_special() -> None:
    said = instructions()
    (base,) = {line.split()[0] for line in said["FROM"]} - {"base"}
    assert re.fullmatch(r"python:3\.11\.\d+-slim-\w+@sha256:[0-9a-f]{64}", base)
    assert said["USER"] == ["freehold"]
    assert said["ENTRYPOINT"] == ['["tini", "--"]']
    assert json.loads(said["CMD"][-1]) == ["python", "-m", "bot"]
    assert '["python", "-m", "bot", "--healthy"]' in said["HEALTHCHECK"][0]
    assert "--require-hashes" in " ".join(said["RUN"])
    for tool in ("tini", "sqlite3", "postgresql-client"):
        assert any(f" {tool}" in line for line in said["RUN"])
    copied = {word for line in said["COPY"] for word in line.split()[:-1] if not word.startswith("--")}
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert copied - {"/app"} == {line[1:] for line in ignored if line.startswith("!")}


def test_nobody_kills_the_bot_before_it_has_ended_in_order() -> None:
    assert instructions()["STOPSIGNAL"] == ["SIGTERM"]
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))
    grace = compose["services"]["bot"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) > STOP_SECONDS
