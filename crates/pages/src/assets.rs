//! Style, script and symbols, embedded in the program.

/// A file that pages need.
#[derive(Copy, Clone, Debug)]
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// Its contents.
    pub body: &'static [u8],
}

/// All files that pages need.
pub const ALL: &[Asset] = &[];
