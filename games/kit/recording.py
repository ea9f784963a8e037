"""How a whole match is recorded, for the test that it comes out the same again (`tools.record`)."""

from __future__ import annotations

import msgspec


class Recording(msgspec.Struct, frozen=True):
    """A match of so many *seats* with these *options* from a *seed* (in hexadecimal digits).

    It is played by the bot opponents if *skilled*, else by chance.
    """

    seats: int
    options: dict[str, str]
    seed: str
    skilled: bool = False
