//! Links as pictures that a phone can read.

use std::fmt::Write;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around a code, in modules.
const MARGIN: i32 = 3;

/// A QR code of this text; nothing when the text is too long for one. Always dark on light: that is what
/// cameras expect, in the night theme too.
#[must_use]
pub fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return Markup::default() };
    let side = code.size() + 2 * MARGIN;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path fill="#111" d=(dark(&code)) {}
        }
    }
}

/// The dark modules as one path, a rectangle per run.
fn dark(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if run > 0 {
                // Writing to a string does not fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners() {
        let picture = qr("https://loup.example/i/abc", "link").into_string();
        // 25 modules and two margins; the upper bars of the three finder patterns.
        assert!(picture.contains("viewBox=\"0 0 31 31\""), "{picture}");
        for bar in ["M3 3h7v1h-7z", "M21 3h7v1h-7z", "M3 21h7v1h-7z"] {
            assert!(picture.contains(bar), "{bar}");
        }
        assert_eq!(qr(&"x".repeat(10_000), "too long").into_string(), "");
    }
}
