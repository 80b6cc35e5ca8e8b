# make play | test | bench | lint. The virtual environment is made and kept up to date by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable

.PHONY: play test bench lint clean

play: $(VENV)/.play
	@$(BIN)/cenote play lost_temple $(ARGS)

test: $(VENV)/.dev lint
	$(BIN)/python -m pytest -n auto $(ARGS)

bench: $(VENV)/.peers
	$(BIN)/cenote bench $(ARGS)
	$(BIN)/python benchmarks/peers.py $(ARGS)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis

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
