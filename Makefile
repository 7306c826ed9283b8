# Everything a new machine needs is Go, Node and this file.
#   make run    builds Somo and opens it in the browser
#   make test   runs every check and every test
#   make bench  prints the figures that Somo promises
#   make peer   tests against a real Ollama
#   make release-check  builds every release file without publishing, installs and tries them; as root on a Debian machine
#   make planner-report  plans every topic without a model and says what the plans lack
SHELL := /bin/bash
.DEFAULT_GOAL := build

VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
export CGO_ENABLED := 0
# A school's server speaks HTTP/1.1; HTTP/2 would make the program half a megabyte larger.
TAGS := nethttpomithttp2
# What waits for the network, the disk or a person gains nothing from inlined calls, which make the program 1.2 MB larger.
COMPACTED := somo/app somo/app/bundle somo/app/catalogue somo/app/document somo/app/host somo/app/lesson somo/app/models somo/app/picture somo/app/planner somo/app/web somo/app/writer somo/llm somo/store github.com/VictoriaMetrics/metrics github.com/alexedwards/scs/v2 github.com/buger/jsonparser github.com/jmoiron/sqlx github.com/jmoiron/sqlx/reflectx github.com/jung-kurt/gofpdf github.com/mailru/easyjson/jwriter github.com/ollama/ollama/api github.com/ollama/ollama/envconfig github.com/pion/mdns/v2 github.com/valyala/histogram golang.org/x/crypto/ssh golang.org/x/image/draw golang.org/x/net/dns/dnsmessage golang.org/x/net/ipv4 golang.org/x/net/ipv6 golang.org/x/text/cases golang.org/x/text/internal/language golang.org/x/text/language golang.org/x/text/unicode/norm gopkg.in/natefinch/lumberjack.v2 gopkg.in/yaml.v3 compress/lzw crypto/cipher crypto/ecdsa crypto/elliptic crypto/internal/fips140/aes crypto/internal/fips140/aes/gcm crypto/internal/fips140/bigmod crypto/internal/fips140/drbg crypto/internal/fips140/ecdh crypto/internal/fips140/ecdsa crypto/internal/fips140/edwards25519 crypto/internal/fips140/mlkem crypto/internal/fips140/nistec crypto/internal/fips140/rsa crypto/internal/fips140/sha3 crypto/internal/fips140/sha512 crypto/internal/fips140/tls13 crypto/rsa crypto/tls crypto/x509 crypto/x509/pkix database/sql encoding/asn1 encoding/gob encoding/xml fmt html image/jpeg image/png log/slog math/big mime mime/multipart net net/http net/netip net/url os os/exec runtime/metrics time vendor/golang.org/x/net/idna vendor/golang.org/x/text/unicode/bidi vendor/golang.org/x/text/unicode/norm
COMPACT := $(foreach package,$(COMPACTED),-gcflags=$(package)=-l)
# The program, its tests and its tools are compiled alike, so that a library is compiled once and not four times.
# Releases and the real Ollama say themselves how they are built.
export GOFLAGS := $(shell go env GOFLAGS) -trimpath -tags=$(TAGS) $(COMPACT)

UI_SOURCES := $(shell find ui/src ui/public ui/scripts -type f 2>/dev/null) ui/index.html ui/share.html ui/vite.config.ts ui/package.json ui/tsconfig.json
CARDS := $(shell find assets/knowledge -type f 2>/dev/null) $(wildcard assets/pack/*.go assets/fonts/*.ttf)
EMBEDDED := $(shell find assets/catalogue assets/guides assets/media assets/fonts -type f 2>/dev/null)
GO_SOURCES := $(shell find . -name node_modules -prune -o -name '*.go' -print) schema.sql go.mod go.sum

# The page and the knowledge are built side by side: each keeps one core busy.
MAKEFLAGS += --jobs=2

.PHONY: build run test bench peer release-check release-description planner-report videos clean deps

build: bin/somo

run: bin/somo
	./bin/somo

bin/somo: $(GO_SOURCES) $(EMBEDDED) ui/dist/index.html assets/dist/knowledge.bundle
	go build -ldflags '-s -w -funcalign=16 -X somo/app.version=$(VERSION)' -o $@ .

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
	go build -o $@ ./llm/replay/serve

# The topics as a program that has run for a while has them; without them nearly every page test would unpack them anew.
bin/topics/made: assets/dist/knowledge.bundle assets/embed.go $(wildcard assets/bundle/*.go assets/unpack/*.go)
	go run ./assets/unpack bin/topics
	touch $@

test: bin/somo bin/replay bin/topics/made
	node .ci/test.mjs

# Lighthouse weighs 185 MB, so only those who measure install it.
.ci/lighthouse/node_modules/.package-lock.json: .ci/lighthouse/package.json .ci/lighthouse/package-lock.json
	cd .ci/lighthouse && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

bench: bin/somo .ci/lighthouse/node_modules/.package-lock.json
	node .ci/bench.mjs

# Tests against a real Ollama, which is built first. Needs a Debian machine with gcc, and the Go module proxy.
peer: bin/somo
	GOFLAGS= .ci/peer

# What makes releases is pinned in a go.mod of its own; building it takes ten minutes the first time.
bin/release-tools/%: .ci/release/go.mod
	cd .ci/release && GOBIN=$(CURDIR)/bin/release-tools go install $(RELEASE_TOOL_$*)
	touch $@

RELEASE_TOOL_goreleaser := github.com/goreleaser/goreleaser/v2
RELEASE_TOOL_syft := github.com/anchore/syft/cmd/syft
RELEASE_TOOL_look := ./look
bin/release-tools/look: $(wildcard .ci/release/look/*.go)

release-description: bin/release-tools/goreleaser
	$< check --quiet
	cd .ci/release && go vet ./...

# What reads a QR code off paper and asks for names in a network.
.ci/release/network/node_modules/.package-lock.json: .ci/release/network/package.json .ci/release/network/package-lock.json
	cd .ci/release/network && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

release-check: release-description bin/release-tools/syft bin/release-tools/look bin/somo .ci/release/network/node_modules/.package-lock.json
	GOFLAGS= .ci/release/run

planner-report:
	go run ./app/planner/report

# The recordings that the tutorial and the Resource Center show, made from the real program. Needs Chromium and ffmpeg.
videos: bin/somo
	cd ui && node scripts/record.mjs ../assets/media

clean:
	rm -rf bin ui/node_modules ui/test-results .ci/lighthouse/node_modules .ci/release/network/node_modules
	find ui/dist assets/dist -mindepth 1 ! -name .gitkeep -delete
