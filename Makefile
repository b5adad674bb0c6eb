# make test runs everything that must hold before a change is merged; the other targets are its parts.

.NOTPARALLEL:
.PHONY: test full crash chaos chaos-short cluster fuzz dist dist-test web-check deps lint unit docs rules scripts

# Tests that hold word for word when every request goes to another of two servers. Others count what each server does by
# itself, or ask so fast that the other has not heard yet who is there, or who was changed.
TWO_SERVERS = after:: api:: archive:: clock:: fixtures:: gone:: lobby:: maker:: packed:: parts:: root:: secrets:: tournament::

test: deps lint unit docs rules scripts chaos-short

# What takes longer than anybody wants to wait for every change: the long forms of tests, one line per proof.
full: test web-check dist-test chaos
	cargo test --workspace -- --ignored
	LOUP_TEST_STORE=postgres cargo test -p server --test http
	LOUP_TEST_SERVERS=2 cargo test -p server --test http -- $(TWO_SERVERS)
	scripts/install-test-deps openssl
	scripts/test-proxies
	scripts/test-client

# Five hundred kills, a power cut at every moment of a game, a full disk, damaged files: nothing acknowledged is lost.
# Seeds are printed; LOUP_CRASH_SEED=N begins at one of them again.
crash:
	scripts/install-test-deps strace
	cargo test -p loup --test commands crash:: -- --include-ignored --nocapture --test-threads=1

# PostgreSQL, three servers and a proxy on the loopback interface, for trying out: says where to click.
cluster:
	cargo build -p loup
	scripts/cluster

# Three servers and a PostgreSQL pair, killed, stopped and cut off two hundred times while people play: nothing
# acknowledged is lost. The same with an asynchronous standby must lose something. CHAOS_SEED=N begins with a seed again.
chaos:
	cargo build -p loup
	scripts/chaos
	scripts/chaos --control
	scripts/cluster --port 17373 --test
	scripts/cluster --port 17373 --test --thinkers 2

# Half a minute of it, with the program that the tests have built: another profile would be compiled anew.
chaos-short:
	cargo test --workspace --no-run --quiet
	scripts/chaos --short

# Every text that comes from outside, FUZZ_SECONDS (60) for each target; scripts/fuzz TARGET fuzzes one of them.
fuzz:
	scripts/fuzz

# The program for people who do not build it: target/dist/loup-VERSION-MACHINE-linux.tar.gz.
dist:
	scripts/dist

# The archive is started on a bare Debian, and built once more elsewhere: the same bytes. Needs root or sudo.
dist-test: dist
	scripts/install-test-deps mmdebstrap
	scripts/test-dist --again

# The house compiles to WebAssembly; says so where it cannot be tried.
web-check:
	scripts/web-check

# Packages that the checks need, on Debian installed by apt-get (and sudo); does nothing when they are there.
deps:
	scripts/install-test-deps

lint:
	cargo fmt --check
	cargo clippy --workspace --all-targets -- -D warnings

# One failure does not hide another; what may have waited in vain for a busy machine is played again, alone, and named.
unit:
	scripts/unit
	LOUP_TEST_SERVERS=2 cargo test --workspace --test http -- lobby:: tournament::

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps
	scripts/check-docs

# Every rule has a test that cites it, and a place in the rules references.
rules:
	scripts/rule-coverage

# The fuzz targets are a workspace of their own: what they are built with is locked apart.
scripts:
	cargo update --quiet --workspace --locked --manifest-path fuzz/Cargo.toml
	scripts/licences --check
	scripts/test-rule-coverage
	scripts/test-check-docs
	scripts/test-chaos
	scripts/test-unit
	scripts/test-units
