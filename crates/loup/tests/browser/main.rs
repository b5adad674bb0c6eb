//! The pages in a real browser: Debian's Chromium, steered by its driver, before the real program.
//!
//! Screenshots are kept in `target/shots`. Where Chromium is not installed the tests say so and fail:
//! `scripts/install-test-deps` installs it.

mod access;
mod accidents;
mod animals;
mod away;
mod driver;
mod endings;
mod evening;
mod gallery;
mod guide;
mod hand;
mod help;
mod host;
mod looks;
mod moments;
mod motion;
mod parts;
mod patches;
#[allow(dead_code, clippy::unwrap_used)]
#[path = "../../../server/tests/http/post.rs"]
mod post;
mod sounds;
mod table;
mod toy;
mod trouble;
mod waiting;
mod wolves;
