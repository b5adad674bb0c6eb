//! `loup licences`: under which terms the program and what it is made of may be passed on.

use crate::console::Console;
use crate::failure::Failure;

/// Our own; those of every crate that the program is built with, written by `scripts/licences`; and those of what Rust
/// itself puts into every program.
const TEXTS: [&str; 4] = [
    include_str!("../../../LICENSE-MIT"),
    include_str!("../../../LICENSE-APACHE"),
    include_str!("../licences.txt"),
    include_str!("../runtime.txt"),
];

/// Prints all of them, in the language in which they are valid.
pub fn licences(console: &mut Console<'_>) -> Result<(), Failure> {
    writeln!(console.out, "Loup {}: MIT OR Apache-2.0", env!("CARGO_PKG_VERSION"))?;
    for text in TEXTS {
        writeln!(console.out, "\n{}\n{}", "-".repeat(80), text.trim_end())?;
    }
    Ok(())
}
