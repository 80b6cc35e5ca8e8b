# make play | test | bench | lint. The virtual environment and the client are made and kept up to date by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable
# Tests of server and browser wait more than they work: two workers more than there are cores.
WORKERS ?= $(shell expr $$(nproc) + 2)
NPM := PATH="$(abspath $(BIN)):$$PATH" npm
# Debian's browser without windows, where it is a package of its own.
CHROMIUM = $(if $(shell apt-cache search --names-only ^chromium-headless-shell$$ 2>/dev/null),chromium-headless-shell,chromium)
CLIENT := src/cenote/server/client/index.html
SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

# Whoever forbids Python to keep bytecode would have every process of the tests compile every source again.
unexport PYTHONDONTWRITEBYTECODE

# As in the command: who multiplies matrices beside others does so on one core.
test: export OPENBLAS_NUM_THREADS = 1

.PHONY: play test bench lint warm audit client services clean

play: $(VENV)/.play $(CLIENT)
	@$(BIN)/cenote serve --open $(ARGS)

test: services $(VENV)/.dev $(CLIENT)
	$(MAKE) --no-print-directory --jobs 2 --output-sync lint warm
	$(BIN)/python -m pytest -n $(WORKERS) --maxschedchunk 6 $(ARGS)

bench: $(VENV)/.peers
	$(BIN)/cenote bench $(ARGS)
	$(BIN)/python benchmarks/peers.py $(ARGS)
	$(BIN)/cenote load --tables 200 --for 20

# The rules compiled as the tests need them.
warm: $(VENV)/.dev
	$(BIN)/python -m tests.warm

lint: $(VENV)/.dev web/node_modules/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && $(NPM) run --silent check

# Known faults in what is installed; asks the package registries.
audit: $(VENV)/.dev web/node_modules/.installed
	$(BIN)/python -m tests.audit
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/pip-audit --local --skip-editable --progress-spinner off
	cd web && $(NPM) audit

client: $(CLIENT)

clean:
	rm -rf $(VENV) web/node_modules src/cenote/server/client .pytest_cache .mypy_cache .ruff_cache .hypothesis

# The browser and the databases that the tests use.
services:
	@command -v $(CHROMIUM) >/dev/null && command -v redis-server >/dev/null && command -v faketime >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
	  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $(CHROMIUM) faketime postgresql redis-server >/dev/null)

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || \
	  (rm -rf $(VENV); apt-get update -qq && apt-get install -qq -y python3-venv && $(PYTHON) -m venv $(VENV))

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(INSTALL) '.[play]'
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(INSTALL) '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.peers: $(VENV)/.dev
	$(INSTALL) '.[dev,peers]'
	@touch $@

# Installing the package builds the client too; this rule is for changes after that.
$(CLIENT): $(SOURCES) | $(VENV)/.play
	@test -d web/node_modules || (cd web && $(NPM) install --no-save --silent)
	cd web && $(NPM) run --silent build
	@touch $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.dev
	cd web && $(NPM) install --no-save --silent
	@touch $@
