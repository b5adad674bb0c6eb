//! What somebody has played: in short on their own page, and all of it with filters.

mod model;

pub use model::*;

use std::collections::BTreeMap;

use maud::{Markup, Render, html};
use table::{AnySeen, Phrase};
use texts::Speaker;

use crate::assets;
use crate::games::kit;
use crate::icons::{bot_face, game as game_icon, icon};
use crate::model::Shell;
use crate::names::table_name;
use crate::routes;
use crate::shell::{Frame, Top, styled, top};
use crate::time::stamp;
use crate::words::{Words, speaker};

/// Something kind about the last games; nothing where there is nothing.
pub(crate) fn lately(w: &Speaker<'_>, past: &Past) -> Markup {
    html! {
        @if !past.facts.is_empty() {
            section.panel #lately {
                h2 { (w.t("web-lately")) }
                ul.kd { @for fact in &past.facts { (told(w, *fact)) } }
            }
        }
    }
}

fn told(w: &Speaker<'_>, fact: Fact) -> Markup {
    let (symbol, phrase) = match fact {
        Fact::Running(count) => {
            (icon("moon").render(), Phrase::new("web-lately-running").with("count", count))
        }
        Fact::Beat(level, game, count) => {
            let phrase = Phrase::new("web-lately-beat").with("level", w.level(level));
            (bot_face(level, "").render(), phrase.with("game", w.game(game)).with("count", count))
        }
        Fact::Best(game, points) => {
            let phrase = Phrase::new("web-lately-best").with("game", w.game(game));
            (game_icon(game), phrase.with("points", i64::from(points)))
        }
    };
    html! { li { (symbol) span { (w.say(&phrase)) } } }
}

/// Wins and games, by number of players and by level.
pub(crate) fn results(w: &Speaker<'_>, past: &Past) -> Markup {
    let Some(first) = past.results.first() else { return Markup::default() };
    html! {
        section.panel #results {
            div.ph { h2 #results-title { (w.t("web-results")) } span.soft { (w.t("web-results-about")) } }
            div.wide tabindex="0" role="region" aria-labelledby="results-title" {
                table.res {
                    thead {
                        tr {
                            td {}
                            @for (players, _) in &first.players { th scope="col" {
                                (players) span.sr { " " (w.t("web-results-players")) }
                            } }
                            @for (level, _) in &first.levels { th scope="col" { (bot_face(*level, "")) (w.level(*level)) } }
                        }
                    }
                    tbody {
                        @for results in &past.results {
                            tr {
                                th scope="row" { (game_icon(results.game)) em { (w.game(results.game)) } }
                                @for (_, tally) in &results.players { (cell(w, tally.unwrap_or_default())) }
                                @for (_, tally) in &results.levels { (cell(w, *tally)) }
                            }
                        }
                    }
                }
            }
            p.soft { (w.t("web-results-which")) }
        }
    }
}

fn cell(w: &Speaker<'_>, tally: Tally) -> Markup {
    if tally.games == 0 {
        return html! { td.no { span aria-hidden="true" { "–" } span.sr { (w.t("web-results-none")) } } };
    }
    let share = 100 * tally.wins / tally.games;
    html! {
        td {
            b { (tally.wins) } small { "/" (tally.games) }
            svg.sh viewBox="0 0 44 5" aria-hidden="true" {
                rect width="44" height="5" rx="2" {}
                @if tally.wins > 0 { rect.on width=(share * 44 / 100) height="5" rx="2" {} }
            }
        }
    }
}

/// What each seat was dealt to play with, for a game that is over; nothing where chance deals nothing of the kind.
#[must_use]
pub fn dealt(seen: &dyn AnySeen) -> Vec<String> {
    let fond = kit(seen.info().id).fond;
    fond.and_then(|fond| fond.dealt).map(|dealt| dealt(seen)).unwrap_or_default()
}

/// What the seat at this index has played with, by the choices of its table: nothing of what was left to chance.
#[must_use]
pub fn chosen(game: &str, choices: &BTreeMap<String, String>, seat: usize) -> Vec<String> {
    kit(game).fond.map(|fond| (fond.chosen)(choices, seat)).unwrap_or_default()
}

/// What was played with most; nothing where there is nothing.
pub(crate) fn favourites(w: &Speaker<'_>, past: &Past) -> Markup {
    let look = |one: &Favourite| (kit(one.game).fond?.look)(w, &one.what);
    let shown: Vec<(&Favourite, (Markup, String))> =
        past.favourites.iter().filter_map(|one| Some((one, look(one)?))).collect();
    html! {
        @if !shown.is_empty() {
            section.panel #favourites {
                h2 { (w.t("web-favourites")) }
                ul.fav {
                    @for (one, (picture, name)) in shown {
                        li {
                            (picture)
                            b { (name) }
                            small { (w.say(&Phrase::new("web-favourites-in").with("games", one.tally.games)
                                .with("all", one.of).with("won", one.tally.wins))) }
                        }
                    }
                }
            }
        }
    }
}

/// The last games, and the way to all of them.
pub(crate) fn last(w: &Speaker<'_>, past: &Past) -> Markup {
    html! {
        section.my #games {
            div.ph {
                h2 { (w.t("web-past")) }
                @if past.games > past.last.len() {
                    a href=(routes::path("/me/games")) { (w.say(&Phrase::new("web-past-all").with("count", past.games))) }
                } @else if past.games > 0 {
                    a href=(routes::path("/me/games")) { (w.t("web-past-filter")) }
                }
            }
            @if past.last.is_empty() {
                p.empty { (icon("pack")) (w.t("web-past-none")) " " a href=(routes::home("")) { (w.t("web-past-begin")) } }
            } @else { (list(w, &past.last)) }
        }
    }
}

/// The last games for others to see: neither who else played nor the tables themselves.
pub(crate) fn last_for_others(w: &Speaker<'_>, past: &Past) -> Markup {
    html! {
        @if !past.last.is_empty() {
            section.my #games {
                div.ph { h2 { (w.t("web-past")) } }
                ul.trs {
                    @for game in &past.last {
                        li.tr {
                            span { (game_icon(game.game)) }
                            div.tt {
                                b { (w.game(game.game)) }
                                small { (w.say(&Phrase::new("web-past-players").with("count", u32::from(game.players)))) }
                            }
                            span.ts { (result(w, game)) small { (stamp(game.at)) } }
                        }
                    }
                }
            }
        }
    }
}

fn list(w: &Speaker<'_>, games: &[Played]) -> Markup {
    html! { ul.trs { @for game in games { (row(w, game)) } } }
}

fn row(w: &Speaker<'_>, game: &Played) -> Markup {
    let names: Vec<Phrase> = game.others.iter().map(Phrase::verbatim).collect();
    let with = w.say(&Phrase::new("web-list").with("names", names));
    html! {
        li.tr {
            span { (game_icon(game.game)) }
            div.tt {
                b { (table_name(w, &game.code)) }
                small.with { (w.game(game.game)) " · " (w.say(&Phrase::new("web-past-with").with("names", with))) }
            }
            span.ts {
                (result(w, game))
                @if game.rated { small { (rated(w, game.change)) } }
                small { (stamp(game.at)) }
            }
            a.btn href=(routes::table(&game.code, "result")) {
                (w.t("web-table-look")) span.sr { " " (table_name(w, &game.code)) }
            }
        }
    }
}

/// "rated +12", or only that it was rated where no rating is shown yet.
fn rated(w: &Speaker<'_>, change: Option<i64>) -> String {
    change.map_or_else(
        || w.t("web-rated"),
        |change| {
            let sign = match change {
                0 => "±",
                1.. => "+",
                _ => "−",
            };
            let change = format!("{sign}{}", change.unsigned_abs());
            w.say(&Phrase::new("web-rated-change").with("change", change))
        },
    )
}

/// "1st of 4, 57 points", or only whether it was won, where that is all or teams have played.
fn result(w: &Speaker<'_>, game: &Played) -> Markup {
    let text = match (game.place, game.points) {
        (Some(place), Some(points)) if !kit(game.game).teams => Phrase::new("web-past-place-points")
            .with("place", u32::from(place))
            .with("of", u32::from(game.players))
            .with("points", i64::from(points)),
        _ if game.won => Phrase::new("web-past-won"),
        _ => Phrase::new("web-past-lost"),
    };
    html! { @if game.won { b.star { (w.say(&text)) } } @else { (w.say(&text)) } }
}

/// All that the reader has played.
#[must_use]
pub fn history(shell: &Shell, history: &History) -> Markup {
    let _below = routes::below(shell);
    let w = speaker(shell);
    let title = w.t("web-past");
    let body = html! {
        (top(shell, &Top::default()))
        main.page.myself #main {
            h1 { (title) }
            p { a href=(routes::path("/me")) { (w.t("web-me")) } }
            (filters(&w, history))
            p.soft role="status" { (w.say(&Phrase::new("web-past-found").with("count", history.found))) }
            @if history.shown.is_empty() {
                p.empty {
                    (icon("pack")) (w.t("web-past-no-match")) " "
                    a href=(routes::path("/me/games")) { (w.t("web-past-everything")) }
                }
            } @else { (list(&w, &history.shown)) }
            (turning(&w, history))
        }
    };
    let frame = Frame::new(&title, &title, "myself");
    styled(shell, &frame, &[assets::ME_CSS.href], body)
}

fn filters(w: &Speaker<'_>, history: &History) -> Markup {
    let filter = &history.filter;
    let option = |value: &str, name: &str, chosen: &str| {
        html! { option value=(value) selected[value == chosen] { (name) } }
    };
    html! {
        form.flt method="get" action=(routes::path("/me/games")) {
            fieldset.nps {
                legend.sr { (w.t("web-past-game")) }
                @for (value, name) in std::iter::once(("", w.t("web-past-all-games")))
                    .chain(history.games.iter().map(|game| (*game, w.game(game)))) {
                    label.np {
                        input type="radio" name="game" value=(value) checked[filter.game == value];
                        span { (name) }
                    }
                }
            }
            select name="with" aria-label=(w.t("web-past-with-whom")) {
                (option("", &w.t("web-past-anybody"), &filter.with))
                @for (id, name) in &history.people { (option(id, name, &filter.with)) }
            }
            select name="result" aria-label=(w.t("web-past-result")) {
                (option("", &w.t("web-past-both"), &filter.result))
                (option("won", &w.t("web-past-only-won"), &filter.result))
                (option("lost", &w.t("web-past-only-lost"), &filter.result))
            }
            button.btn.pri { (w.t("web-past-show")) }
        }
    }
}

/// To the newer and the older ones.
fn turning(w: &Speaker<'_>, history: &History) -> Markup {
    let Filter { game, with, result } = &history.filter;
    let to = |page: usize| {
        let [game, with, result] = [game, with, result].map(|text| routes::encoded(text));
        routes::path(&format!("/me/games?game={game}&with={with}&result={result}&page={page}"))
    };
    html! {
        @if history.pages > 1 {
            nav.bar aria-label=(w.t("web-past-pages")) {
                @if history.page > 1 { a.btn rel="prev" href=(to(history.page - 1)) { (w.t("web-past-newer")) } }
                span.soft {
                    (w.say(&Phrase::new("web-past-page").with("page", history.page).with("pages", history.pages)))
                }
                @if history.page < history.pages { a.btn rel="next" href=(to(history.page + 1)) { (w.t("web-past-older")) } }
            }
        }
    }
}
