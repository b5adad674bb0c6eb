//! Pages about who somebody is: invitations, the reader's own page, personal links.

use maud::{Markup, html};
use table::Phrase;
use texts::{Lang, Speaker};

use crate::cards::people;
use crate::icons::icon;
use crate::model::{Device, Invitation, Me, Shell, Theme};
use crate::names::table_name;
use crate::new_table::radio;
use crate::pictures;
use crate::qr::qr;
use crate::routes;
use crate::shell::{Frame, copy_field, name_field, page};
use crate::time::stamp;
use crate::words::{Words, speaker};

/// Asks somebody new for a name. Nothing depends on it, so it can wait.
pub(crate) fn ask_name(shell: &Shell, w: &Speaker<'_>) -> Markup {
    html! {
        section.ask-name #ask-name aria-labelledby="ask-name-title" {
            div {
                h2 #ask-name-title { (w.t("web-name-ask")) }
                p.soft { (w.t("web-name-ask-about")) }
            }
            form.line method="post" action=(routes::path("/me")) {
                input type="hidden" name="back" value=(routes::path(path_only(&shell.path)));
                input name="name" required maxlength="24" autocomplete="nickname" placeholder=(w.t("web-name-ask-hint"))
                    aria-label=(w.t("web-your-name"));
                button.btn.pri { (w.t("web-name-ask-yes")) }
                button.btn.ghost type="button" hidden data-scripted data-later="ask-name" { (w.t("web-name-ask-later")) }
            }
        }
    }
}

/// An invitation to a seat. The form answers the page's own address, which holds the secret.
#[must_use]
pub fn invitation(shell: &Shell, invitation: &Invitation<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let game = w.game(invitation.game.info().id);
    let title = Phrase::new("web-invitation").with("host", invitation.host).with("game", game.as_str());
    let title = w.say(&title);
    let about = w.say(&Phrase::new(format!("{}-about", invitation.game.info().id)));
    let main = html! {
        article.gm {
            div.scn { (pictures::of_game(invitation.game.info().id)) }
            form.gb method="post" action=(routes::path(path_only(&shell.path))) {
                h1 { (title) }
                p { (about) }
                dl.facts {
                    dt { (table_name(&w, invitation.code)) } dd { (people(&w, &invitation.seats)) }
                    dt { (w.t("web-invitation-seat")) } dd { (invitation.seat) }
                }
                label { (w.t("web-your-name")) (name_field(&w, &shell.name)) }
                div.go {
                    button.btn.pri { (w.t("web-invitation-accept")) }
                    a.btn href=(routes::table(invitation.code, "")) { (w.t("web-invitation-watch")) }
                }
            }
        }
    };
    page(shell, &Frame::new(&title, &about, "narrow"), &main)
}

/// Who I am.
#[must_use]
pub fn me(shell: &Shell, me: &Me) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-me");
    let main = html! {
        h1 { (title) }
        div.notice #notice role="status" hidden[me.saved.is_none()] {
            @match me.saved {
                Some("signed-out") => p { (w.t("web-me-signed-out")) },
                Some("new-link") => p { (w.t("web-me-new-link")) },
                Some(_) => p { (w.t("web-me-saved")) },
                None => {}
            }
        }
        form.panel.settings method="post" action=(routes::path("/me")) {
            div.opt {
                label for="name" { (w.t("web-your-name")) }
                input #name name="name" maxlength="40" autocomplete="nickname" value=(shell.name);
                p.soft { (w.t("web-me-name-about")) }
            }
            fieldset.opt { legend { (w.t("web-language")) }
                div.seg {
                    @for lang in Lang::ALL { (radio("lang", lang.code(), lang.own_name(), lang == shell.lang)) }
                } }
            fieldset.opt { legend { (w.t("web-theme")) }
                div.seg {
                    (radio("theme", "system", &w.t("web-theme-system"), shell.theme == Theme::System))
                    (radio("theme", "light", &w.t("web-theme-light"), shell.theme == Theme::Light))
                    (radio("theme", "dark", &w.t("web-theme-dark"), shell.theme == Theme::Dark))
                } }
            fieldset.opt { legend { (w.t("web-sound")) }
                div.seg {
                    (radio("sound", "on", &w.t("table-on"), shell.sound))
                    (radio("sound", "off", &w.t("table-off"), !shell.sound))
                } }
            fieldset.opt { legend { (w.t("web-chat")) }
                div.seg {
                    (radio("chat", "on", &w.t("table-on"), shell.chat))
                    (radio("chat", "off", &w.t("table-off"), !shell.chat))
                }
                p.soft { (w.t("web-chat-about")) } }
            fieldset.opt { legend { (w.t("web-bar")) }
                div.seg {
                    (radio("bar", "auto", &w.t("web-bar-auto"), shell.bar.is_none()))
                    (radio("bar", "on", &w.t("table-on"), shell.bar == Some(true)))
                    (radio("bar", "off", &w.t("table-off"), shell.bar == Some(false)))
                }
                p.soft { (w.t("web-bar-about")) " " (w.t("web-bar-where")) } }
            input type="hidden" name="back" value=(routes::path("/me?saved=1"));
            button.btn.pri { (w.t("web-save")) }
        }
        section.panel.personal {
            h2 { (icon("link")) (w.t("web-personal")) }
            p { (w.t("web-personal-about")) }
            details {
                summary.btn { (w.t("web-personal-show")) }
                (copy_field(&w, "personal", &me.personal_link, &w.t("web-personal")))
                (qr(&me.personal_link, &w.t("web-personal")))
            }
            form.line method="post" action=(routes::path("/me/new-link")) {
                button.btn { (w.t("web-personal-new")) }
                p.soft { (w.t("web-personal-new-about")) }
            }
        }
        section.panel.personal {
            h2 { (w.t("web-feed")) }
            p { (w.t("web-feed-about")) }
            details {
                summary.btn { (w.t("web-feed-show")) }
                (copy_field(&w, "feed", &me.feed, &w.t("web-feed")))
            }
        }
        (hidden(&w, &me.hidden))
        (devices(&w, &me.devices))
        @if me.host { p { a.btn #to-host href=(routes::path("/host")) { (w.t("web-me-host")) } } }
    };
    page(shell, &Frame::new(&title, &w.t("web-home-description"), "narrow"), &main)
}

/// Those whose chat the reader has hidden, each with a button that shows it again.
fn hidden(w: &Speaker<'_>, people: &[(String, String)]) -> Markup {
    html! {
        section.panel.personal #hidden hidden[people.is_empty()] {
            h2 { (w.t("web-hidden")) }
            p { (w.t("web-hidden-about")) }
            ul {
                @for (id, name) in people {
                    li {
                        form.line method="post" action=(routes::path("/me/show")) {
                            b { bdi { @if name.is_empty() { (w.t("table-guest")) } @else { (name) } } }
                            button.btn name="person" value=(id) { (w.t("web-hidden-show")) }
                        }
                    }
                }
            }
        }
    }
}

/// What is signed in as the reader, each with a button that signs it out.
fn devices(w: &Speaker<'_>, devices: &[Device]) -> Markup {
    html! {
        section.panel.personal #devices {
            h2 { (w.t("web-devices")) }
            p { (w.t("web-devices-about")) }
            ul {
                @for device in devices {
                    li {
                        form.line method="post" action=(routes::path("/me/sign-out")) {
                            span {
                                b { @if device.label.is_empty() { (w.t("web-device-program")) } @else { (device.label) } }
                                @if device.here { " · " (w.t("web-device-here")) }
                                @if device.shown > 0 { " · " (w.t("web-device-seen")) " " (stamp(device.shown)) }
                            }
                            button.btn name="device" value=(device.id) { (w.t("web-device-out")) }
                        }
                    }
                }
            }
        }
    }
}

/// Asks whether to be this person on this device (the target of a personal link).
#[must_use]
pub fn become_person(shell: &Shell, name: &str) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.say(&Phrase::new("web-become").with("name", name));
    let main = html! {
        article.gm {
            div.scn { (pictures::of_game("")) }
            form.gb method="post" action=(routes::path(path_only(&shell.path))) {
                h1 { (title) }
                p { (w.t("web-become-about")) }
                div.go {
                    button.btn.pri { (w.t("web-become-yes")) }
                    a.btn href=(routes::home("")) { (w.t("web-cancel")) }
                }
            }
        }
    };
    page(shell, &Frame::new(&title, &w.t("web-home-description"), "narrow"), &main)
}

/// The path of an address, without its query.
fn path_only(path: &str) -> &str {
    path.split_once('?').map_or(path, |(path, _)| path)
}
