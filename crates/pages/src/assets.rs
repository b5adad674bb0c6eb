//! Style, script and symbols, embedded in the program as the build has made them ready: minified, compressed, and
//! named by what they hold. Their sources lie in `assets`; `build.rs` says which file is made of which.

/// A file that pages need.
#[derive(Copy, Clone, Debug)]
pub struct Asset {
    /// What the program calls it.
    pub name: &'static str,
    /// Its name below `/assets/`: what it holds never changes under this name.
    pub file: &'static str,
    /// Its address.
    pub href: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// Its contents.
    pub body: &'static [u8],
    /// The same, compressed by brotli, where that makes it smaller.
    pub brotli: Option<&'static [u8]>,
    /// The same, compressed by gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The service worker, which has an address of its own: what lies below it is what it may do something about.
pub const WORKER: &str = include_str!("../assets/worker.js");

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The address of the file in which a symbol lies.
pub(crate) fn sprite(symbol: &str) -> &'static str {
    let place = SYMBOLS.binary_search_by_key(&symbol, |(name, _)| name);
    place.map_or(SYMBOLS_SVG.href, |place| SYMBOLS[place].1)
}

/// The names of all symbols, file by file in the order in which they stand there.
pub(crate) fn symbols() -> impl Iterator<Item = &'static str> {
    let files = ALL.iter().filter(|asset| asset.mime == SYMBOLS_SVG.mime && asset.name != FAVICON_SVG.name);
    let texts = files.filter_map(|asset| std::str::from_utf8(asset.body).ok());
    texts.flat_map(|text| text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()))
}
