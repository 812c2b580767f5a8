# Two commands do everything: `make play` and `make test`. Each sets itself up first.
VENV := .venv
ifeq ($(OS),Windows_NT)
PYTHON ?= python
BIN := $(VENV)/Scripts
else
PYTHON ?= python3
BIN := $(VENV)/bin
endif
RUN := $(BIN)/python
FRONT_END := $(RUN) scripts/front_end.py
BUILD = $(RUN) scripts/compile_texts.py && $(FRONT_END) build
PIP := $(RUN) -m pip install --quiet --disable-pip-version-check
ARGS ?=
# Modules are compiled once, whatever the machine would like: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE
# Several things at the same time, and what each of them says in one piece.
AT_ONCE = $(MAKE) --no-print-directory --jobs 3 $(if $(filter output-sync,$(.FEATURES)),--output-sync)
# Test processes: one more than cores, for tests of servers and browsers wait now and then; a whole
# file to each, so that a file's server is started once.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
PYTEST := $(RUN) -m pytest --numprocesses $(WORKERS) --maxprocesses 8 --dist loadfile --no-loadscope-reorder

.PHONY: play test services types-hold front-end-holds compiled test-long prove check bench golden types pictures screenshots texts missing site web clean
.DELETE_ON_ERROR:

play: $(VENV)/ready-to-play ## the table in the browser; options go into ARGS
	@$(BUILD)
	@$(RUN) -m red7 play $(ARGS)

test: ## everything that must hold: format, lint, types, import rules, all tests
	+@$(AT_ONCE) $(VENV)/ready-to-work services
	@$(BUILD)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	+@$(AT_ONCE) types-hold front-end-holds compiled
	RED7_EXAMPLES=$${RED7_EXAMPLES:-15} $(PYTEST) tests/core tests/notation tests/texts --cov --cov-fail-under=100
	RED7_EXAMPLES=$${RED7_EXAMPLES:-10} $(PYTEST) --ignore tests/core --ignore tests/notation --ignore tests/texts --durations=8

services: ## what the tests run against: a browser, databases
	@$(PYTHON) scripts/have_browser.py
	@$(PYTHON) scripts/have_databases.py

types-hold:
	$(BIN)/mypy

front-end-holds:
	$(FRONT_END) check

compiled: ## the engine, once for all test processes
	$(RUN) -c "from red7.search.engines import prepare; prepare()"

test-long: export RED7_EXAMPLES := 1000
test-long: export RED7_BRUTE := 60000
test-long: export RED7_SIDE_BY_SIDE := 1000000
test-long: export RED7_SECRET_GAMES := 1000
test-long: export RED7_OFFLINE := 60
test-long: export RED7_SCREENS := 7
test-long: $(VENV)/ready-to-work ## the same tests, with far more random examples
	@$(MAKE) --no-print-directory services
	@$(BUILD)
	@$(MAKE) --no-print-directory compiled
	$(PYTEST) --durations=10

prove: $(VENV)/ready-to-work ## load, floods, kills and failures; writes docs/guide/reliability.md
	@$(MAKE) --no-print-directory services
	@$(BUILD)
	@$(MAKE) --no-print-directory compiled
	$(RUN) scripts/prove.py $(ARGS)

check: export RED7_EXAMPLES := 8
check: export RED7_BRUTE := 300
check: $(VENV)/ready-to-work ## the fast part of it, with fewer random examples
	@$(BUILD)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(FRONT_END) check --unless-checked
	$(PYTEST) -q -m "not slow"

bench: $(VENV)/ready-to-bench ## speed, as ratios measured in one run
	$(RUN) scripts/bench.py $(ARGS)

golden: export RED7_LANG := en
golden: $(VENV)/ready-to-work ## write playthroughs, turn counts, transcripts and wire keys anew; review the diff
	$(RUN) -m tests.golden
	$(RUN) -m tests.cli.transcripts
	$(RUN) -m tests.wire.wire_keys
	$(RUN) -m red7 show docs/pictures/position.json --seat 0 --svg docs/pictures/position.svg

types: $(VENV)/ready-to-work ## write generated sources anew: messages, keys of texts, symbols, colors, pages of the reference
	$(RUN) scripts/text_types.py
	$(RUN) scripts/web_sources.py
	$(RUN) scripts/module_map.py
	$(RUN) scripts/settings_page.py

pictures: $(VENV)/ready-to-work ## draw the pictures of the README and of link previews anew
	@$(BUILD)
	$(RUN) scripts/pictures.py

screenshots: $(VENV)/ready-to-work ## pictures of the pages in all languages, into screenshots/
	@$(BUILD)
	$(RUN) scripts/screenshots.py $(ARGS)

missing: $(VENV)/ready-to-work ## what is missing in the languages, or in those of ARGS
	@$(RUN) scripts/missing_texts.py $(ARGS)

texts: $(VENV)/ready-to-work ## compile the texts, if their sources have changed
	@$(RUN) scripts/compile_texts.py

site: $(VENV)/ready-to-work ## build the front end, if its sources have changed
	@$(BUILD)

web: $(VENV)/ready-to-work ## the front end from its sources, beside a running game server
	@$(FRONT_END) dev

clean:
	rm -rf $(VENV) screenshots .coverage .mypy_cache .ruff_cache .hypothesis dist web/node_modules red7/site red7/texts/compiled

$(VENV)/made:
	@$(PYTHON) -c "import sys; sys.exit('Red7 needs Python 3.11 or newer; call make with PYTHON=...' if sys.version_info < (3, 11) else 0)"
	@echo "Setting up $(VENV) (the first time only) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/ready-to-play: $(VENV)/made pyproject.toml
	@$(PIP) --editable .
	@touch $@

$(VENV)/ready-to-work: $(VENV)/made pyproject.toml
	@$(PIP) --editable ".[dev]"
	@touch $@ $(VENV)/ready-to-play

$(VENV)/ready-to-bench: $(VENV)/made pyproject.toml
	@$(PIP) --editable ".[dev,bench]"
	@touch $@ $(VENV)/ready-to-work $(VENV)/ready-to-play
