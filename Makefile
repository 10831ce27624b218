# The house: `make demo` draws the sample widgets into out/, `make test` runs the tests. `make help` lists the rest.

SHELL := bash
CHECK := --explicit-target-dependency-import-check error
RELEASE := --static-swift-stdlib -Xswiftc -use-ld=$(CURDIR)/Scripts/ld
ARCFLOW := .build/release/arcflow
SWIFT_FILES := Package.swift Sources Templates Tests Benchmarks Examples

.DEFAULT_GOAL := help
.PHONY: help deps build demo test golden bench devices durability format lint clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' Makefile | while IFS='|' read -r name does; do printf '  make %-10s %s\n' "$$name" "$$does"; done

deps: ## C libraries by their Debian names, fonts and symbols into Assets/
	@Scripts/deps.sh

build: ## the release binary, .build/release/arcflow
	swift build -c release $(RELEASE) $(CHECK) --product arcflow

demo: deps build ## a sample store drawn in four families into out/
	@Scripts/demo.sh $(ARCFLOW)

test: deps ## every test
	@Scripts/test.sh $(CHECK)

golden: deps build ## golden cases against what is drawn now
	$(ARCFLOW) golden verify

durability: deps build ## kills, crowds and full disks against the release binary
	@Scripts/durability.py $(ARCFLOW)

bench: deps build ## where the time goes, as ratios to small C programs
	@Benchmarks/run.sh

devices: ## the profiles of Devices/ into the file that the tool carries
	@Scripts/devices.sh

format: ## rewrite sources in the house style
	swift format --in-place --recursive --parallel $(SWIFT_FILES)

lint: ## style, ambient reads, floors
	swift format lint --strict --recursive --parallel $(SWIFT_FILES)
	@Scripts/floors.sh

clean: ## drop what was built and drawn, keep Assets/
	rm -rf .build out
