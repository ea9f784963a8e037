"""Invitations to seats, as rows."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.invitations import Invitation
from bot.store.engine import read_connection
from bot.store.rows import find_record, insert_record
from bot.store.tables import invitations
from bot.store.writer import Stored, Work

_THEIRS = (
    select(invitations.c.id)
    .where(invitations.c.match_id == bindparam("match_id"), invitations.c.person == bindparam("person"))
    .limit(1)
)


class Invitations(Stored):
    """What is stored of invitations."""

    async def get(self, id: int) -> Invitation | None:
        """The invitation *id*."""
        return await find_record(self._engine, invitations, id, Invitation)

    async def are_there(self, match_id: int, user_id: int) -> bool:
        """Whether a person was invited to a seat of the match *match_id*."""
        async with read_connection(self._engine) as connection:
            return bool((await connection.execute(_THEIRS, {"match_id": match_id, "person": user_id})).all())

    async def add(self, invitation: Invitation) -> Invitation:
        """Store a new *invitation*; it with its id."""

        async def run(connection: AsyncConnection) -> int:
            return await insert_record(connection, invitations, invitation)

        return replace(invitation, id=await self._writer.commit(Work(run)))

    async def agree(self, id: int, user_id: int) -> bool:
        """Keep that a person agrees to the invitation *id*; False if they did already."""

        async def run(connection: AsyncConnection) -> int:
            mine = invitations.c.id == id
            known = select(invitations.c.agreed).where(mine).with_for_update()
            agreed = (await connection.execute(known)).scalar_one_or_none()
            if agreed is None or user_id in agreed:
                return 0
            await connection.execute(update(invitations).where(mine).values(agreed=[*agreed, user_id]))
            return id

        return await self._writer.commit(Work(run)) == id
