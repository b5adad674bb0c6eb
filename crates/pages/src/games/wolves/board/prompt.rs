//! The sentence of the prompt, the facts below it, and the choices that are no hexes.

use maud::{Markup, html};
use table::{Game, Phrase};
use wolves::outlook::{Aim, Goal, Walker};
use wolves::piece::{Kind, Piece};
use wolves::terrain::Terrain;
use wolves::tiles::Payment;
use wolves::view::StepView;
use wolves::{Action, Hex, Move, Verb};

use super::actions::{actions, bonus, den, paying, plain, terrains, ways_of};
use super::choice::{Choice, Means, aim, aim_text, fare, goal, touched, uses, walk_text, walker};
use super::tiles::swatch;
use super::{Sheet, pieces::figure};
use crate::icons::icon;
use crate::routes;
use crate::rules::rule_text;
use crate::shell::rule;

/// What is asked, where that depends on what is chosen.
pub(super) fn sentence(sheet: &Sheet<'_>) -> Option<String> {
    if sheet.moves.is_empty() {
        return None;
    }
    if let Some((_, refusal)) = &sheet.refused {
        return Some(sheet.w.say(&refusal.phrase));
    }
    let on = |key: &'static str, hex: Hex| Phrase::new(key).with("hex", hex.to_string());
    if let (Some((to, _)), Choice::Goal(kind, ..)) = (touched(sheet.choice, &sheet.outlook), sheet.choice) {
        return Some(sheet.say(on("web-wolves-touch-move", to).with("piece", kind.name())));
    }
    let phrase = match (&sheet.view.step, sheet.choice) {
        (StepView::Action, Choice::Open) => Phrase::new("web-wolves-idle"),
        (StepView::Action, Choice::Wolf(kind, hex, _)) => {
            on("web-wolves-where", hex).with("piece", kind.name())
        }
        (StepView::Action, Choice::Goal(kind, hex, to)) => {
            let goal = goal(&sheet.outlook, kind, hex, to)?;
            Phrase::new("web-wolves-how-pay").with("cost", 1).with("terrain", goal.terrain.name())
        }
        (StepView::Action, Choice::Aim(action, pays)) => match action {
            Action::Howl(hex) => on("web-wolves-howl-how", hex),
            Action::Lair(hex) => on("web-wolves-lair-how", hex),
            Action::Den(hex) if pays.is_some() || count_of_ways(sheet, action) == 1 => {
                on("web-wolves-den-track", hex)
            }
            Action::Den(hex) => on("web-wolves-den-how", hex),
            Action::Dominate(hex, _) => {
                on("web-wolves-dominate-how", hex).with("piece", target(sheet, action)?.name())
            }
            Action::Move(_) => return None,
        },
        (StepView::Action, Choice::Means(means)) => {
            let uses = uses(&sheet.outlook, means)?;
            Phrase::new("web-wolves-pays-for")
                .with("tile", means_name(sheet, means))
                .with("hexes", uses.hexes.len())
                .with("actions", uses.actions.len())
        }
        (StepView::Action, Choice::MeansTo(_, hex)) => on("web-wolves-which-wolf", hex),
        _ => return None,
    };
    Some(sheet.say(phrase))
}

/// How what is chosen can be paid, while that is what is open.
pub(super) fn ways(sheet: &Sheet<'_>) -> Option<Markup> {
    let outlook = &sheet.outlook;
    match sheet.choice {
        Choice::Goal(kind, hex, to) => {
            let goal = goal(outlook, kind, hex, to)?;
            let ways = ways_of(fare(outlook, goal.terrain));
            Some(html! {
                @for way in ways { (paying(sheet, way, walk_text(outlook, kind, hex, goal, Some(way)))) }
            })
        }
        Choice::Aim(action, pays) => Some(price_card(sheet, aim(outlook, action)?, pays)),
        _ => None,
    }
}

fn count_of_ways(sheet: &Sheet<'_>, action: Action) -> usize {
    aim(&sheet.outlook, action).map_or(0, |aim| aim.payments.len())
}

/// The piece that an action aims at.
fn target(sheet: &Sheet<'_>, action: Action) -> Option<Piece> {
    let Action::Dominate(hex, kind) = action else { return None };
    let pieces = &sheet.view.hex(hex)?.pieces;
    let found = pieces.iter().find(|piece| piece.seat != sheet.view.active && piece.piece.kind == kind);
    found.map(|piece| piece.piece)
}

/// A tile by what it shows and what it will show; or a token.
fn means_name(sheet: &Sheet<'_>, means: Means) -> Phrase {
    let tile = sheet
        .view
        .active_player()
        .and_then(|player| player.tiles.iter().find(|tile| tile.tile == means.id()));
    match tile {
        Some(tile) if tile.shown == tile.hidden => Phrase::new("web-wolves-home-tile"),
        Some(tile) => {
            Phrase::new("web-wolves-tile").with("shown", tile.shown.name()).with("hidden", tile.hidden.name())
        }
        None => Phrase::new("web-wolves-a-token"),
    }
}

/// A line of small facts below the prompt's sentence.
pub(super) fn facts(sheet: &Sheet<'_>) -> Option<Markup> {
    // The rule's own words stand below the reason.
    if let Some((_, refusal)) = &sheet.refused {
        return Some(
            html! { (rule(&sheet.w, refusal.rule)) " " (rule_text(sheet.w.lang, refusal.rule).unwrap_or_default()) },
        );
    }
    let left = sheet.view.actions;
    let more = match (&sheet.view.step, sheet.choice) {
        (StepView::Draft | StepView::Over, _) => return None,
        _ if sheet.moves.is_empty() => None,
        (StepView::Action, Choice::Open) => Some(possible(sheet)),
        (StepView::Action, Choice::Act(Verb::Move)) => Some(Phrase::new("web-wolves-which-terrain")),
        (StepView::Action, Choice::Act(_)) => Some(Phrase::new("web-wolves-which-hex")),
        (StepView::Action, Choice::Wolf(kind, hex, _)) => {
            let hexes = walker(&sheet.outlook, kind, hex).map_or(0, |walker| walker.goals.len());
            Some(Phrase::new("web-wolves-reach").with("hexes", hexes))
        }
        (_, Choice::Goal(kind, hex, to)) if touched(sheet.choice, &sheet.outlook).is_some() => {
            let goal = goal(&sheet.outlook, kind, hex, to);
            let price =
                goal.and_then(|goal| super::targets::price(sheet, fare(&sheet.outlook, goal.terrain)));
            price.map(Phrase::verbatim)
        }
        (StepView::Action, Choice::Goal(kind, hex, to)) => {
            let pushes = goal(&sheet.outlook, kind, hex, to).and_then(|goal| goal.pushes);
            let how = if pushes.is_some() { "push" } else { "free" };
            let pushed = pushes.map_or_else(|| Phrase::verbatim(""), Piece::name);
            let words = Phrase::new("web-wolves-goes").with("piece", kind.name()).with("hex", to.to_string());
            Some(words.with("how", how).with("pushed", pushed))
        }
        (StepView::Action, Choice::Aim(action, _)) => aim(&sheet.outlook, action).map(|aim| {
            Phrase::new("web-wolves-price").with("cost", action.cost()).with("terrain", aim.terrain.name())
        }),
        _ => None,
    };
    Some(html! {
        span.tw-left aria-hidden="true" { @for _ in 0..left { i {} } }
        (sheet.say(Phrase::new("web-wolves-actions-left").with("count", left)))
        @if let Some(more) = more { " · " (sheet.say(more)) }
    })
}

/// What the signs on the map come to.
fn possible(sheet: &Sheet<'_>) -> Phrase {
    let aims = &sheet.outlook.aims;
    let sites = aims.iter().filter(|aim| aim.action.verb() == Verb::Den).count();
    Phrase::new("web-wolves-possible")
        .with("wolves", sheet.outlook.walkers.len())
        .with("targets", aims.len() - sites)
        .with("sites", sites)
}

/// The buttons beside the prompt's sentence; nothing for a reader who has nothing to decide.
pub(super) fn controls(sheet: &Sheet<'_>) -> Option<Markup> {
    if sheet.moves.is_empty() {
        return None;
    }
    if let (Some((to, moves)), Choice::Goal(kind, from, _)) =
        (touched(sheet.choice, &sheet.outlook), sheet.choice)
    {
        let words = sheet.say(Phrase::new("web-wolves-move-to").with("hex", to.to_string()));
        return Some(html! {
            div.tw-acts {
                button.btn.pri form="play" name="move" value=(moves) { (words) }
                (back(sheet, &format!("{kind} {from}")))
            }
        });
    }
    let buttons = match &sheet.view.step {
        StepView::Action => chosen(sheet),
        StepView::Pay { .. } => {
            html! { div.tw-acts { @for mv in &sheet.moves { @if let Move::Pay(way) = mv { (paying(sheet, *way, Move::Pay(*way).to_string())) } } } }
        }
        StepView::Track { .. } => {
            html! { div.tw-acts { @for mv in &sheet.moves { @if let Move::Track(track) = mv { (den(sheet, *track, Move::Track(*track).to_string())) } } } }
        }
        StepView::Wolves { moved, .. } => html! {
            div.tw-acts {
                @for walker in &sheet.outlook.walkers { (wolf(sheet, walker)) }
                (plain(sheet, Move::Stop, if *moved > 0 { "btn pri" } else { "btn tw-quiet" }, "web-wolves-stop"))
            }
        },
        StepView::End => html! {
            div.tw-acts {
                @if sheet.moves.contains(&Move::Bonus) { (bonus(sheet)) }
                (plain(sheet, Move::End, "btn pri", "web-wolves-end"))
            }
        },
        StepView::Push { .. } => {
            html! { div.tw-acts { @for mv in &sheet.moves { @if let Move::Push(hex) = mv { (to_hex(sheet, *hex)) } } } }
        }
        StepView::Draft | StepView::Prey { .. } | StepView::Over => return None,
    };
    Some(buttons)
}

/// What there is to choose beside the map, before an action is paid.
fn chosen(sheet: &Sheet<'_>) -> Markup {
    let outlook = &sheet.outlook;
    match sheet.choice {
        Choice::Wolf(kind, hex, only) => html! {
            div.tw-acts.tw-cells {
                @if let Some(walker) = walker(outlook, kind, hex) { (cells(sheet, walker, only)) }
                @if aim(outlook, Action::Den(hex)).is_some() { (den_here(sheet, hex)) }
                (cancel(sheet, "web-wolves-cancel"))
            }
        },
        Choice::Goal(kind, hex, _) => html! {
            div.tw-acts {
                @if let Some(ways) = ways(sheet) { (ways) }
                (back(sheet, &format!("{kind} {hex}")))
            }
        },
        Choice::Aim(..) => html! {
            div.tw-acts {
                @if let Some(ways) = ways(sheet) { (ways) }
                (cancel(sheet, "web-wolves-cancel"))
            }
        },
        Choice::MeansTo(means, hex) => html! {
            div.tw-acts {
                @for (walker, goal) in able(sheet, hex) {
                    @let text = walk_text(outlook, walker.kind, walker.hex, goal, Some(means.alone()));
                    button.btn form="play" name="move" value=(text) { (icon(figure(walker.kind).0)) (named(sheet, walker.kind, walker.hex)) }
                }
                (back(sheet, &means.text()))
            }
        },
        Choice::Means(_) => html! { (actions(sheet)) (cancel(sheet, "web-wolves-put-back")) },
        Choice::Act(Verb::Move) => html! { (actions(sheet)) (terrains(sheet)) },
        Choice::Open | Choice::Act(_) => actions(sheet),
    }
}

/// Who can go there, the nearest first.
fn able<'a>(sheet: &'a Sheet<'_>, hex: Hex) -> Vec<(&'a Walker, &'a Goal)> {
    let walkers = sheet.outlook.walkers.iter();
    let mut able: Vec<(&Walker, &Goal)> = walkers
        .filter_map(|walker| Some((walker, walker.goals.iter().find(|goal| goal.hex == hex)?)))
        .collect();
    able.sort_by_key(|(_, goal)| goal.steps);
    able
}

/// A terrain to which the chosen wolf can go, with the number of hexes and the price: shows its hexes alone.
fn cells(sheet: &Sheet<'_>, walker: &Walker, only: Option<Terrain>) -> Markup {
    html! {
        @for terrain in Terrain::ALL {
            @let count = walker.goals.iter().filter(|goal| goal.terrain == terrain).count();
            @if count > 0 {
                @let on = only == Some(terrain);
                @let price = super::targets::price(sheet, fare(&sheet.outlook, terrain)).unwrap_or_default();
                @let wolf = format!("{} {}", walker.kind, walker.hex);
                @let text = if on { wolf } else { format!("{wolf} {terrain}") };
                a.btn.on[on] href=(routes::choose(sheet.scene.code, &text)) data-live aria-current=[on.then_some("true")] {
                    span { (swatch(terrain)) (sheet.terrain(terrain)) " " small.tw-n { (count) } }
                    small { (price) }
                }
            }
        }
    }
}

fn den_here(sheet: &Sheet<'_>, hex: Hex) -> Markup {
    html! {
        a.btn href=(routes::choose(sheet.scene.code, &format!("den {hex}"))) data-live {
            (icon(figure(Kind::Den).0)) (sheet.t("web-wolves-den-here"))
        }
    }
}

/// How an action can be paid; of a den also from which track it comes, once that is all that is open.
fn price_card(sheet: &Sheet<'_>, aim: &Aim, pays: Option<Payment>) -> Markup {
    let only = if let [only] = aim.payments[..] { Some(only) } else { None };
    let tracks = open_tracks(sheet, aim);
    html! {
        @match (pays.or(only), tracks.len()) {
            (Some(pays), 2..) => {
                @for track in tracks { (den(sheet, track, aim_text(aim, pays, Some(track)))) }
            }
            (None, 2..) => {
                @for way in ways_of(&aim.payments) {
                    a.btn.tw-pay href=(routes::choose(sheet.scene.code, &format!("{} pay {way}", aim.action))) data-live {
                        (super::actions::pay_inside(sheet, way))
                    }
                }
            }
            (_, _) => { @for way in ways_of(&aim.payments) { (paying(sheet, way, aim_text(aim, way, None))) } }
        }
    }
}

/// The tracks from which a den could come, where the action takes one.
fn open_tracks(sheet: &Sheet<'_>, aim: &Aim) -> Vec<wolves::tracks::Track> {
    if aim.becomes != Kind::Den {
        return Vec::new();
    }
    let tracks = sheet.view.active_player().map(|player| player.tracks.as_slice()).unwrap_or_default();
    tracks.iter().filter(|track| track.taken < wolves::tracks::DENS).map(|track| track.track).collect()
}

fn wolf(sheet: &Sheet<'_>, walker: &Walker) -> Markup {
    let on = matches!(sheet.choice, Choice::Wolf(kind, hex, _) if (kind, hex) == (walker.kind, walker.hex));
    let text = format!("{} {}", walker.kind, walker.hex);
    html! {
        a.btn.on[on] href=(routes::choose(sheet.scene.code, &text)) data-live aria-current=[on.then_some("true")] {
            (icon(figure(walker.kind).0)) (named(sheet, walker.kind, walker.hex))
        }
    }
}

/// A wolf by its kind and hex.
fn named(sheet: &Sheet<'_>, kind: Kind, hex: Hex) -> String {
    sheet.say(Phrase::new("web-wolves-wolf-on").with("piece", kind.name()).with("hex", hex.to_string()))
}

fn to_hex(sheet: &Sheet<'_>, hex: Hex) -> Markup {
    let mv = Move::Push(hex);
    let terrain = sheet.game.map.terrain(hex);
    html! {
        button.btn form="play" name="move" value=(mv) aria-label=(sheet.say(sheet.game.label(&sheet.view, mv))) {
            @if let Some(terrain) = terrain { (swatch(terrain)) } (hex)
        }
    }
}

/// Lets go of what is chosen.
fn cancel(sheet: &Sheet<'_>, key: &'static str) -> Markup {
    html! { a.btn.ghost.tw-cancel href=(routes::table(sheet.scene.code, "")) data-live data-clear { (sheet.t(key)) } }
}

/// Back to the choice before.
fn back(sheet: &Sheet<'_>, chosen: &str) -> Markup {
    html! {
        a.btn.ghost.tw-cancel href=(routes::choose(sheet.scene.code, chosen)) data-live data-clear { (sheet.t("web-wolves-cancel")) }
    }
}
