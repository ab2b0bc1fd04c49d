# Two commands are all the set-up there is: `make site` and `make test`. `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
SOAK := tests/breaking tests/examples tests/trying tests/check/test_mutations.py tests/load tests/compile tests/run tests/generate tests/say tests/play tests/trials tests/packs tests/publish tests/docs/test_whole_walk.py

.PHONY: help site test check lint bench soak fmt pins clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

site: .venv/ready ## check the content and build the site in three languages into site/
	$(BIN)/wwrules check
	$(BIN)/wwrules site

test: lint .venv/words .venv/browser ## everything CI runs: style, types, content with every word looked up, all tests
	$(BIN)/wwrules check --strict --words
	$(BIN)/pytest -n 3 --dist worksteal

check: lint ## the quick part: style, types, content, and the quick tests
	$(BIN)/wwrules check --strict
	$(BIN)/pytest -n 2 -m "not slow"

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/ready-bench ## speed as ratios to named peers, measured side by side in one run
	$(BIN)/python benchmarks/check_speed.py
	$(BIN)/python benchmarks/game_speed.py
	$(BIN)/python benchmarks/site_speed.py

soak: .venv/ready-dev .venv/ready-fuzz .venv/browser ## the long versions of the random tests, ten times as many tries and more, and ten minutes of fuzzing; SOAK="tests/trials -k memory" for some of them
	WWRULES_SOAK=10 $(BIN)/pytest -n 2 $(SOAK)
	$(if $(filter file,$(origin SOAK)),$(BIN)/python tests/packs/fuzzing.py --seconds 600)

fmt: .venv/ready-dev ## put the Python code into the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

pins: .venv/ready-dev ## renew the pinned versions in .ci/requirements*.txt
	.ci/pin

clean: ## remove what was built, keep the environment
	rm -rf build dist site .wwrules .mypy_cache .pytest_cache .ruff_cache .hypothesis

# The environment: made once, brought up to date when the pins change.
.venv/bin/python:
	.ci/venv $(PYTHON)

.venv/ready: .ci/requirements.txt pyproject.toml | .venv/bin/python
	.ci/install .ci/requirements.txt
	@touch $@

.venv/ready-dev: .ci/requirements-dev.txt pyproject.toml | .venv/bin/python
	.ci/install .ci/requirements-dev.txt
	@touch $@ .venv/ready

.venv/words: .ci/dictionaries .ci/requirements-dictionaries.txt | .venv/ready-dev
	.ci/dictionaries
	@touch $@

.venv/ready-bench: .ci/requirements-bench.txt pyproject.toml | .venv/bin/python
	.ci/install .ci/requirements-bench.txt
	@touch $@ .venv/ready .venv/ready-dev

.venv/ready-fuzz: .ci/requirements-fuzz.txt pyproject.toml | .venv/ready-dev
	.ci/install .ci/requirements-fuzz.txt
	@touch $@

# A browser for the tests of the site; without the right to install one they are skipped, except in CI.
.venv/browser: | .venv/ready-dev
	-.ci/packages chromium
	@touch $@
