//! What the server keeps about people, for how long, and how to have it deleted.

use maud::{Markup, html};

use crate::assets;
use crate::model::Shell;
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::words::{Words, speaker};

/// The parts of the page: a heading, and its sentences in order.
const PARTS: [(&str, &[&str]); 4] = [
    (
        "web-privacy-kept",
        &[
            "web-privacy-kept-you",
            "web-privacy-kept-devices",
            "web-privacy-kept-tables",
            "web-privacy-kept-rated",
            "web-privacy-kept-reach",
            "web-privacy-kept-browser",
            "web-privacy-kept-address",
            "web-privacy-kept-hosts",
        ],
    ),
    ("web-privacy-seen", &["web-privacy-seen-players", "web-privacy-seen-host"]),
    ("web-privacy-long", &["web-privacy-long-host"]),
    (
        "web-privacy-gone",
        &[
            "web-privacy-gone-devices",
            "web-privacy-gone-name",
            "web-privacy-gone-you",
            "web-privacy-gone-tables",
        ],
    ),
];

/// The privacy page.
#[must_use]
pub fn privacy(shell: &Shell) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-privacy-title");
    let main = html! {
        h1 { (title) }
        article.prose {
            p { (w.t("web-privacy-about")) }
            @for (heading, sentences) in PARTS {
                h2 { (w.t(heading)) }
                ul { @for sentence in sentences { li { (w.t(sentence)) } } }
            }
            p { a href=(routes::path("/me")) { (w.t("web-me")) } }
        }
    };
    let body = html! { (top(shell, &Top::default())) main.page.privacy #main { (main) } };
    styled(shell, &Frame::new(&title, &w.t("web-privacy-about"), "privacy"), &[assets::PROSE_CSS.href], body)
}
