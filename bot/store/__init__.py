"""The database: tables, migrations, reading, and one writer that commits for all.

| module | what it is for |
|---|---|
| `engine`, `database`, `faults` | opening and migrating; SQLite and PostgreSQL; what can go wrong |
| `tables`, `shards`, `surfaces` | the tables; features add queries of their own, but every table is here |
| `rows` | records as rows, and rows as records |
| `queries`, `writer` | reading matches; the one task that writes |
| `endings`, `results` | results and ratings: stored when a match ends, read for profiles |
| `people`, `invitations`, `outbox` | servers and persons, invitations, direct messages |
| `house`, `absences`, `departures` | what Freehold remembers of itself and of servers it left |
| `personal_data`, `export`, `privacy`, `retention` | personal data: which, exporting and deleting it |
| `journal` | keeping SQLite's write-ahead log small |
| `backup`, `copying`, `distinct` | backups; copying a database; the distinct values of a column |

SQLAlchemy Core runs over aiosqlite or asyncpg; only `database` knows which. Export, deletion, retention and
copies walk over all tables, so the tables of features are here, too: none can be missed.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.broadcasts import Broadcast, BroadcastHandler, Listener
from bot.cluster.claims import Claimed, Claims, FileClaims, Unclaimed
from bot.cluster.owned import OwnedShards
from bot.cluster.postgresql_claims import ServerClaims
from bot.cluster.time import Time
from bot.domain.match import Change
from bot.store.absences import Absences
from bot.store.database.sqlite import Length
from bot.store.departures import Departures
from bot.store.engine import open_engine, read_connection
from bot.store.export import Export
from bot.store.faults import Conflict, Duplicate, Lost, StoreFault, Taken, Unreadable, Unwritable
from bot.store.house import House
from bot.store.invitations import Invitations
from bot.store.journal import Journal
from bot.store.outbox import Outbox
from bot.store.people import Bars, Persons, Servers
from bot.store.privacy import Privacy
from bot.store.queries import Reader
from bot.store.results import Results
from bot.store.retention import Retention
from bot.store.writer import Put, Work, Writer

__all__ = (
    "Broadcast",
    "BroadcastHandler",
    "Change",
    "Claimed",
    "Conflict",
    "Duplicate",
    "Lost",
    "Put",
    "Store",
    "StoreFault",
    "Taken",
    "Unclaimed",
    "Unreadable",
    "Unwritable",
    "Work",
)


class Store:
    """An open database: `reader` and `writer` are for `bot.service.matches` alone.

    `owned` are the shards of this process, `claims` what it agrees on them with others, and `time` is the
    time of all.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._length = Length(engine) if engine.dialect.name == "sqlite" else None
        self.owned = OwnedShards()
        self.time = Time(None if engine.dialect.name == "sqlite" else lambda: read_connection(engine))
        self.claims: Claims = FileClaims(engine) if engine.dialect.name == "sqlite" else ServerClaims(engine)
        self.reader = Reader(engine, self.owned)
        self.writer = Writer(engine)
        self._listener = Listener(engine, lambda: self.writer.session)
        self.servers = Servers(engine, self.writer)
        self.departures = Departures(engine, self.writer)
        self.bars = Bars(engine, self.writer)
        self.persons = Persons(engine, self.writer)
        self.invitations = Invitations(engine, self.writer)
        self.outbox = Outbox(engine, self.writer, self.owned)
        self.house = House(engine, self.writer)
        self.absences = Absences(engine, self.writer)
        self.results = Results(engine, self.writer)
        self.export = Export(engine, self.writer)
        self.privacy = Privacy(engine, self.writer)
        self.retention = Retention(engine, self.writer)
        self.journal = Journal(engine)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The database at *url*, as `DATABASE_URL` names it; checked, and migrated if it is older.

        Raises:
            StoreFault: it cannot be used.
        """
        return cls(await open_engine(url))

    async def check(self) -> None:
        """Check that something can be written and read, and that no part of the file is missing.

        Raises:
            StoreFault: the database can't be used now.
        """
        await self.house.check()  # before reading, so that no connection reads what it has in memory
        await self.servers.get(0)
        await self.bars.has(0, 0)  # rarely written, so it is read from the file, not from its log
        if self._length is not None:
            await self._length.check()

    async def listen(self, handler: BroadcastHandler) -> None:
        """Tell *handler* what other processes store; on SQLite there are none."""
        await self._listener.listen(handler)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self._listener.close()
        await self.retention.end()
        await self.writer.close()
        await self.claims.close()
        await self.engine.dispose()
