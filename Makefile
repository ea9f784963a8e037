# Every command a person or CI needs. `make setup` is a prerequisite of all: nothing is installed by hand.
PY := .venv/bin/python
.DEFAULT_GOAL := help
.PHONY: help setup lock play cluster test quick soak bench bench-write check coverage clauses gallery game

help:      ## list the commands
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

.venv/ready: requirements-dev.lock
	python3 -m venv .venv
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-dev.lock
	touch $@

setup: .venv/ready  ## install the pinned requirements into .venv

PIN := $(PY) -m uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
	--extra postgres pyproject.toml
lock: setup  ## pin requirements by version and hash; make lock UPGRADE=--upgrade for the newest that fit
	$(PIN) $(UPGRADE) -o requirements.lock
	$(PIN) $(UPGRADE) --group dev -o requirements-dev.lock

PORT ?= 8765
BESIDE := $(if $(filter-out 8765,$(PORT)),-$(PORT))
play: export DATABASE_URL ?= sqlite+aiosqlite:///sandbox$(BESIDE)-freehold.db
play: setup  ## the sandbox and the bot, with a page to play on, at PORT (8765): no account, no token
	$(PY) -m sandbox --port $(PORT) --data sandbox$(BESIDE).db --name Freehold -- $(PY) -m tools.play

cluster: setup  ## like play, but as two processes that share four shards on a PostgreSQL of their own
	$(PY) -m tests.kit.cluster --port $(PORT)

quick: TESTS ?=
quick: setup  ## the tests of one game, and those that walk all games: make quick GAME=deal
	$(PY) -m tools.locales
	$(PY) -m pytest -q -m "not soak" -k "$(GAME) or all_games" $(TESTS)

test: export PYTHONDONTWRITEBYTECODE :=  # the processes that tests start need not compile everything anew
test: setup  ## all tests
	$(PY) -m pytest -n 3 --dist worksteal -m "not soak"  # a third one works while two wait

soak: MATCHES ?= 10000
soak: setup  ## soak tests, new random matches, mutants, and MATCHES matches with faults and kills
	$(PY) -m pytest -n 2 --dist worksteal -m soak
	$(PY) -m pytest -n 2 --dist worksteal -m "not soak" --hypothesis-profile=explore tests/games tests/bot/domain
	$(PY) -m tools.mutants
	$(PY) -m tests.kit.soak --matches $(MATCHES)

bench: setup  ## figures as a table, compared with the last ones in build/bench.json
	$(PY) -m bench

bench-write: setup  ## measure everything and write the figures into docs/performance.md
	$(PY) -m bench --write

check: setup  ## style, types, import rules, clauses, locales, names, spelling
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports
	$(PY) -m tools.clauses
	$(PY) -m tools.locales
	$(PY) -m tools.games
	$(PY) -m tools.vocabulary
	.venv/bin/codespell
	$(PY) -m pytest -q tests/tools/test_tree.py

coverage: setup  ## branches of games, bot and cogs that the tests take, into build/coverage
	$(PY) -m coverage erase
	$(PY) -m coverage run -m pytest -q -m "not soak"
	$(PY) -m coverage combine -q
	$(PY) -m coverage html -q -d build/coverage
	$(PY) -m coverage report --format=total

clauses: setup  ## clauses of the rules that no test names
	$(PY) -m tools.clauses

gallery: setup  ## every kind of picture in every language into build/gallery
	$(PY) -m render.gallery build/gallery

game: setup  ## a new game that can be played at once: make game KEY=pig
	$(PY) -m tools.newgame $(KEY)
	$(PY) -m ruff check -q --fix games/$(KEY) render/$(KEY) tests/games/$(KEY)
	$(PY) -m ruff format -q games/$(KEY) render/$(KEY) tests/games/$(KEY)
	$(PY) -m tools.golden $(KEY)
	$(PY) -m tools.games --write
