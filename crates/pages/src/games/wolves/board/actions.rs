//! What stands at the prompt: the five actions, and the choices that are no hexes.

use maud::{Markup, html};
use table::{Game, Phrase};
use wolves::piece::Kind;
use wolves::terrain::Terrain;
use wolves::tiles::{Payment, Tile};
use wolves::tracks::{Bonus, Track};
use wolves::view::{PlayerView, StepView};
use wolves::{Action, Move, Verb};

use super::choice::{Choice, pair};
use super::pieces::figure;
use super::tiles::{swatch, tile};
use super::{Sheet, next_worth};
use crate::icons::{icon, icon_as};
use crate::routes;

/// A line of small facts below the prompt's sentence.
pub(super) fn facts(sheet: &Sheet<'_>) -> Option<Markup> {
    let left = sheet.view.actions;
    let step = match (&sheet.view.step, sheet.choice) {
        (StepView::Draft | StepView::Over, _) => return None,
        (StepView::Action, Choice::Act(Verb::Move)) => Some(Phrase::new("web-wolves-which-terrain")),
        (StepView::Action, Choice::Act(_)) => Some(Phrase::new("web-wolves-which-hex")),
        (StepView::Action, Choice::Pair(_)) => Some(Phrase::new("web-wolves-which-piece")),
        _ => None,
    };
    Some(html! {
        span.tw-left aria-hidden="true" { @for _ in 0..left { i {} } }
        (sheet.say(Phrase::new("web-wolves-actions-left").with("count", left)))
        @if let Some(step) = step { " · " (sheet.say(step)) }
    })
}

/// The buttons beside the prompt's sentence; nothing for a reader who has nothing to decide.
pub(super) fn controls(sheet: &Sheet<'_>) -> Option<Markup> {
    if sheet.moves.is_empty() {
        return None;
    }
    let buttons = match &sheet.view.step {
        StepView::Action => html! { (actions(sheet)) (second(sheet)) },
        StepView::Pay { .. } => {
            html! { div.tw-acts { @for mv in &sheet.moves { @if let Move::Pay(way) = mv { (payment(sheet, *way)) } } } }
        }
        StepView::Track { .. } => {
            html! { div.tw-acts { @for mv in &sheet.moves { @if let Move::Track(track) = mv { (den(sheet, *track)) } } } }
        }
        StepView::Wolves { .. } => {
            html! { div.tw-acts { (plain(sheet, Move::Stop, "btn pri", "web-wolves-stop")) } }
        }
        StepView::End => html! {
            div.tw-acts {
                @if sheet.moves.contains(&Move::Bonus) { (bonus(sheet)) }
                (plain(sheet, Move::End, "btn pri", "web-wolves-end"))
            }
        },
        StepView::Draft | StepView::Push { .. } | StepView::Prey { .. } | StepView::Over => return None,
    };
    Some(buttons)
}

fn plain(sheet: &Sheet<'_>, mv: Move, class: &str, key: &'static str) -> Markup {
    html! { button class=(class) form="play" name="move" value=(mv) { (sheet.t(key)) } }
}

fn bonus(sheet: &Sheet<'_>) -> Markup {
    html! {
        button.btn form="play" name="move" value=(Move::Bonus) {
            (icon("token-action")) (sheet.say(sheet.game.label(&sheet.view, Move::Bonus)))
        }
    }
}

/// The five actions with what they cost. One that is not possible says why.
fn actions(sheet: &Sheet<'_>) -> Markup {
    let asks_more = matches!(sheet.choice, Choice::Act(Verb::Move) | Choice::Pair(_));
    html! {
        div.tw-acts.tw-five.tw-then[sheet.choice != Choice::Open].tw-more[asks_more] { @for verb in Verb::ALL { (action(sheet, verb)) } }
    }
}

fn action(sheet: &Sheet<'_>, verb: Verb) -> Markup {
    let name = sheet.t(match verb {
        Verb::Move => "web-wolves-act-move",
        Verb::Howl => "web-wolves-act-howl",
        Verb::Den => "web-wolves-act-den",
        Verb::Lair => "web-wolves-act-lair",
        Verb::Dominate => "web-wolves-act-dominate",
    });
    let cost = sheet.say(Phrase::new("web-wolves-cost").with("cost", verb.cost()));
    let inside = html! { (name) span.tw-pips title=(cost) { @for _ in 0..verb.cost() { i {} } } };
    let chosen = matches!((sheet.choice, verb), (Choice::Act(other), verb) if other == verb)
        || matches!((sheet.choice, verb), (Choice::Pair(_), Verb::Dominate));
    if chosen {
        return html! { a.btn.on href=(routes::table(sheet.scene.code, "")) data-live data-clear aria-current="true" { (inside) } };
    }
    if sheet.moves.iter().any(|mv| Choice::Act(verb).leads_to(*mv)) {
        return html! { a.btn href=(routes::choose(sheet.scene.code, verb.word())) data-live { (inside) } };
    }
    let refused = sheet.outlook.refusal(verb);
    let text = refused.map_or_else(|| verb.word().to_owned(), |refused| refused.tried.to_string());
    let href = format!("{}?move={}", routes::table(sheet.scene.code, "why"), routes::encoded(&text));
    html! {
        a.btn.off href=(href) title=[refused.map(|refused| sheet.w.say_refusal(&refused.refusal))] {
            (inside) span.sr { (sheet.t("web-wolves-not-possible")) }
        }
    }
}

/// The second choice of an action: a terrain, or one of two pieces.
fn second(sheet: &Sheet<'_>) -> Markup {
    html! {
        @match sheet.choice {
            Choice::Act(Verb::Move) => {
                div.tw-acts {
                    @for mv in &sheet.moves { @if let Move::Act(Action::Move(terrain)) = mv { (to_terrain(sheet, *terrain)) } }
                }
            }
            Choice::Pair(hex) => {
                div.tw-acts { @for mv in pair(hex, &sheet.moves) { (dominate(sheet, mv)) } }
            }
            _ => {}
        }
    }
}

fn to_terrain(sheet: &Sheet<'_>, terrain: Terrain) -> Markup {
    let mv = Move::Act(Action::Move(terrain));
    html! {
        button.btn form="play" name="move" value=(mv) aria-label=(sheet.say(sheet.game.label(&sheet.view, mv))) {
            (swatch(terrain)) (sheet.terrain(terrain))
        }
    }
}

fn dominate(sheet: &Sheet<'_>, mv: Move) -> Markup {
    let Move::Act(Action::Dominate(_, kind)) = mv else { return Markup::default() };
    html! {
        button.btn form="play" name="move" value=(mv) aria-label=(sheet.say(sheet.game.label(&sheet.view, mv))) {
            (icon(figure(kind).0)) (sheet.say(kind.name()))
        }
    }
}

/// A way to pay, as the tiles and tokens that it takes.
fn payment(sheet: &Sheet<'_>, way: Payment) -> Markup {
    let Some(player) = sheet.view.active_player() else { return Markup::default() };
    let name = sheet.say(sheet.game.label(&sheet.view, Move::Pay(way)));
    html! {
        button.btn.tw-pay form="play" name="move" value=(Move::Pay(way)) aria-label=(name) title=(name) {
            @for tile in way.tiles() { (flipped(player, tile)) }
            @for _ in 0..way.tokens { (icon_as("token-terrain", "big")) }
        }
    }
}

fn flipped(player: &PlayerView, asked: Tile) -> Markup {
    let there = player.tiles.iter().find(|tile| tile.tile == asked.id());
    html! { @if let Some(there) = there { (tile(None, there.shown, there.hidden)) } }
}

/// A track from which the den can be taken, with what that brings.
fn den(sheet: &Sheet<'_>, track: Track) -> Markup {
    let Some(there) = sheet.view.active_player().and_then(|player| player.tracks.get(track.index())) else {
        return Markup::default();
    };
    let taken = usize::from(there.taken);
    let value = there.values.get(taken + 1).copied().unwrap_or(there.value);
    let bonus = there.bonuses.get(taken).copied().flatten();
    html! {
        button.btn.tw-den form="play" name="move" value=(Move::Track(track))
            aria-label=(sheet.say(sheet.game.label(&sheet.view, Move::Track(track)))) {
            span { (sheet.t(track_name(track))) }
            span.tw-to {
                b { (there.value) " → " (value) }
                @if let Some(bonus) = bonus { (icon(token(bonus))) }
                @if let Some(gain) = sheet.gain(next_worth(&there.vp, taken)) { small { (gain) } }
            }
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
