//! One program for all targets, chosen by `LOUP_FUZZ`: `scripts/fuzz` runs it with libFuzzer's arguments.

#![no_main]

#[path = "../targets/mod.rs"]
mod targets;

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

static TARGET: LazyLock<targets::Target> = LazyLock::new(|| {
    let name = std::env::var("LOUP_FUZZ").unwrap_or_default();
    let found = targets::TARGETS.iter().find(|(known, _)| *known == name);
    found.map(|(_, target)| *target).unwrap_or_else(|| {
        eprintln!("LOUP_FUZZ={name}: there is no such target");
        std::process::exit(2)
    })
});

fuzz_target!(|bytes: &[u8]| TARGET(bytes));
