"""Vacations: stopping a person's clocks in all their matches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.domain import vacations
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.vacations import Spans
from bot.parts import Part
from bot.service.matches import Matches
from bot.service.writing import refuse_unwritable
from bot.store import Conflict, Store


@dataclass(eq=False)
class Vacations(Part):
    """Stops the clocks of the persons of *store* in their *matches*; *now* is the time."""

    _store: Store
    _matches: Matches
    _now: Callable[[], float]

    def standing(self, person: Person) -> tuple[float | None, int]:
        """Until when *person* is on vacation (None: is not), and how many days of it they may take."""
        now = self._now()
        return vacations.find_end(person.vacations, now), vacations.count_days_left(person.vacations, now)

    async def begin(self, person: Person, days: int) -> Person:
        """Let *person* go on vacation for so many *days* from now on.

        Raises:
            Refusal: they are already, or do not have that much of it left.
        """
        return await self._keep(person, lambda spans: vacations.begin(spans, self._now(), days))

    async def end(self, person: Person) -> Person:
        """End the vacation of *person* early.

        Raises:
            Refusal: they are not on vacation.
        """
        return await self._keep(person, lambda spans: vacations.end(spans, self._now()))

    async def observe(self, match: Match) -> None:
        """Stop the clocks of those at a new table who are on vacation."""
        for player in match.players:
            person = await self._store.persons.get(player.user_id or 0)
            if person is not None and (until := vacations.find_end(person.vacations, self._now())):
                await self._matches.attempt(match.id, vacations.set_vacation, person.user_id, until)

    async def resume(self) -> None:
        """Stop the clocks that an earlier process recorded but did not stop."""
        for person in await self._store.persons.on_vacation(self._now()):
            await self._apply(person)

    async def _keep(self, person: Person, decide: Callable[[Spans], Spans]) -> Person:
        while True:
            known = await self._store.persons.get(person.user_id) or person
            after = replace(known, vacations=decide(known.vacations))
            try:
                with refuse_unwritable():
                    await self._store.persons.replace_vacations(after, known.vacations)
            except Conflict:  # another click of theirs was first: decide again
                continue
            await self._apply(after)
            return after

    async def _apply(self, person: Person) -> None:
        until = vacations.find_end(person.vacations, self._now())
        for match in await self._matches.of_person(person.user_id):
            await self._matches.attempt(match.id, vacations.set_vacation, person.user_id, until)
