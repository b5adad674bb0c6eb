//! Your turn finds you: what people are told who are not here, and where they choose how.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::model::Shell;
use crate::names::table_name;
use crate::routes;
use crate::shell::{Frame, page};
use crate::time::stamp;
use crate::words::{Words, speaker};

/// What somebody is told: names of tables and games, and nothing that is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The table with its game, and whether time is running out there; `None` for all that wait.
    pub table: Option<(String, String, bool)>,
    /// How many tables wait.
    pub count: usize,
}

/// A mail without its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The subject.
    pub subject: String,
    /// The text.
    pub text: String,
}

impl Told {
    fn title(&self, w: &Speaker<'_>) -> String {
        w.say(&match &self.table {
            Some((code, _, low)) => {
                let key = if *low { "web-note-low" } else { "web-note-turn" };
                Phrase::new(key).with("table", table_name(w, code))
            }
            None => Phrase::new("web-note-waiting").with("count", self.count),
        })
    }

    fn path(&self) -> String {
        match &self.table {
            Some((code, ..)) => format!("/t/{code}"),
            None => "/".to_owned(),
        }
    }
}

/// A notice for a browser's service worker: a text in JSON. `root` is the path below which the server lies.
#[must_use]
pub fn push_notice(w: &Speaker<'_>, root: &str, told: &Told) -> String {
    let body = match &told.table {
        Some((_, game, _)) => w.game(game),
        None => String::new(),
    };
    let tag = told.table.as_ref().map_or("all", |(code, ..)| code.as_str());
    let quoted = |text: &str| {
        let plain: String = text.chars().filter(|c| !c.is_control()).collect();
        format!("\"{}\"", plain.replace('\\', "\\\\").replace('"', "\\\""))
    };
    format!(
        "{{\"title\":{},\"body\":{},\"lang\":\"{}\",\"url\":{},\"tag\":{},\"count\":{}}}",
        quoted(&told.title(w)),
        quoted(&body),
        w.lang.code(),
        quoted(&format!("{root}{}", told.path())),
        quoted(tag),
        told.count,
    )
}

/// The same as a mail; `out` is the address that ends all mail.
#[must_use]
pub fn mail_notice(w: &Speaker<'_>, base: &str, out: &str, told: &Told) -> Letter {
    let game = told.table.as_ref().map(|(_, game, _)| w.game(game) + "\n").unwrap_or_default();
    let subject = told.title(w);
    let text = format!("{subject}\n{game}{base}{}\n\n-- \n{}\n{out}\n", told.path(), w.t("web-mail-out"));
    Letter { subject, text }
}

/// The mail with the link that confirms an address.
#[must_use]
pub fn mail_link(w: &Speaker<'_>, base: &str, link: &str, out: &str) -> Letter {
    let about = w.say(&Phrase::new("web-mail-asked").with("house", base));
    let text =
        format!("{about}\n\n{link}\n\n{}\n\n-- \n{}\n{out}\n", w.t("web-mail-ignore"), w.t("web-mail-out"));
    Letter { subject: w.t("web-mail-subject"), text }
}

/// How the reader is reached who is not here.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// The server's public key, for browsers; `None` where nobody can be told.
    pub key: Option<String>,
    /// The browsers that are told: their names in forms, browser and system, since when, and what their push service
    /// last answered.
    pub browsers: Vec<(String, String, u64, u16)>,
    /// Where mail goes, and whether that is confirmed; `None` where the host has set up no mail.
    pub mail: Option<Option<(String, bool)>>,
    /// From when to when nothing is sent, in minutes of the day, and how many minutes the reader's clock is before
    /// universal time.
    pub quiet: Option<(u16, u16, i16)>,
}

/// The part of the reader's page.
pub(crate) fn notes(w: &Speaker<'_>, notes: &Notes) -> Markup {
    html! {
        section.panel.personal #notes {
            h2 { (w.t("web-notes")) }
            p { (w.t("web-notes-about")) }
            @if let Some(key) = &notes.key { (browsers(w, key, notes)) }
            @if let Some(mail) = &notes.mail { (mail_form(w, mail.as_ref())) }
            (quiet(w, notes.quiet))
        }
    }
}

fn browsers(w: &Speaker<'_>, key: &str, notes: &Notes) -> Markup {
    html! {
        h3 { (w.t("web-notes-browser")) }
        p.soft { (w.t("web-notes-browser-about")) }
        ul {
            @for (id, label, made, status) in &notes.browsers {
                li {
                    form.line method="post" action=(routes::path("/me/push/off")) {
                        span {
                            b { @if label.is_empty() { (w.t("web-device-program")) } @else { (label) } }
                            " · " (stamp(*made))
                            @if !matches!(status, 0 | 200..=299) {
                                " · " (w.say(&Phrase::new("web-notes-status").with("status", usize::from(*status))))
                            }
                        }
                        button.btn name="browser" value=(id) { (w.t("web-notes-off")) }
                    }
                }
            }
        }
        noscript { p.soft { (w.t("web-notes-script")) } }
        button.btn #push-on type="button" hidden data-scripted data-push=(key) data-worker=(routes::path("/worker.js"))
            data-add=(routes::path("/me/push")) data-none=(w.t("web-notes-none")) data-insecure=(w.t("web-notes-insecure"))
            data-denied=(w.t("web-notes-denied")) data-slow=(w.t("web-notes-slow"))
            data-lost=(w.t("web-notes-lost")) { (w.t("web-notes-on")) }
        p #push-told role="status" {}
    }
}

fn mail_form(w: &Speaker<'_>, mail: Option<&(String, bool)>) -> Markup {
    html! {
        h3 { (w.t("web-notes-mail")) }
        @match mail {
            Some((address, confirmed)) => {
                form.line method="post" action=(routes::path("/me/mail")) {
                    span { b { bdi { (address) } } @if !confirmed { " · " (w.t("web-mail-unconfirmed")) } }
                    input type="hidden" name="mail" value="";
                    button.btn { (w.t("web-notes-off")) }
                }
            }
            None => {
                p.soft { (w.t("web-notes-mail-about")) }
                form.line method="post" action=(routes::path("/me/mail")) {
                    input type="email" name="mail" required maxlength="254" autocomplete="email" aria-label=(w.t("web-notes-mail"));
                    button.btn { (w.t("web-mail-send")) }
                }
            }
        }
    }
}

fn quiet(w: &Speaker<'_>, quiet: Option<(u16, u16, i16)>) -> Markup {
    let text = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
    let (from, to, east) = quiet.unwrap_or((22 * 60, 7 * 60, 0));
    html! {
        h3 { (w.t("web-quiet")) }
        p.soft { (w.t("web-quiet-about")) }
        noscript { p.soft { (w.say(&Phrase::new("web-quiet-universal").with("clock", clock(east)))) } }
        form.line method="post" action=(routes::path("/me/quiet")) {
            label.check { input type="checkbox" name="quiet" value="on" checked[quiet.is_some()]; " " (w.t("web-quiet-on")) }
            label { (w.t("web-quiet-from")) " " input type="time" name="from" value=(text(from)) required; }
            label { (w.t("web-quiet-to")) " " input type="time" name="to" value=(text(to)) required; }
            // Without the script it is universal time, or what the script said last.
            input type="hidden" name="east" value=(east) data-east;
            button.btn { (w.t("web-save")) }
        }
    }
}

/// A clock that is so many minutes before universal time.
fn clock(east: i16) -> String {
    let sign = if east < 0 { '−' } else { '+' };
    match east.unsigned_abs() {
        0 => "UTC".to_owned(),
        minutes => format!("UTC{sign}{}:{:02}", minutes / 60, minutes % 60),
    }
}

/// What a link in a mail is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MailPage {
    /// Asks whether mail may come here.
    Confirm,
    /// It may.
    Confirmed,
    /// Asks whether no more mail is to come.
    Off,
    /// None will.
    IsOff,
}

/// A page to which a link in a mail leads. Its form answers its own address: programs that only look at links change
/// nothing.
#[must_use]
pub fn mail_page(shell: &Shell, which: MailPage) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let (title, button) = match which {
        MailPage::Confirm => (w.t("web-mail-confirm"), Some(w.t("web-mail-confirm-yes"))),
        MailPage::Confirmed => (w.t("web-mail-confirmed"), None),
        MailPage::Off => (w.t("web-mail-end"), Some(w.t("web-mail-end-yes"))),
        MailPage::IsOff => (w.t("web-mail-ended"), None),
    };
    let main = html! {
        h1 { (title) }
        @if let Some(button) = button {
            form.line method="post" action=(routes::path(&shell.path)) { button.btn.pri { (button) } }
        }
        p { a href=(routes::home("")) { "Loup" } }
    };
    page(shell, &Frame::new(&title, &w.t("web-home-description"), "narrow"), &main)
}
