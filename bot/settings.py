"""The settings, in the environment or in a file `.env` in the working folder; see `.env.example`."""

from __future__ import annotations

from ipaddress import IPv4Address
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    IPvAnyAddress,
    SecretStr,
    ValidationError,
    ValidationInfo,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.cluster.shards_setting import ShardsSetting, parse_shards

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
"""The databases the store can use, as `DATABASE_URL` begins."""

_FAULTS = {
    "discord_token": "DISCORD_TOKEN is missing or contains spaces: create an application at "
    "https://discord.com/developers/applications, copy the token from its “Bot” page and put it into the "
    "environment or into .env. To try Freehold without Discord, run `make play`: the sandbox needs no token.",
    "database_url": "DATABASE_URL is not a database Freehold can use: write it as SQLAlchemy does, such as "
    "sqlite+aiosqlite:///freehold.db.",
    "discord_api_url": "DISCORD_API_URL is not the address of an API with its version: it looks like "
    "https://discord.com/api/v10; leave it out for Discord's own.",
    "discord_gateway_url": "DISCORD_GATEWAY_URL is not the address of a gateway: it begins with wss:// or "
    "ws://; leave it out for Discord's own.",
    "requests_per_second": "REQUESTS_PER_SECOND is not a number of requests: leave it out for Discord's own "
    "50, or set it to 0 if a proxy at DISCORD_API_URL limits the rate for all processes.",
    "shards": "SHARDS does not say which shards this process runs: write 0-3/16 or auto/16, or leave it "
    "empty for all of them. Several processes need PostgreSQL (DATABASE_URL).",
    "metrics_port": "METRICS_PORT is not a port to listen on: write a number up to 65535, or leave it "
    "empty for no metrics.",
    "metrics_host": "METRICS_HOST is not an address of this machine to listen on: leave it out for "
    "127.0.0.1, which only this machine can reach, or set it to 0.0.0.0 on a private network.",
    "render_workers": "RENDER_WORKERS is not a number of processes from 0 to 64: leave it out for one fewer "
    "than there are processors.",
    "copy_to": "COPY_TO is not a database Freehold can use: write it like DATABASE_URL. Only "
    "`python -m bot --copy` needs it.",
    "log_level": "LOG_LEVEL is none of DEBUG, INFO, WARNING and ERROR.",
}


class SettingsFault(Exception):
    """Settings that can't be used; `sentences` says for each fault what is wrong and how to fix it."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


def is_database(url: str) -> bool:
    """Whether *url* is the address of a database that the store can use."""
    try:
        return make_url(url).drivername in DRIVERS
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        return False


def _check_database(url: str) -> str:
    if not is_database(url):
        raise ValueError(url)
    return url


def _parse_shards(shards: Any) -> Any:
    return parse_shards(shards) if isinstance(shards, str) else shards


def _check_shared(shards: ShardsSetting, known: ValidationInfo) -> ShardsSetting:
    if not shards.whole and str(known.data.get("database_url")).startswith("sqlite"):
        raise ValueError(shards)
    return shards


class Settings(BaseSettings):
    """The settings of one process; `load` makes them."""

    model_config = SettingsConfigDict(
        env_file=".env", extra="ignore", env_ignore_empty=True, str_strip_whitespace=True, frozen=True
    )

    discord_token: Annotated[SecretStr, Field(min_length=1)]
    database_url: Annotated[str, AfterValidator(_check_database), Field(repr=False)] = (
        "sqlite+aiosqlite:///freehold.db"
    )
    copy_to: Annotated[Annotated[str, AfterValidator(_check_database)] | None, Field(repr=False)] = None
    discord_api_url: Annotated[str, Field(pattern=r"^https?://[^/]+(/.*)?/v\d+$")] = (
        "https://discord.com/api/v10"
    )
    discord_gateway_url: Annotated[str, Field(pattern=r"^wss?://[^/]+")] | None = None
    requests_per_second: Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)] = 50
    shards: Annotated[
        ShardsSetting, NoDecode, BeforeValidator(_parse_shards), AfterValidator(_check_shared)
    ] = ShardsSetting()
    metrics_port: Annotated[int, Field(ge=0, le=65535)] | None = None
    metrics_host: IPvAnyAddress = IPv4Address("127.0.0.1")
    render_workers: Annotated[int, Field(ge=0, le=64)] | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @property
    def process(self) -> str:
        """What distinguishes this process from others on the same machine."""
        return self.database_url if self.shards == ShardsSetting() else f"{self.database_url} {self.shards}"


def load() -> Settings:
    """Load the settings of this process.

    Raises:
        SettingsFault: something is missing or cannot be what is meant.
    """
    try:
        return Settings.model_validate({})
    except ValidationError as error:
        names = dict.fromkeys(str(fault["loc"][0]) for fault in error.errors(include_input=False))
    raise SettingsFault([_FAULTS[name] for name in names])
