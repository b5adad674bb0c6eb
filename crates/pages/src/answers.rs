//! Where somebody asks why not, and what is told about a wrong turn.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::model::Shell;
use crate::pictures::trouble;
use crate::routes;
use crate::shell::{Frame, page};
use crate::words::{Words, speaker};

/// Asks why not, and keeps what is chosen.
pub(crate) fn why_form(w: &Speaker<'_>, code: &str, chosen: &str) -> Markup {
    let label = w.t("web-why-label");
    html! {
        form.line method="get" action=(routes::table(code, "")) data-live {
            @if !chosen.is_empty() { input type="hidden" name="choose" value=(chosen); }
            input name="ask" required maxlength="100" autocomplete="off" autocapitalize="off"
                spellcheck="false" placeholder=(label) aria-label=(label);
            button.btn { (w.t("web-why-ask")) }
        }
    }
}

/// Something went wrong: the status and what to tell.
#[must_use]
pub fn error(shell: &Shell, status: u16, what: &Phrase) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t(heading(status));
    let main = html! {
        article.gm {
            div.scn { (trouble(status)) }
            div.gb {
                h1 { (title) }
                p.verdict data-message { (w.say(what)) }
                p { (w.t(advice(status))) }
                div.go {
                    a.btn.pri href=(routes::home("")) { (w.t("web-error-home")) }
                    a.btn href=(routes::path(&shell.path)) { (w.t("web-error-again")) }
                }
                p.soft { (w.say(&Phrase::new("web-error-status").with("status", usize::from(status)))) }
            }
        }
    };
    page(shell, &Frame::new(&title, &w.t("web-home-description"), "narrow"), &main)
}

const fn heading(status: u16) -> &'static str {
    match status {
        401 | 403 => "web-error-forbidden",
        404 | 410 => "web-error-missing",
        409 => "web-error-stale",
        413 | 414 => "web-error-large",
        429 => "web-error-often",
        400..500 => "web-error-request",
        _ => "web-error-server",
    }
}

/// What the reader can do about it.
const fn advice(status: u16) -> &'static str {
    match status {
        401 | 403 => "web-advice-forbidden",
        404 | 410 => "web-advice-missing",
        409 => "web-advice-stale",
        413 | 414 => "web-advice-large",
        429 => "web-advice-often",
        400..500 => "web-advice-request",
        _ => "web-advice-server",
    }
}
