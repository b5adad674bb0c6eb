//! Style, script and symbols, embedded in the program.

use std::sync::OnceLock;

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

macro_rules! asset {
    ($name:literal, $mime:literal) => {
        Asset { name: $name, mime: $mime, body: include_bytes!(concat!("../assets/", $name)) }
    };
}

const CSS: Asset = asset!("loup.css", "text/css; charset=utf-8");
const TRIQUETA: Asset = asset!("triqueta.css", "text/css; charset=utf-8");
const WOLVES: Asset = asset!("wolves.css", "text/css; charset=utf-8");
const HOUND: Asset = asset!("hound.css", "text/css; charset=utf-8");
const GALLERY: Asset = asset!("gallery.css", "text/css; charset=utf-8");
const GUIDE: Asset = asset!("guide.css", "text/css; charset=utf-8");
const HOWTO: Asset = asset!("howto.css", "text/css; charset=utf-8");
/// One script for all pages, written in several files: a browser fetches it once.
const JS: Asset = Asset {
    name: "loup.js",
    mime: "text/javascript; charset=utf-8",
    body: concat!(
        include_str!("../assets/script/base.js"),
        include_str!("../assets/script/patch.js"),
        include_str!("../assets/script/motion.js"),
        include_str!("../assets/script/show.js"),
        include_str!("../assets/script/steps.js"),
        include_str!("../assets/script/forms.js"),
        include_str!("../assets/script/sound.js"),
        include_str!("../assets/script/pan.js"),
        include_str!("../assets/script/begin.js"),
    )
    .as_bytes(),
};
const SYMBOLS: Asset = asset!("symbols.svg", "image/svg+xml");
const FAVICON: Asset = asset!("favicon.svg", "image/svg+xml");
const SOCIAL: Asset = asset!("social.png", "image/png");

/// All files that pages need.
pub const ALL: &[Asset] =
    &[CSS, TRIQUETA, HOUND, WOLVES, GUIDE, HOWTO, GALLERY, JS, SYMBOLS, FAVICON, SOCIAL];

/// The addresses of the files, with fingerprints: a browser may keep each for ever.
pub(crate) struct Hrefs {
    pub(crate) css: String,
    pub(crate) triqueta: String,
    pub(crate) wolves: String,
    pub(crate) hound: String,
    pub(crate) gallery: String,
    pub(crate) guide: String,
    pub(crate) howto: String,
    pub(crate) js: String,
    pub(crate) symbols: String,
    pub(crate) favicon: String,
    pub(crate) social: String,
}

/// The addresses, made once.
pub(crate) fn hrefs() -> &'static Hrefs {
    static HREFS: OnceLock<Hrefs> = OnceLock::new();
    HREFS.get_or_init(|| Hrefs {
        css: href(&CSS),
        triqueta: href(&TRIQUETA),
        wolves: href(&WOLVES),
        hound: href(&HOUND),
        gallery: href(&GALLERY),
        guide: href(&GUIDE),
        howto: href(&HOWTO),
        js: href(&JS),
        symbols: href(&SYMBOLS),
        favicon: href(&FAVICON),
        social: href(&SOCIAL),
    })
}

fn href(asset: &Asset) -> String {
    // FNV-1a: tells one edition of a file from the next, nothing more.
    let print = asset.body.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("/assets/{}?v={:08x}", asset.name, print as u32)
}
