//! Every piece, card and state once: for those who draw, and for the tests that look at pages.

use bots::Level;
use maud::{Markup, html};
use table::{AnyGame, AnySeen, AnyTable, Choices, Seat, Start, Viewer};
use texts::Speaker;

use crate::assets;
use crate::boards::{self, Drawing, Scene};
use crate::games::{Gallery, KITS, kit};
use crate::icons::{bot_face, icon, icon_as, mark};
use crate::model::Shell;
use crate::pictures::{self, trouble};
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::words::{Words, speaker};

/// Both themes, side by side.
const THEMES: [(&str, &str); 2] = [("light", "web-theme-light"), ("dark", "web-theme-dark")];
/// Wrong turns with a picture of their own.
const ERRORS: [u16; 5] = [403, 404, 409, 429, 500];

/// The gallery.
#[must_use]
pub fn gallery(shell: &Shell, games: &[&dyn AnyGame]) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-gallery");
    let own = std::iter::once(assets::GALLERY_CSS.href);
    let styles: Vec<&str> =
        games.iter().filter_map(|game| boards::style(game.info().id)).chain(own).collect();
    let body = html! {
        (top(shell, &Top::default()))
        main.page.gallery #main {
            h1 { (title) }
            p.soft { (w.t("web-gallery-about")) }
            // What can be played on the boards below belongs to a form that changes nothing.
            form #play method="get" action=(routes::path("/gallery")) {}
            @for (theme, name) in THEMES {
                section.theme data-theme=(theme) aria-label=(w.t(name)) {
                    h2 { (w.t(name)) }
                    (symbols(&w))
                    (scenes(&w))
                    (states(&w))
                }
            }
            @for game in games {
                @if let Some(shelf) = kit(game.info().id).gallery.shelf { (shelf(&w, *game)) }
            }
            @for game in games { (board(&w, *game)) }
        }
    };
    styled(shell, &Frame::new(&title, &w.t("web-gallery-about"), "gallery"), &styles, body)
}

fn symbols(w: &Speaker<'_>) -> Markup {
    html! {
        h3 { (w.t("web-gallery-symbols")) }
        div.shown {
            @for name in assets::symbols() {
                figure data-shows=(name) {
                    @if let Some(shown) = KITS.iter().find_map(|kit| (kit.gallery.grounded)(name)) {
                        (shown)
                    } @else {
                        @let tint = KITS.iter().find_map(|kit| (kit.gallery.tint)(name)).unwrap_or_default();
                        span class=(tint) { (icon_as(name, "x96")) (icon_as(name, "x48")) (icon_as(name, "x24")) }
                    }
                    figcaption { (name) }
                }
            }
            figure data-shows="mark" { (mark()) figcaption { "mark" } }
        }
    }
}

/// Pictures: the games, and what is shown where something is missing or went wrong.
fn scenes(w: &Speaker<'_>) -> Markup {
    html! {
        h3 { (w.t("web-gallery-scenes")) }
        div.shown.wide {
            @for game in KITS.iter().filter(|kit| kit.picture.is_some()).map(|kit| kit.game) {
                figure data-shows={ "scene " (game) } { div.scn { (pictures::of_game(game)) } figcaption { (w.game(game)) } }
            }
            @for status in ERRORS {
                figure data-shows={ "error " (status) } { div.scn { (trouble(status)) } figcaption { (status) } }
            }
        }
    }
}

/// Buttons, badges, faces and notes in every state.
fn states(w: &Speaker<'_>) -> Markup {
    let text = w.t("web-gallery-button");
    let button = |name: &str, class: &str| {
        html! {
            figure data-shows={ "button " (name) } {
                button class={ "btn " (class) } type="button" { (icon("undo")) (text) }
                figcaption { (name) }
            }
        }
    };
    html! {
        h3 { (w.t("web-gallery-states")) }
        div.shown {
            (button("rest", "")) (button("primary", "pri")) (button("pressed", "on")) (button("disabled", "off")) (button("quiet", "ghost"))
            @for seat in 1..=5 {
                figure data-shows={ "badge " (seat) } { span class={ "bdg s" (seat) } { (seat) } figcaption { "badge " (seat) } }
            }
            @for level in Level::ALL {
                figure data-shows={ "bot " (level.name()) } { (bot_face(level, "x48")) figcaption { (w.level(level)) } }
            }
        }
        div.shown.wide {
            figure data-shows="notice" { div.notice { p { (w.t("web-gallery-about")) } } figcaption { "notice" } }
            figure data-shows="empty" { p.empty { (icon("den")) (w.t("web-home-open-none")) } figcaption { "empty" } }
            figure data-shows="prompt" {
                div.prompt { div.say { strong { (w.t("web-gallery-button")) } span { (w.t("web-gallery-states")) } } }
                figcaption { "prompt" }
            }
        }
    }
}

/// A table in the middle of a game, with something chosen.
fn board(w: &Speaker<'_>, game: &dyn AnyGame) -> Markup {
    let id = game.info().id;
    let Gallery { plies, shows_most, .. } = kit(id).gallery;
    let Some(mut table) = open(game, &Choices::new(game.info().default_players), plies) else {
        return Markup::default();
    };
    for _ in 0..40 {
        if shows_most(&chosen(&*table)) || table.play_nth(0).is_err() {
            break;
        }
    }
    let names = table.names().to_vec();
    let (seen, chosen) = (seen(&*table), chosen(&*table));
    let Drawing { class, progress, board, facts, controls, own, rail, .. } =
        boards::draw(&at(&*seen, w.with_names(&names), &chosen));
    html! {
        section class={ "shelf " (class) } data-shows={ "board " (id) } {
            h2 { (w.game(id)) }
            @if let Some(progress) = progress { div.mid { (progress) } }
            div.table {
                div.board { (board) }
                div.prompt {
                    div.say { strong { (w.game(id)) } @if let Some(facts) = facts { span { (facts) } } }
                    div.bts { @if let Some(controls) = controls { (controls) } }
                }
                @if let Some(own) = own { div.panel.me { (own) } }
            }
            @if let Some(rail) = rail { div.rail { (rail) } }
        }
    }
}

/// The beginning of a move that can be chosen first: a wolf, or a card.
fn chosen(table: &dyn AnyTable) -> String {
    let moves = table.legal_moves();
    let walks = moves.iter().find(|mv| mv.text.split_whitespace().count() > 2);
    let text = walks.or(moves.first()).map(|mv| mv.text.as_str()).unwrap_or_default();
    text.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
}

/// A table after so many moves, always the same one.
pub(crate) fn open(game: &dyn AnyGame, choices: &Choices, plies: usize) -> Option<Box<dyn AnyTable>> {
    let names = ["Ada", "Bo", "Maren", "Ilse", "Jonas"].map(str::to_owned);
    let mut table =
        game.open(choices, Start::Seed("c0ffee".parse().ok()?), names.get(..choices.players.into())?).ok()?;
    for ply in 0..plies {
        let count = table.legal_moves().len();
        if count == 0 || table.play_nth((ply * 7919 + 13) % count).is_err() {
            break;
        }
    }
    Some(table)
}

/// The table as the deciding seat sees it.
pub(crate) fn seen(table: &dyn AnyTable) -> Box<dyn AnySeen> {
    table.seen(table.to_act().map_or(Viewer::Public, Viewer::Seat))
}

/// What a board is drawn from.
pub(crate) fn at<'a>(seen: &'a dyn AnySeen, speaker: Speaker<'a>, chosen: &'a str) -> Scene<'a> {
    let seat: Option<Seat> = seen.to_act();
    Scene {
        code: "gallery",
        seen,
        speaker: seat.map_or(speaker, |seat| speaker.for_reader(seat)),
        acts_for: seat,
        chosen,
        why: "",
        hints: &[],
        seats: &[],
    }
}
