# syntax=docker/dockerfile:1
# The version by its digest too, so that a build tomorrow is the build of today: change both together.
FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d AS base

FROM base AS build
WORKDIR /app
RUN python -m venv /app/.venv
COPY requirements.lock pyproject.toml ./
RUN --mount=type=cache,target=/root/.cache/pip \
    .venv/bin/pip install --no-deps --require-hashes -r requirements.lock
COPY games games
COPY render render
COPY locales locales
COPY bot bot
COPY cogs cogs
RUN .venv/bin/python -m compileall -q games render bot cogs

FROM base
# tini, so that nobody has to think of --init: it hands SIGTERM on, and buries processes that lost their parent.
# The others are what docs/operating.md and the bot's own messages recommend for looking at a database.
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini sqlite3 postgresql-client \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /app freehold \
    && install -d -o freehold /data
WORKDIR /app
COPY --from=build /app /app
# glibc returns freed pictures and messages to the system at once: that saves about 10 MB after 400 moves.
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    DATABASE_URL=sqlite+aiosqlite:////data/freehold.db
USER freehold
VOLUME /data
# Fails unless the event loop runs and people can play.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["python", "-m", "bot", "--healthy"]
# It ends in order within ten seconds, and Docker kills after as many: give it more (docker run --stop-timeout 30).
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["python", "-m", "bot"]
