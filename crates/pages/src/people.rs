//! Pages about who somebody is: invitations, the reader's own page, personal links.

use maud::{Markup, html};
use table::Phrase;
use texts::{Lang, Speaker};

use crate::assets;
use crate::cards::people;
use crate::icons::icon;
use crate::model::{Device, Invitation, InvitedTo, Me, Shell, Theme};
use crate::names::table_name;
use crate::new_table::radio;
use crate::notes::notes;
use crate::past::{self, Past};
use crate::pictures;
use crate::qr::qr;
use crate::rating::ratings;
use crate::routes;
use crate::shared::share;
use crate::shell::{Frame, Top, copy_field, name_field, notice, page, styled, top};
use crate::time::stamp;
use crate::words::{Words, speaker};

/// Asks somebody new for a name. Nothing depends on it, so it can wait: what is put off is not asked again under the same
/// id.
pub(crate) fn ask_name(shell: &Shell, w: &Speaker<'_>, id: &str) -> Markup {
    html! {
        section.ask-name id=(id) aria-labelledby="ask-name-title" {
            div {
                h2 #ask-name-title { (w.t("web-name-ask")) }
                p.soft { (w.t("web-name-ask-about")) }
            }
            form.line method="post" action=(routes::path("/me")) {
                input type="hidden" name="back" value=(routes::back(routes::path_only(&shell.path)));
                input name="name" required maxlength="24" autocomplete="nickname" placeholder=(w.t("web-name-ask-hint"))
                    aria-label=(w.t("web-your-name"));
                button.btn.pri { (w.t("web-name-ask-yes")) }
                button.btn.ghost type="button" hidden data-scripted data-later=(id) { (w.t("web-name-ask-later")) }
            }
        }
    }
}

/// An invitation to a table. The form answers the page's own address, which holds the secret.
#[must_use]
pub fn invitation(shell: &Shell, invitation: &Invitation<'_>) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let game = w.game(invitation.game.info().id);
    let (title, accept) = match invitation.to {
        InvitedTo::Sit(_) => (Phrase::new("web-invitation"), "web-invitation-accept"),
        InvitedTo::TakeOver(_) => (Phrase::new("web-invitation-take-over"), "web-offer-take"),
        InvitedTo::Watch => (Phrase::new("web-invitation-to-watch"), "web-invitation-watch"),
    };
    let seat = match invitation.to {
        InvitedTo::Sit(seat) | InvitedTo::TakeOver(seat) => Some(seat),
        InvitedTo::Watch => None,
    };
    let title = title.with("host", invitation.host).with("game", game.as_str());
    let title = w.say(&title);
    let about = w.say(&Phrase::new(format!("{}-about", invitation.game.info().id)));
    let main = html! {
        article.gm {
            div.scn { (pictures::of_game(invitation.game.info().id)) }
            form.gb method="post" action=(routes::path(routes::path_only(&shell.path))) {
                h1 { (title) }
                (notice(&w, invitation.notice.as_ref()))
                p { (about) }
                @if matches!(invitation.to, InvitedTo::TakeOver(_)) { p { (w.t("web-take-over-about")) } }
                dl.facts {
                    dt { (table_name(&w, invitation.code)) } dd { (people(&w, &invitation.seats)) }
                    @if let Some(seat) = seat { dt { (w.t("web-invitation-seat")) } dd { (seat) } }
                }
                @if seat.is_some() { label { (w.t("web-your-name")) (name_field(&w, &invitation.name, false)) } }
                div.go {
                    button.btn.pri { (w.t(accept)) }
                    @if invitation.may_watch && seat.is_some() {
                        a.btn href=(routes::table(invitation.code, "")) { (w.t("web-invitation-watch")) }
                    }
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
    let body = html! {
        (top(shell, &Top::default()))
        main.page.myself #main {
            (head(shell, &w, &me.past))
            div.notice #notice role="status" hidden[me.saved.is_none()] {
                @match me.saved {
                    Some("signed-out") => p { (w.t("web-me-signed-out")) },
                    Some("new-link") => p { (w.t("web-me-new-link")) },
                    Some("not-deleted") => p { (w.t("web-data-not-deleted")) },
                    Some(_) => p { (w.t("web-me-saved")) },
                    None => {}
                }
            }
            p.priv {
                b { (w.t(if me.sharing.is_some() { "web-me-shared" } else { "web-me-private" })) } " "
                (w.t("web-me-private-about")) " " a href="#share" { (w.t("web-shared")) }
            }
            div.mg {
                div.col {
                    (past::lately(&w, &me.past))
                    (past::results(&w, &me.past))
                    (ratings(&w, &me.ratings))
                    (past::favourites(&w, &me.past))
                    (past::last(&w, &me.past))
                }
                div.col {
                    (settings(shell, &w))
                    (personal(&w, me))
                    (share(&w, me.sharing.as_ref()))
                    (hidden(&w, &me.hidden))
                    (devices(&w, &me.devices))
                    (data(shell, &w, &me.past))
                    @if me.host { p { a.btn #to-host href=(routes::path("/host")) { (w.t("web-me-host")) } } }
                }
            }
        }
    };
    let frame = Frame { script: Some(assets::ME_JS.href), ..Frame::new(&title, &title, "myself") };
    styled(shell, &frame, &[assets::ME_CSS.href], body)
}

/// Whose page it is.
fn head(shell: &Shell, w: &Speaker<'_>, past: &Past) -> Markup {
    let games = Phrase::new("web-me-games").with("count", past.games).with("week", past.week);
    html! {
        section.mh {
            i.face.xl aria-hidden="true" {
                @if let Some(letter) = shell.name.chars().next() { (letter.to_uppercase()) } @else { (icon("person")) }
            }
            div {
                h1 { @if shell.name.is_empty() { (w.t("web-me")) } @else { bdi { (shell.name) } } }
                p.soft {
                    @if past.since > 0 { (w.t("web-me-since")) " " (stamp(past.since)) " · " }
                    (w.say(&games))
                }
            }
        }
    }
}

fn settings(shell: &Shell, w: &Speaker<'_>) -> Markup {
    html! {
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
    }
}

/// The links that only the reader may know.
fn personal(w: &Speaker<'_>, me: &Me) -> Markup {
    html! {
        section.panel.personal {
            h2 { (icon("link")) (w.t("web-personal")) }
            p { (w.t("web-personal-about")) }
            details {
                summary.btn { (w.t("web-personal-show")) }
                (copy_field(w, "personal", &me.personal_link, &w.t("web-personal")))
                (qr(&me.personal_link, &w.t("web-personal")))
            }
            form.line method="post" action=(routes::path("/me/new-link")) {
                button.btn { (w.t("web-personal-new")) }
                p.soft { (w.t("web-personal-new-about")) }
            }
        }
        (notes(w, &me.notes))
        section.panel.personal {
            h2 { (w.t("web-feed")) }
            p { (w.t("web-feed-about")) }
            details {
                summary.btn { (w.t("web-feed-show")) }
                (copy_field(w, "feed", &me.feed, &w.t("web-feed")))
            }
        }
    }
}

/// Everything in one file, and the way out.
fn data(shell: &Shell, w: &Speaker<'_>, past: &Past) -> Markup {
    let typed = if shell.name.is_empty() { NAMELESS } else { &shell.name };
    html! {
        section.panel.personal #data {
            h2 { (w.t("web-data")) }
            div.bar2 {
                a.btn href=(routes::path("/me/export")) download { (icon("download")) (w.t("web-data-export")) }
                span.soft { (w.say(&Phrase::new("web-data-export-about").with("count", past.games))) }
            }
            details.del {
                summary.btn { (w.t("web-data-delete")) }
                p { (w.t("web-data-delete-about")) }
                ul.plain {
                    li { (w.t("web-data-delete-own")) }
                    li { (w.t("web-data-delete-others")) }
                    li { (w.t("web-data-delete-rated")) }
                    li { (w.t("web-data-delete-running")) }
                    li { (w.t("web-data-delete-kept")) }
                }
                form.line method="post" action=(routes::path("/me/delete")) {
                    @let label = w.say(&Phrase::new("web-data-delete-type").with("name", typed));
                    label for="delete-name" { (label) }
                    input #delete-name name="name" required maxlength="40" autocomplete="off" autocapitalize="off" spellcheck="false";
                    button.btn.bad { (w.t("web-data-delete-go")) }
                }
            }
        }
    }
}

/// What somebody without a name types to be forgotten.
pub const NAMELESS: &str = "Loup";

/// What somebody reads who has been forgotten.
#[must_use]
pub fn forgotten(shell: &Shell) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-data-deleted");
    let main = html! {
        h1 { (title) }
        p { (w.t("web-data-deleted-about")) }
        p { a.btn.pri href=(routes::home("")) { (w.t("web-data-deleted-home")) } }
    };
    page(shell, &Frame::new(&title, &title, "narrow"), &main)
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
                                @if device.made > 0 { " · " (w.t("web-device-since")) " " (stamp(device.made)) }
                                @if device.shown > 0 { " · " (w.t("web-device-seen")) " " (stamp(device.shown)) }
                            }
                            button.btn name="device" value=(device.id) { (w.t("web-device-out")) }
                        }
                    }
                }
            }
            @if devices.len() > 2 {
                form method="post" action=(routes::path("/me/sign-out")) {
                    button.btn.ghost name="device" value="others" { (w.t("web-device-out-others")) }
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
            form.gb method="post" action=(routes::path(routes::path_only(&shell.path))) {
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
