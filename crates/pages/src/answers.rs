//! Answers to a question or a wrong turn: why not?, and errors.

use maud::{Markup, html};
use table::{Phrase, Refusal};
use texts::Speaker;

use crate::model::Shell;
use crate::pictures::trouble;
use crate::routes;
use crate::shell::{Frame, page, rule};
use crate::words::{Words, speaker};

/// An answer to *why not?*: the move's text, and the refusal unless it is legal.
#[must_use]
pub fn why(shell: &Shell, code: &str, text: &str, refused: Option<&Refusal>) -> Markup {
    let w = speaker(shell);
    let title = w.t("web-why-not");
    let main = html! {
        article.panel.answer {
            h1 { (title) }
            p.asked { code { (text) } }
            @match refused {
                Some(refusal) => { p.verdict { (w.say(&refusal.phrase)) " " (rule(&w, refusal.rule)) } }
                None => { p.verdict { (w.t("web-why-legal")) } }
            }
            (why_form(&w, code, text))
            a.btn.pri href=(routes::table(code, "")) { (w.t("web-back-to-table")) }
        }
    };
    page(shell, &Frame { title: &title, about: &w.t("web-home-description"), class: "narrow" }, &main)
}

/// Asks why not.
pub(crate) fn why_form(w: &Speaker<'_>, code: &str, text: &str) -> Markup {
    let label = w.t("web-why-label");
    html! {
        form.line method="get" action=(routes::table(code, "why")) {
            input name="move" value=(text) required maxlength="100" autocomplete="off" autocapitalize="off"
                spellcheck="false" placeholder=(label) aria-label=(label);
            button.btn { (w.t("web-why-ask")) }
        }
    }
}

/// Something went wrong: the status and what to tell.
#[must_use]
pub fn error(shell: &Shell, status: u16, what: &Phrase) -> Markup {
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
                    a.btn.pri href="/" { (w.t("web-error-home")) }
                    a.btn href=(shell.path) { (w.t("web-error-again")) }
                }
                p.soft { (w.say(&Phrase::new("web-error-status").with("status", usize::from(status)))) }
            }
        }
    };
    page(shell, &Frame { title: &title, about: &w.t("web-home-description"), class: "narrow" }, &main)
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
