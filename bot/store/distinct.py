"""Going through the different values of a column, from one to the next by its index."""

from __future__ import annotations

from sqlalchemy import CTE, Column, ColumnElement, Integer, func, literal_column, select


def select_distinct(column: Column[int], after: ColumnElement[int], many: ColumnElement[int]) -> CTE:
    """The first *many* different values of *column* beyond *after*, as ``value``; the last one is empty if
    there are no more.

    However many rows there are of each, one is looked at.
    """
    one = literal_column("1", Integer)
    walk = (
        select(func.min(column).label("value"), one.label("number")).where(column > after).cte(recursive=True)
    )
    following = select(func.min(column)).where(column > walk.c.value).scalar_subquery()
    return walk.union_all(
        select(following, walk.c.number + one).where(walk.c.value.is_not(None), walk.c.number < many)
    )
