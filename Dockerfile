# syntax=docker/dockerfile:1
FROM python:3.11-slim AS build
WORKDIR /app
RUN python -m venv /app/.venv
COPY requirements-postgres.lock pyproject.toml ./
RUN --mount=type=cache,target=/root/.cache/pip \
    .venv/bin/pip install --no-deps --require-hashes -r requirements-postgres.lock
COPY games games
COPY render render
COPY locales locales
COPY bot bot
COPY cogs cogs
RUN .venv/bin/python -m compileall -q games render bot cogs

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /app freehold \
    && install -d -o freehold /data
WORKDIR /app
COPY --from=build /app /app
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/freehold.db
USER freehold
VOLUME /data
# The bot itself says whether it is well: its event loop turns and the database answers.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-m", "bot", "--healthy"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
