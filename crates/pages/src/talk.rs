//! What is said at a table: typed lines, and a few that need no typing.

use maud::{Markup, html};
use table::Phrase;
use texts::Speaker;

use crate::model::{ChatLine, Shell, Talk};
use crate::routes;
use crate::words::Words;

/// What can be said without typing: its name, and its sign. A line that is a slash and such a name means it, whoever wrote
/// it and in whatever language it is read.
pub const EMOTES: [(&str, &str); 8] = [
    ("hello", "👋"),
    ("luck", "🍀"),
    ("well-played", "👏"),
    ("thanks", "🙏"),
    ("wow", "😮"),
    ("oops", "🙈"),
    ("thinking", "🤔"),
    ("howl", "🐺"),
];

/// The name of the emote that a line means.
#[must_use]
pub fn emote_of(text: &str) -> Option<&'static str> {
    let name = text.strip_prefix('/')?;
    EMOTES.iter().map(|(emote, _)| *emote).find(|emote| *emote == name)
}

/// The line that means the emote of this name.
#[must_use]
pub fn emote_line(name: &str) -> Option<String> {
    let line = format!("/{name}");
    emote_of(&line).map(|_| line)
}

fn words(w: &Speaker<'_>, emote: &str) -> String {
    w.say(&Phrase::new(format!("web-emote-{emote}")))
}

fn sign(emote: &str) -> Markup {
    let sign = EMOTES.iter().find(|(name, _)| *name == emote).map_or("", |(_, sign)| *sign);
    html! { span.sign aria-hidden="true" { (sign) } }
}

/// What is said at the table, newest last; for those who do not want to read it, only the way back.
pub(crate) fn chat(shell: &Shell, w: &Speaker<'_>, talk: &Talk<'_>) -> Markup {
    if !shell.chat {
        return html! {
            section.panel #chat {
                div.ph { h2 { (w.t("web-chat")) } span { (w.t("web-chat-off")) } }
                form.line method="post" action=(routes::path("/me")) data-live {
                    input type="hidden" name="back" value=(routes::table(talk.code, ""));
                    button.btn name="chat" value="on" { (w.t("web-chat-shown")) }
                }
            }
        };
    }
    html! {
        section.panel #chat {
            div.ph { h2 { (w.t("web-chat")) } span { (w.t("web-chat-all")) } }
            ul.said #said {
                @for line in talk.lines {
                    li.mine[line.mine] id={ "c" (line.number) } data-mine[line.mine] {
                        // What is read aloud when it is new.
                        span { b { bdi { (line.name) } } " " (said(w, &line.text)) }
                        @if line.known && !line.mine { " " (about_line(w, line, talk.may)) }
                    }
                }
            }
            form #line-hide method="post" action=(routes::table(talk.code, "hide")) data-live {}
            @if talk.may {
                form #line-report method="post" action=(routes::table(talk.code, "report")) data-live {}
                form.line method="post" action=(routes::table(talk.code, "chat")) data-live data-reset {
                    input #draft name="text" required maxlength="500" autocomplete="off"
                        aria-label=(w.t("web-chat-say")) placeholder=(w.t("web-chat-say"));
                    button.btn { (w.t("web-chat-send")) }
                }
                (emotes(w, talk))
            } @else if talk.muted {
                p.soft { (w.t("server-muted-here")) }
            }
        }
    }
}

/// What was said, as this reader reads it.
fn said(w: &Speaker<'_>, text: &str) -> Markup {
    match emote_of(text) {
        Some(emote) => html! { (sign(emote)) " " (words(w, emote)) },
        None => html! { bdi { (text) } },
    }
}

/// The buttons that say something at one press.
fn emotes(w: &Speaker<'_>, talk: &Talk<'_>) -> Markup {
    html! {
        details #emotes {
            summary { (w.t("web-emotes")) }
            form.emotes method="post" action=(routes::table(talk.code, "chat")) data-live {
                @for (emote, _) in EMOTES {
                    // Not every system has the signs: the words always stand beside them.
                    button.btn name="emote" value=(emote) { (sign(emote)) " " (words(w, emote)) }
                }
            }
        }
    }
}

/// What can be done about a line of somebody else. The forms stand beside the list: one for all its lines.
fn about_line(w: &Speaker<'_>, line: &ChatLine, seated: bool) -> Markup {
    let more = w.say(&Phrase::new("web-line-more").with("name", line.name.as_str()));
    html! {
        details.dots {
            summary title=(more) { span.sr { (more) } }
            @if seated {
                button.btn form="line-report" name="line" value=(line.number) { (w.t("web-line-report")) }
            }
            button.btn form="line-hide" name="of" value=(line.number) {
                (w.say(&Phrase::new("web-line-hide").with("name", line.name.as_str())))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slash_and_a_name_is_an_emote_and_nothing_else_is() {
        for (name, _) in EMOTES {
            assert_eq!(emote_line(name).as_deref().and_then(emote_of), Some(name));
        }
        for text in ["howl", "/howl!", "//howl", "/", "", "/nothing"] {
            assert_eq!(emote_of(text), None, "{text}");
        }
        assert_eq!(emote_line("nothing"), None);
    }
}
