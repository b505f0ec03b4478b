# One word for each thing one does with Cabale. A machine with Python ≥ 3.11 and make is enough.
PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
MATCHES ?= 100
BIN := .venv/bin
STAMP := .venv/.installed
APP := src/cabale/server/app/index.html
WEB := $(shell find web docs/rules src/cabale/core/locale src/cabale/games/cultists/rules/maps -type f -not -path '*/node_modules/*' \
         -not -name wire.ts -not -name view.ts) docs/protocol.schema.json $(wildcard docs/views/*.json)

.PHONY: help install web art screenshots play test dist compiled dist-compiled test-compiled lint check-web check-python format bench bench-all bench-learner bench-search bench-server bench-fair bench-capacity playthroughs test-pypy test-pythons soak evening schema lock services clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##/\1:/p' Makefile | awk -F: '{printf "  make %-14s%s\n", $$1, $$2}'

install: $(STAMP)  ## create .venv and install everything needed to run, test and work on Cabale

# The stamp is older than pyproject.toml or the lock exactly when there is something to install.
$(STAMP): pyproject.toml requirements/dev.lock
	@scripts/install $(PYTHON) requirements/dev.lock
	@touch $@

web: $(APP)  ## build the web client (again only when its source has changed)

$(APP): $(STAMP) $(WEB) scripts/web
	@scripts/web

play: install web  ## play: PORT=8123 for another port
	$(BIN)/cabale serve --port $(PORT)

# A hundred servers start in the tests: what Python has compiled is kept, whatever the machine's habit.
test: export PYTHONDONTWRITEBYTECODE :=
test: services  ## everything that must hold before a change is taken (lint included)
	$(MAKE) --no-print-directory -j2 check-python check-web
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal --durations=40

dist: install web  ## the source archive and the wheel, both with the web client, in dist/
	$(BIN)/uv build --quiet --out-dir dist

compiled: install  ## the package with its engine and rules compiled by mypyc, in build/compiled (needs a C compiler)
	$(BIN)/python scripts/compile.py build/compiled

dist-compiled: install web  ## a wheel of the same, for this platform and this Python, in dist/
	CABALE_COMPILE=1 $(BIN)/uv build --quiet --wheel --out-dir dist

test-compiled: compiled  ## the contract, the golden playthroughs and the rules on that build, and equal logs
	PYTHONPATH=build/compiled $(BIN)/pytest -q -n $(JOBS) tests/core tests/games/*/rules tests/games/*/sight \
	  tests/test_playthroughs.py tests/test_ledgers.py tests/test_scenarios.py
	$(BIN)/python scripts/builds.py build/compiled $(MATCHES)

lint: check-python  ## style, types, who may import whom
	scripts/web lint check

check-web: web
	scripts/web lint check test

check-python: install
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: install  ## put the source in its usual shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	scripts/web format

bench: install  ## how fast each game is, beside OpenSpiel, PettingZoo and RLCard
	$(BIN)/cabale bench

bench-learner: install  ## what observations, masks and steps of environments cost, compiled too where that is built
	$(BIN)/python benchmarks/learner.py
	[ ! -d build/compiled ] || PYTHONPATH=build/compiled $(BIN)/python benchmarks/learner.py

bench-search: install  ## tries a second of masters, steps a second among adepts, compiled too where that is built
	$(BIN)/python benchmarks/search.py $$([ ! -d build/compiled ] || echo src build/compiled)

bench-server: install  ## live matches over the socket, beside boardgame.io's server (npm); a thousand tables; a start beside ten thousand
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/server.py --alone --tables 1000 --pace 20 --seconds 20
	$(BIN)/python benchmarks/start.py

bench-fair: install  ## what one person's thirty tables of bots cost another
	$(BIN)/python benchmarks/fair.py

bench-all: bench bench-learner bench-search bench-server  ## these in one run

bench-capacity: install  ## what a choice costs every part of a cluster, and what many tables need
	$(BIN)/python benchmarks/capacity.py

playthroughs: install  ## write the golden playthroughs again, each by the command in its first line
	for file in tests/playthroughs/*.txt; do $(BIN)/$$(head -n 1 $$file | cut -c 3-) --out $$file; done

test-pypy: install  ## the tests of core and of the games on PyPy, if there is a pypy3 in the PATH
	$(BIN)/pytest -q -rs -m 'soak or not soak' -k pypy tests/arena/test_elsewhere.py

test-pythons: install  ## the tests of core and of the games on every Python from 3.11 to 3.14 found here
	scripts/pythons

soak: install  ## the long tests
	$(BIN)/pytest -q -n $(JOBS) -m soak

evening: install  ## an hour of mixed play in one server, and its memory: CABALE_MINUTES=3 for a short one
	$(BIN)/pytest -q -s -n 0 -m soak tests/server/test_evening.py

schema: install  ## docs/protocol.schema.json, docs/views and the list of `cabale games`, from what the games declare
	$(BIN)/python -m cabale.server.wire.schema docs
	$(BIN)/python -m cabale.cli.listing

art: web  ## every picture from its parts, and docs/screenshots/art-*.webp: all of them on sheets
	$(BIN)/python -m tests.web.sheets build/art

screenshots: install web  ## docs/screenshots: every screen, desktop and phone, light and dark
	$(BIN)/python -m tests.web.screenshots

services:  ## PostgreSQL, Redis and Chromium for the tests that use them (root and apt-get)
	scripts/services

lock: install  ## choose the versions of all dependencies again
	scripts/lock

clean:  ## forget everything that was built
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist build web/node_modules src/cabale/server/app
