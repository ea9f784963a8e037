"""Reading everything that is stored about one person, some rows at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import BindParameter, Row, bindparam

from bot.store.engine import read_connection
from bot.store.personal_data import SECTIONS
from bot.store.writer import Stored

_KEYS: BindParameter[int] = bindparam("keys", expanding=True)


class Export(Stored):
    """Reads what the database knows about a person."""

    async def pages(self, user_id: int) -> AsyncIterator[tuple[str, Sequence[Row[Any]]]]:
        """Yield all rows about a person in pages, each with the name of its section.

        Every section comes at least once, and all its pages follow one another.
        """
        me = {"me": user_id}
        for section in SECTIONS:
            if section.key is None:
                async with read_connection(self._engine, background=True) as connection:
                    rows = (await connection.execute(section.rows, me)).all()
                yield section.name, rows
                continue
            keyed = section.rows.with_only_columns(section.key).order_by(None).distinct()
            async with read_connection(self._engine, background=True) as connection:
                keys = sorted((await connection.execute(keyed, me)).scalars())
            page = section.rows.where(section.key.in_(_KEYS))
            for start in range(0, max(len(keys), 1), section.at_once):
                values = {**me, "keys": keys[start : start + section.at_once]}
                async with read_connection(self._engine, background=True) as connection:
                    rows = (await connection.execute(page, values)).all()
                yield section.name, rows
