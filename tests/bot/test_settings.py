from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsFault, load
from sandbox.model.world import PATIENCE

EXAMPLE = Path(__file__).parents[2] / ".env.example"
KEYS = {name.upper() for name in Settings.model_fields}


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for key in KEYS:
        monkeypatch.delenv(key, raising=False)


def test_a_token_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c\n")
    settings = load()
    assert settings.discord_token.get_secret_value() == "a.b.c"
    assert settings.database_url == "sqlite+aiosqlite:///freehold.db"
    assert settings.discord_api_url == "https://discord.com/api/v10"
    assert settings.discord_gateway_url is None


def test_a_file_is_read_and_the_environment_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=file\nLOG_LEVEL=DEBUG\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("DISCORD_TOKEN", "environment")
    assert load().discord_token.get_secret_value() == "environment"
    assert load().log_level == "DEBUG"


def test_without_a_token_the_fault_says_how_to_get_one_and_that_the_sandbox_needs_none() -> None:
    with pytest.raises(SettingsFault) as fault:
        load()
    (sentence,) = fault.value.sentences
    assert sentence.startswith("DISCORD_TOKEN is missing")
    assert "discord.com/developers" in sentence
    assert "make play" in sentence


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("DATABASE_URL", "freehold.db"),
        ("DATABASE_URL", "sqlite:///freehold.db"),
        ("DISCORD_API_URL", "https://discord.com/api"),
        ("DISCORD_API_URL", "discord.com/api/v10"),
        ("DISCORD_GATEWAY_URL", "https://gateway.discord.gg"),
        ("REQUESTS_PER_SECOND", "-1"),
        ("REQUESTS_PER_SECOND", "many"),
        ("LOG_LEVEL", "loud"),
        ("RENDER_WORKERS", "-1"),
        ("RENDER_WORKERS", "many"),
        ("SHARDS", "0-3"),
        ("SHARDS", "2-1/4"),
        ("SHARDS", "0-4/4"),
        ("SHARDS", "auto/0"),
        ("SHARDS", "0/2"),  # for who is to carry the other? on SQLite nobody can
    ],
)
def test_every_fault_has_one_sentence(monkeypatch: pytest.MonkeyPatch, key: str, value: str) -> None:
    monkeypatch.setenv(key, value)
    with pytest.raises(SettingsFault) as fault:
        load()
    assert [sentence.split()[0] for sentence in fault.value.sentences] == ["DISCORD_TOKEN", key]


def test_a_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    assert "secret-token" not in repr(load())


def test_the_example_names_every_key_with_a_comment() -> None:
    named = re.findall(r"((?:^# .+\n)+)^(\w+)=", EXAMPLE.read_text(), re.MULTILINE)
    assert {key for _, key in named} == KEYS
    assert len(re.findall(r"^\w+=", EXAMPLE.read_text(), re.MULTILINE)) == len(KEYS)


def test_the_example_is_itself_valid(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(EXAMPLE.read_text().replace("DISCORD_TOKEN=", "DISCORD_TOKEN=token"))
    assert load() == Settings.model_validate({"discord_token": "token"})


def test_the_bot_without_a_token_ends_with_2() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        env={"PYTHONPATH": str(EXAMPLE.parent)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("DISCORD_TOKEN is missing")
