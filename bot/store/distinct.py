"""The distinct values of a column, found one after the other by its index."""

from __future__ import annotations

from sqlalchemy import CTE, Column, ColumnElement, Integer, func, literal_column, select


def select_distinct(column: Column[int], after: ColumnElement[int], many: ColumnElement[int]) -> CTE:
    """The first *many* distinct values of *column* after *after*, as ``value``.

    The last one is null if there are no more. Only one row of each value is read.
    """
    one = literal_column("1", Integer)
    walk = (
        select(func.min(column).label("value"), one.label("number")).where(column > after).cte(recursive=True)
    )
    following = select(func.min(column)).where(column > walk.c.value).scalar_subquery()
    return walk.union_all(
        select(following, walk.c.number + one).where(walk.c.value.is_not(None), walk.c.number < many)
    )
