# make play | test | bench | lint. The virtual environment is made and kept up to date by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test bench lint clean

play: $(STAMP)
	@$(BIN)/cenote play lost_temple $(ARGS)

test: $(STAMP) lint
	$(BIN)/python -m pytest -n auto $(ARGS)

bench: $(VENV)/.peers
	$(BIN)/cenote bench $(ARGS)
	$(BIN)/python benchmarks/peers.py $(ARGS)

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache

$(VENV)/.peers: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,peers]'
	@touch $@

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) 2>/dev/null || \
	  (rm -rf $(VENV); apt-get update -qq && apt-get install -qq -y python3-venv && $(PYTHON) -m venv $(VENV))
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(STAMP)
