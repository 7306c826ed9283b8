# Everything a new machine needs is Go, Node and this file.
#   make run    builds Somo and opens it in the browser
#   make test   runs every check and every test
#   make bench  prints the figures that Somo promises
#   make peer   tests against a real Ollama
#   make planner-report  plans every topic without a model and says what the plans lack
SHELL := /bin/bash
.DEFAULT_GOAL := build

VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
export CGO_ENABLED := 0

UI_SOURCES := $(shell find ui/src ui/public ui/scripts -type f 2>/dev/null) ui/index.html ui/share.html ui/vite.config.ts ui/package.json ui/tsconfig.json
CARDS := $(shell find assets/knowledge -type f 2>/dev/null) $(wildcard assets/pack/*.go)
EMBEDDED := $(shell find assets/catalogue assets/guides assets/media assets/fonts -type f 2>/dev/null)
GO_SOURCES := $(shell find . -name node_modules -prune -o -name '*.go' -print) schema.sql go.mod go.sum

.PHONY: build run test bench peer planner-report videos clean deps

build: bin/somo

run: bin/somo
	./bin/somo

bin/somo: $(GO_SOURCES) $(EMBEDDED) ui/dist/index.html assets/dist/knowledge.bundle
	go build -trimpath -ldflags '-s -w -X somo/app.version=$(VERSION)' -o $@ .

ui/node_modules/.package-lock.json: ui/package.json ui/package-lock.json
	cd ui && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

deps: ui/node_modules/.package-lock.json

ui/dist/index.html: $(UI_SOURCES) ui/node_modules/.package-lock.json
	cd ui && npm run --silent build
	touch $@

assets/dist/knowledge.bundle: $(CARDS)
	go run ./assets/pack

# The model server that stands in for a real one while the page is tested.
bin/replay: $(GO_SOURCES)
	go build -trimpath -o $@ ./llm/replay/serve

test: bin/somo bin/replay
	node .ci/test.mjs

# Lighthouse weighs 185 MB, so only those who measure install it.
.ci/lighthouse/node_modules/.package-lock.json: .ci/lighthouse/package.json .ci/lighthouse/package-lock.json
	cd .ci/lighthouse && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

bench: bin/somo .ci/lighthouse/node_modules/.package-lock.json
	node .ci/bench.mjs

# Tests against a real Ollama, which is built first. Needs a Debian machine with gcc, and the Go module proxy.
peer: bin/somo
	.ci/peer

planner-report:
	go run ./app/planner/report

# The recordings that the tutorial and the Resource Center show, made from the real program. Needs Chromium and ffmpeg.
videos: bin/somo
	cd ui && node scripts/record.mjs ../assets/media

clean:
	rm -rf bin ui/node_modules ui/test-results .ci/lighthouse/node_modules
	find ui/dist assets/dist -mindepth 1 ! -name .gitkeep -delete
