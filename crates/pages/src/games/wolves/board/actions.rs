//! The buttons of the prompt: the five actions, terrains, ways to pay, tracks.

use maud::{Markup, html};
use table::{Game, Phrase};
use wolves::piece::Kind;
use wolves::terrain::Terrain;
use wolves::tiles::{Payment, Tile};
use wolves::tracks::{Bonus, Track};
use wolves::view::PlayerView;
use wolves::{Action, Move, Verb};

use super::choice::Choice;
use super::pieces::figure;
use super::tiles::{swatch, tile};
use super::{Stage, next_worth};
use crate::icons::{icon, icon_as};
use crate::routes;
use crate::words::{heard, spoken, to};

/// The ways to pay in the order in which they are offered: flips, the home tile, tokens.
pub(super) fn ways_of(payments: &[Payment]) -> Vec<Payment> {
    let mut ways = payments.to_vec();
    ways.sort_by_key(|way| (way.tokens, way.tiles & Tile::HOME.bit()));
    ways
}

pub(super) fn plain(stage: &Stage<'_>, mv: Move, class: &str, key: &'static str) -> Markup {
    html! { button class=(class) form="play" name="move" value=(mv) data-key="e" aria-keyshortcuts="e" { (stage.t(key)) } }
}

pub(super) fn bonus(stage: &Stage<'_>) -> Markup {
    html! {
        button.btn form="play" name="move" value=(Move::Bonus) {
            (icon("token-action")) (stage.say(stage.game.label(&stage.view, Move::Bonus)))
        }
    }
}

/// The five actions with what they cost. One that is not possible says why.
pub(super) fn actions(stage: &Stage<'_>) -> Markup {
    let asks_more = matches!(stage.choice, Choice::Act(Verb::Move));
    html! {
        div.tw-acts.tw-five.tw-then[stage.choice != Choice::Open].tw-more[asks_more] { @for verb in Verb::ALL { (action(stage, verb)) } }
    }
}

/// The key of an action's name.
pub(super) const fn verb_name(verb: Verb) -> &'static str {
    match verb {
        Verb::Move => "web-wolves-act-move",
        Verb::Howl => "web-wolves-act-howl",
        Verb::Den => "web-wolves-act-den",
        Verb::Lair => "web-wolves-act-lair",
        Verb::Dominate => "web-wolves-act-dominate",
    }
}

fn action(stage: &Stage<'_>, verb: Verb) -> Markup {
    let name = stage.t(verb_name(verb));
    let cost = stage.say(Phrase::new("web-wolves-cost").with("cost", verb.cost()));
    let inside = html! { (name) span.tw-pips title=(cost) { @for _ in 0..verb.cost() { i {} } span.sr { " " (cost) } } };
    // Chosen or not, it is the same thing: the focus stays on it.
    let id = format!("tw-act-{}", verb.word());
    let key = 1 + Verb::ALL.iter().position(|other| *other == verb).unwrap_or_default();
    if stage.choice == Choice::Act(verb) {
        let href = stage.bare();
        return html! { a.btn.on id=(id) href=(href) data-live data-clear data-key=(key) aria-keyshortcuts=(key) aria-current="true" { (inside) } };
    }
    if stage.moves.iter().any(|mv| matches!(mv, Move::Act(action) if action.verb() == verb)) {
        let href = routes::choose(stage.scene.code, verb.word());
        return html! { a.btn id=(id) href=(href) data-live data-key=(key) aria-keyshortcuts=(key) { (inside) } };
    }
    let refused = stage.outlook.refusal(verb);
    let text = refused.map_or_else(|| verb.word().to_owned(), |refused| refused.tried.to_string());
    // Where it is about a hex, the map shows which.
    let spot = refused.is_some_and(|refused| is_there(stage, refused.tried));
    let href = if spot { routes::why(stage.scene.code, &text) } else { routes::ask(stage.scene.code, &text) };
    html! {
        a.btn.off id=(id) href=(href) data-live data-key=(key) aria-keyshortcuts=(key)
            title=[refused.map(|refused| stage.w.say_refusal(&refused.refusal))] {
            (inside) span.sr { (stage.t("web-wolves-not-possible")) }
        }
    }
}

/// Whether what was tried has something to act on where it was tried. With nothing anywhere, an alpha's hex was tried.
fn is_there(stage: &Stage<'_>, tried: Move) -> bool {
    let Move::Act(action) = tried else { return false };
    let Some(there) = action.target().and_then(|hex| stage.view.hex(hex)) else { return false };
    let own =
        |kind| there.pieces.iter().any(|piece| piece.seat == stage.view.active && piece.piece.kind == kind);
    match action.verb() {
        Verb::Move => false,
        Verb::Den => true,
        Verb::Lair => own(Kind::Den),
        Verb::Howl | Verb::Dominate => !own(Kind::Alpha),
    }
}

/// The terrains to which a Move can be paid.
pub(super) fn terrains(stage: &Stage<'_>) -> Markup {
    html! {
        div.tw-acts {
            @for mv in &stage.moves { @if let Move::Act(Action::Move(terrain)) = mv { (to_terrain(stage, *terrain)) } }
        }
    }
}

fn to_terrain(stage: &Stage<'_>, terrain: Terrain) -> Markup {
    let mv = Move::Act(Action::Move(terrain));
    html! {
        button.btn form="play" name="move" value=(mv) aria-label=(stage.say(stage.game.label(&stage.view, mv))) {
            (swatch(terrain)) (stage.terrain(terrain))
        }
    }
}

/// A way to pay, as the tiles and tokens that it takes, in a picture and in words; pressing it plays this.
pub(super) fn paying(stage: &Stage<'_>, way: Payment, text: String) -> Markup {
    let name = heard(&stage.w, stage.say(stage.game.label(&stage.view, Move::Pay(way))));
    html! {
        button.btn.tw-pay.tw-many[is_many(way)] form="play" name="move" value=(text) aria-label=(name) { (pay_inside(stage, way)) }
    }
}

/// Whether several tiles and tokens pay together.
pub(super) fn is_many(way: Payment) -> bool {
    way.tiles().count() + usize::from(way.tokens) > 1
}

/// What a way to pay takes, in words.
pub(super) fn pay_words(stage: &Stage<'_>, player: &PlayerView, way: Payment) -> String {
    let mut words: Vec<String> = Vec::new();
    for asked in way.tiles() {
        let Some(tile) = player.tiles.iter().find(|tile| tile.tile == asked.id()) else { continue };
        words.push(match asked == Tile::HOME {
            true => stage.t("web-wolves-home-stays"),
            false => stage.say(
                Phrase::new("web-wolves-flip").with("from", tile.shown.name()).with("to", tile.hidden.name()),
            ),
        });
    }
    let left = player.terrain_tokens.saturating_sub(way.tokens);
    if way.tokens > 0 {
        words.push(stage.say(Phrase::new("web-wolves-tokens").with("count", way.tokens).with("left", left)));
    }
    words.join(" + ")
}

/// What is seen of a way to pay.
pub(super) fn pay_inside(stage: &Stage<'_>, way: Payment) -> Markup {
    let Some(player) = stage.view.active_player() else { return Markup::default() };
    html! {
        span.tw-coins {
            @for asked in way.tiles() { (flipped(player, asked)) }
            @for _ in 0..way.tokens { (icon_as("token-terrain", "big")) }
        }
        span { (spoken(&stage.w, html! { (pay_words(stage, player, way)) })) }
    }
}

fn flipped(player: &PlayerView, asked: Tile) -> Markup {
    let there = player.tiles.iter().find(|tile| tile.tile == asked.id());
    html! { @if let Some(there) = there { (tile(None, there.shown, there.hidden)) } }
}

/// A track from which the den can be taken, with what that brings.
pub(super) fn den(stage: &Stage<'_>, track: Track, text: String) -> Markup {
    let Some(there) = stage.view.active_player().and_then(|player| player.tracks.get(track.index())) else {
        return Markup::default();
    };
    let taken = usize::from(there.taken);
    let value = there.values.get(taken + 1).copied().unwrap_or(there.value);
    let bonus = there.bonuses.get(taken).copied().flatten();
    html! {
        button.btn.tw-den form="play" name="move" value=(text)
            aria-label=(stage.say(stage.game.label(&stage.view, Move::Track(track)))) {
            span { (stage.t(track_name(track))) }
            span.tw-to {
                b { (there.value) " " (to(&stage.w)) " " (value) }
                @if let Some(bonus) = bonus { (icon(token(bonus))) }
                @if let Some(gain) = stage.gain(next_worth(&there.vp, taken)) { small { (gain) } }
            }
        }
    }
}

/// A track from which no den can be taken any more.
pub(super) fn bare(stage: &Stage<'_>, track: Track) -> Markup {
    html! {
        span.btn.tw-den.tw-bare {
            span { (stage.t(track_name(track))) }
            span.tw-to { small { (stage.t("web-wolves-track-bare")) } }
        }
    }
}

/// A track's heading.
pub(super) const fn track_name(track: Track) -> &'static str {
    match track {
        Track::Spread => "wolves-score-spread",
        Track::Speed => "wolves-score-speed",
        Track::Howl => "wolves-score-howl",
    }
}

/// The symbol of what a track is about.
pub(super) const fn track_sign(track: Track) -> &'static str {
    match track {
        Track::Spread => figure(Kind::Wolf).0,
        Track::Speed => figure(Kind::Alpha).0,
        Track::Howl => "lone",
    }
}

/// The symbol of a bonus token.
pub(super) const fn token(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Action => "token-action",
        Bonus::Terrain => "token-terrain",
    }
}
