# make test runs everything that must hold before a change is merged; the other targets are its parts.

.NOTPARALLEL:
.PHONY: test full deps lint unit docs rules scripts

test: deps lint unit docs rules scripts

# What takes longer than anybody wants to wait for every change: the long forms of tests.
full: test
	cargo test --workspace -- --ignored

# Debian packages that the checks need; does nothing when they are there.
deps:
	scripts/install-test-deps

lint:
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings

unit:
	cargo test --workspace

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps
	scripts/check-docs

# Every rule has a test that cites it, and a place in the rules references.
rules:
	scripts/rule-coverage

scripts:
	scripts/test-rule-coverage
	scripts/test-check-docs
