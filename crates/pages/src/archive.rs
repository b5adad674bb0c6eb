//! A table of an older edition of the rules: what was written down, to be read and kept.

use maud::{Markup, html};
use table::{Act, Phrase};

use crate::icons::icon;
use crate::model::{Archive, Shell};
use crate::names::table_name;
use crate::routes;
use crate::shell::{Frame, page};
use crate::words::{Words, speaker};

/// A table that was played by rules of another version, move by move as they were written.
#[must_use]
pub fn archive(shell: &Shell, archive: &Archive<'_>) -> Markup {
    let _below = routes::below(shell);
    let names = &archive.record.names;
    let w = speaker(shell).with_names(names);
    let game = w.first_of(&[format!("{}-name", archive.game)], archive.game);
    let title = format!("{game} · {}", table_name(&w, archive.code));
    let mut why = Phrase::new("web-archive-about").with("version", archive.record.rules_version);
    why = why.with("known", archive.known.unwrap_or(0));
    let main = html! {
        h1 { (title) }
        section.panel.answer {
            p { (w.say(&why)) }
            p.chips {
                a.btn href=(routes::table(archive.code, "record")) download {
                    (icon("download")) (w.t("web-download"))
                }
                a.btn.ghost href=(routes::home("")) { (w.t("web-nav-games")) }
            }
            dl.facts {
                dt { (w.t("web-players")) } dd { (names.join(", ")) }
                dt { (w.t("web-archive-result")) }
                dd {
                    @if !archive.over { (w.t("web-archive-open")) }
                    @else if archive.winners.is_empty() { (w.t("web-archive-over")) }
                    @else { (w.say(&Phrase::new("web-archive-won").with("names", archive.winners.join(", ")))) }
                }
            }
        }
        section.panel.answer {
            h2 { (w.t("web-archive-moves")) }
            @if archive.record.entries.is_empty() { p.soft { (w.t("web-log-empty")) } }
            ol.moves {
                @for entry in &archive.record.entries {
                    li {
                        b { (w.name(entry.seat)) } " "
                        @match &entry.act {
                            Act::TakeBack => span.soft { (w.t("web-undo")) },
                            act => code { (act.to_string()) },
                        }
                    }
                }
            }
        }
    };
    page(shell, &Frame::new(&title, &w.say(&why), "narrow"), &main)
}
