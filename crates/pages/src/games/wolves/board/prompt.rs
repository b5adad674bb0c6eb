//! The sentence of the prompt, the facts below it, and the choices that are no hexes.

use maud::{Markup, html};
use table::{Game, Phrase};
use wolves::outlook::{Aim, Walker};
use wolves::piece::{Kind, Piece};
use wolves::terrain::Terrain;
use wolves::tiles::Payment;
use wolves::tracks::Track;
use wolves::view::StepView;
use wolves::{Action, Hex, Move, Verb};

use super::actions::{actions, bare, bonus, den, pay_words, paying, plain, terrains, ways_of};
use super::choice::{
    Choice, Means, Touched, able, aim, aim_text, fare, fixed, goal, touched, uses, walk_text, walker,
};
use super::tiles::swatch;
use super::{Stage, pieces::figure};
use crate::boards::rule_facts;
use crate::icons::icon;
use crate::routes;
use crate::words::spoken;

/// What is asked, where that depends on what is chosen.
pub(super) fn sentence(stage: &Stage<'_>) -> Option<String> {
    if stage.moves.is_empty() {
        return None;
    }
    if let Some((_, refusal)) = &stage.refused {
        return Some(stage.w.say(&refusal.phrase));
    }
    let on = |key: &'static str, hex: Hex| Phrase::new(key).with("hex", hex.to_string());
    if let Some(touched) = touched(stage.choice, &stage.outlook) {
        return touched_once(stage, &touched);
    }
    let phrase = match (&stage.view.step, stage.choice) {
        (StepView::Action, Choice::Open) => Phrase::new("web-wolves-idle"),
        (StepView::Action, Choice::Act(verb)) => Phrase::new("web-wolves-act-what").with("verb", verb.word()),
        (StepView::Action, Choice::Wolf(kind, hex, _)) => {
            on("web-wolves-where", hex).with("piece", kind.name())
        }
        (StepView::Action, Choice::Goal(kind, hex, to)) => {
            let goal = goal(&stage.outlook, kind, hex, to)?;
            Phrase::new("web-wolves-how-pay").with("cost", 1).with("terrain", goal.terrain.name())
        }
        (StepView::Action, Choice::Aim(action, pays)) => match action {
            Action::Howl(hex) => on("web-wolves-howl-how", hex),
            Action::Lair(hex) => on("web-wolves-lair-how", hex),
            Action::Den(hex) if asks_track(stage, action, pays) => on("web-wolves-den-track", hex),
            Action::Den(hex) => on("web-wolves-den-how", hex),
            Action::Dominate(hex, _) => {
                let by_track = asks_track(stage, action, pays);
                let key = if by_track { "web-wolves-dominate-track" } else { "web-wolves-dominate-how" };
                on(key, hex).with("piece", target(stage, action)?.name())
            }
            Action::Move(_) => return None,
        },
        (StepView::Action, Choice::Means(means)) => {
            let uses = uses(&stage.outlook, means)?;
            Phrase::new("web-wolves-pays-for")
                .with("tile", means_name(stage, means))
                .with("hexes", uses.hexes.len())
                .with("actions", uses.actions.len())
        }
        (StepView::Action, Choice::MeansTo(_, hex)) => on("web-wolves-which-wolf", hex),
        (StepView::Wolves { terrain, moved, .. }, _) => {
            Phrase::new("web-wolves-who-goes").with("terrain", terrain.name()).with("moved", *moved)
        }
        _ => return None,
    };
    Some(stage.say(phrase))
}

/// What the next touch would do.
fn touched_once(stage: &Stage<'_>, touched: &Touched) -> Option<String> {
    let phrase = match (touched.wolf, touched.hex, stage.choice) {
        (Some((kind, _)), Some(to), _) => {
            Phrase::new("web-wolves-touch-move").with("piece", kind.name()).with("hex", to.to_string())
        }
        (_, _, Choice::Once(mv)) => {
            Phrase::new("web-wolves-touch-that").with("move", stage.game.label(&stage.view, mv))
        }
        _ => return None,
    };
    Some(stage.say(phrase))
}

/// How what is chosen can be paid, while that is what is open.
pub(super) fn ways(stage: &Stage<'_>) -> Option<Markup> {
    let outlook = &stage.outlook;
    match stage.choice {
        Choice::Goal(kind, hex, to) => {
            let goal = goal(outlook, kind, hex, to)?;
            let ways = ways_of(fare(outlook, goal.terrain));
            Some(html! {
                @for way in ways { (paying(stage, way, walk_text(outlook, kind, hex, goal, Some(way)))) }
            })
        }
        Choice::Aim(action, pays) => Some(price_card(stage, aim(outlook, action)?, pays)),
        _ => None,
    }
}

/// Whether only the track is open from which the den comes.
fn asks_track(stage: &Stage<'_>, action: Action, pays: Option<Payment>) -> bool {
    let aim = aim(&stage.outlook, action);
    aim.is_some_and(|aim| fixed(aim, pays).is_some() && open_tracks(stage, aim).len() > 1)
}

/// The piece that an action aims at.
fn target(stage: &Stage<'_>, action: Action) -> Option<Piece> {
    let Action::Dominate(hex, kind) = action else { return None };
    let pieces = &stage.view.hex(hex)?.pieces;
    let found = pieces.iter().find(|piece| piece.seat != stage.view.active && piece.piece.kind == kind);
    found.map(|piece| piece.piece)
}

/// A tile by what it shows and what it will show; or a token.
fn means_name(stage: &Stage<'_>, means: Means) -> Phrase {
    let tile = stage
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

/// What an action takes as far as that is settled, and what comes of it.
pub(super) fn foretold(stage: &Stage<'_>) -> Option<String> {
    let Choice::Aim(action, pays) = stage.choice else { return None };
    let (aim, player) = (aim(&stage.outlook, action)?, stage.view.active_player()?);
    let price =
        Phrase::new("web-wolves-price").with("cost", action.cost()).with("terrain", aim.terrain.name());
    let mut price = stage.say(price);
    // Buttons that pay say themselves what they take.
    if let Some(way) = fixed(aim, pays).filter(|_| asks_track(stage, action, pays)) {
        price = format!("{price}: {}", pay_words(stage, player, way));
    }
    let becomes = Phrase::new("web-wolves-becomes").with("kind", aim.becomes.id());
    let mut comes = vec![stage.say(becomes.with("hex", action.target()?.to_string()))];
    // TW31: building adds nothing to the moonlight board.
    let moon = &stage.view.moon;
    let next = moon.phases.iter().find(|phase| !phase.scored && !matches!(action, Action::Den(_)));
    if let Some(next) = next {
        let date = Phrase::new("web-wolves-date-of").with("date", moon.dates + 1).with("of", next.date);
        comes.push(stage.say(date));
    }
    // TW32: a lair brings a token.
    if matches!(action, Action::Lair(_)) {
        comes.push(stage.say(Phrase::new("web-wolves-terrain-tokens").with("count", 1)));
    }
    comes.extend(stage.gain(super::targets::worth(player, aim)));
    Some(format!("{price} · {}", comes.join(", ")))
}

/// A line of small facts below the prompt's sentence.
pub(super) fn facts(stage: &Stage<'_>) -> Option<Markup> {
    // The rule's own words stand below the reason.
    if let Some((_, refusal)) = &stage.refused {
        return Some(rule_facts(&stage.w, refusal.rule));
    }
    if let Some(foretold) = foretold(stage) {
        return Some(spoken(&stage.w, html! { (foretold) }));
    }
    let left = stage.view.actions;
    let touched = touched(stage.choice, &stage.outlook);
    let more = match (&stage.view.step, stage.choice) {
        (StepView::Draft | StepView::Over, _) => return None,
        _ if stage.moves.is_empty() => None,
        _ if touched.is_some() => {
            let pays = touched.and_then(|touched| super::targets::price(stage, &touched.pays));
            pays.map(Phrase::verbatim)
        }
        (StepView::Action, Choice::Open) => Some(possible(stage)),
        (StepView::Action, Choice::Act(Verb::Move)) => Some(Phrase::new("web-wolves-which-terrain")),
        (StepView::Action, Choice::Act(_)) => Some(Phrase::new("web-wolves-which-hex")),
        (StepView::Action, Choice::Wolf(kind, hex, _)) => {
            let hexes = walker(&stage.outlook, kind, hex).map_or(0, |walker| walker.goals.len());
            Some(Phrase::new("web-wolves-reach").with("hexes", hexes))
        }
        (StepView::Action, Choice::Goal(kind, hex, to)) => {
            let pushes = goal(&stage.outlook, kind, hex, to).and_then(|goal| goal.pushes);
            let how = if pushes.is_some() { "push" } else { "free" };
            let pushed = pushes.map_or_else(|| Phrase::verbatim(""), Piece::name);
            let words = Phrase::new("web-wolves-goes").with("piece", kind.name()).with("hex", to.to_string());
            Some(words.with("how", how).with("pushed", pushed))
        }
        (StepView::Wolves { moved, spread, speed, .. }, _) => Some(
            Phrase::new("web-wolves-nth")
                .with("next", moved + 1)
                .with("spread", *spread)
                .with("speed", *speed),
        ),
        _ => None,
    };
    // With something chosen there is no room for words: the dots say the same.
    let brief = left > 0 && more.is_some() && !matches!(stage.choice, Choice::Open | Choice::Act(_));
    Some(html! {
        span.tw-left aria-hidden="true" { @for _ in 0..left { i {} } }
        span.sr[brief] { (stage.say(Phrase::new("web-wolves-actions-left").with("count", left))) }
        @if let Some(more) = more { @if brief { span.sr { ": " } } @else { " · " } (stage.say(more)) }
        @if let Choice::Wolf(kind, hex, None) = stage.choice { span.sr { ". " (by_terrain(stage, kind, hex)) } }
    })
}

/// Where the chosen wolf can go, for those who hear it: the buttons beside it say the same.
fn by_terrain(stage: &Stage<'_>, kind: Kind, hex: Hex) -> String {
    let goals = walker(&stage.outlook, kind, hex).map(|walker| walker.goals.as_slice()).unwrap_or_default();
    let count = |terrain: Terrain| goals.iter().filter(|goal| goal.terrain == terrain).count();
    let counted = Terrain::ALL.into_iter().map(|terrain| (terrain, count(terrain)));
    let words = counted.filter(|(_, count)| *count > 0);
    words.map(|(terrain, count)| format!("{} {count}", stage.terrain(terrain))).collect::<Vec<_>>().join(", ")
}

/// What the signs on the map come to.
fn possible(stage: &Stage<'_>) -> Phrase {
    let aims = &stage.outlook.aims;
    let sites = aims.iter().filter(|aim| aim.action.verb() == Verb::Den).count();
    Phrase::new("web-wolves-possible")
        .with("wolves", stage.outlook.walkers.len())
        .with("targets", aims.len() - sites)
        .with("sites", sites)
}

/// The buttons beside the prompt's sentence; nothing for a reader who has nothing to decide.
pub(super) fn controls(stage: &Stage<'_>) -> Option<Markup> {
    if stage.moves.is_empty() {
        return None;
    }
    if let Some(touched) = touched(stage.choice, &stage.outlook) {
        return Some(again(stage, &touched));
    }
    let buttons = match &stage.view.step {
        StepView::Action => chosen(stage),
        StepView::Pay { .. } => {
            html! { div.tw-acts { @for mv in &stage.moves { @if let Move::Pay(way) = mv { (paying(stage, *way, Move::Pay(*way).to_string())) } } } }
        }
        StepView::Track { .. } => {
            html! { div.tw-acts { @for track in Track::ALL { @let mv = Move::Track(track); @if stage.moves.contains(&mv) { (den(stage, track, mv.to_string())) } @else { (bare(stage, track)) } } } }
        }
        StepView::Wolves { moved, .. } => html! {
            div.tw-acts {
                @for walker in &stage.outlook.walkers { (wolf(stage, walker)) }
                (plain(stage, Move::Stop, if *moved > 0 { "btn pri" } else { "btn tw-quiet" }, "web-wolves-stop"))
            }
        },
        StepView::End => html! {
            div.tw-acts {
                @if stage.moves.contains(&Move::Bonus) { (bonus(stage)) }
                (plain(stage, Move::End, "btn pri", "web-wolves-end"))
            }
        },
        StepView::Push { .. } => {
            html! { div.tw-acts { @for mv in &stage.moves { @if let Move::Push(hex) = mv { (to_hex(stage, *hex)) } } } }
        }
        StepView::Draft | StepView::Prey { .. } | StepView::Over => return None,
    };
    Some(buttons)
}

/// The button that does what the next touch would do, and the way back.
fn again(stage: &Stage<'_>, touched: &Touched) -> Markup {
    let words = match (touched.hex.filter(|_| touched.wolf.is_some()), stage.choice) {
        (Some(to), _) => stage.say(Phrase::new("web-wolves-move-to").with("hex", to.to_string())),
        (None, Choice::Once(mv)) => stage.say(stage.game.label(&stage.view, mv)),
        (None, _) => return Markup::default(),
    };
    html! {
        div.tw-acts {
            button.btn.pri form="play" name="move" value=(touched.moves) { (spoken(&stage.w, html! { (words) })) }
            @match stage.choice {
                Choice::Goal(kind, from, _) => { (back(stage, &format!("{kind} {from}"))) }
                Choice::MeansTo(means, _) => { (back(stage, &means.text())) }
                _ => { (cancel(stage, "web-wolves-cancel")) }
            }
        }
    }
}

/// What there is to choose beside the map, before an action is paid.
fn chosen(stage: &Stage<'_>) -> Markup {
    let outlook = &stage.outlook;
    match stage.choice {
        Choice::Wolf(kind, hex, only) => html! {
            div.tw-acts.tw-cells {
                @if let Some(walker) = walker(outlook, kind, hex) { (cells(stage, walker, only)) }
                @if aim(outlook, Action::Den(hex)).is_some() { (den_here(stage, hex)) }
                (cancel(stage, "web-wolves-cancel"))
            }
        },
        Choice::Goal(kind, hex, _) => html! {
            div.tw-acts {
                @if let Some(ways) = ways(stage) { (ways) }
                (back(stage, &format!("{kind} {hex}")))
            }
        },
        Choice::Aim(..) => html! {
            div.tw-acts {
                @if let Some(ways) = ways(stage) { (ways) }
                (cancel(stage, "web-wolves-cancel"))
            }
        },
        Choice::MeansTo(means, hex) => html! {
            div.tw-acts {
                @for (walker, goal) in able(outlook, hex) {
                    @let text = walk_text(outlook, walker.kind, walker.hex, goal, Some(means.alone()));
                    button.btn form="play" name="move" value=(text) { (icon(figure(walker.kind).0)) (named(stage, walker.kind, walker.hex)) }
                }
                (back(stage, &means.text()))
            }
        },
        Choice::Means(_) => html! { (actions(stage)) (cancel(stage, "web-wolves-put-back")) },
        Choice::Act(Verb::Move) => html! { (actions(stage)) (terrains(stage)) },
        Choice::Open | Choice::Act(_) | Choice::Once(_) => actions(stage),
    }
}

/// A terrain to which the chosen wolf can go, with the number of hexes and the price: shows its hexes alone.
fn cells(stage: &Stage<'_>, walker: &Walker, only: Option<Terrain>) -> Markup {
    html! {
        @for terrain in Terrain::ALL {
            @let count = walker.goals.iter().filter(|goal| goal.terrain == terrain).count();
            @if count > 0 {
                @let on = only == Some(terrain);
                @let price = super::targets::price(stage, fare(&stage.outlook, terrain)).unwrap_or_default();
                @let wolf = format!("{} {}", walker.kind, walker.hex);
                @let text = if on { wolf } else { format!("{wolf} {terrain}") };
                a.btn.on[on] href=(routes::choose(stage.scene.code, &text)) data-live aria-current=[on.then_some("true")] {
                    span { (swatch(terrain)) (stage.terrain(terrain)) " " small.tw-n { (count) } }
                    small { (price) }
                }
            }
        }
    }
}

fn den_here(stage: &Stage<'_>, hex: Hex) -> Markup {
    html! {
        a.btn.tw-site href=(routes::choose(stage.scene.code, &format!("den {hex}"))) data-live {
            (icon(figure(Kind::Den).0)) (stage.t("web-wolves-den-here"))
        }
    }
}

/// How an action can be paid; of a den also from which track it comes, once that is all that is open.
fn price_card(stage: &Stage<'_>, aim: &Aim, pays: Option<Payment>) -> Markup {
    let tracks = open_tracks(stage, aim);
    html! {
        @match (fixed(aim, pays), tracks.len()) {
            (Some(pays), 2..) => {
                @for track in Track::ALL {
                    @if tracks.contains(&track) { (den(stage, track, aim_text(aim, pays, Some(track)))) } @else { (bare(stage, track)) }
                }
            }
            (None, 2..) => {
                @for way in ways_of(&aim.payments) {
                    a.btn.tw-pay.tw-many[super::actions::is_many(way)] href=(routes::choose(stage.scene.code, &format!("{} pay {way}", aim.action))) data-live {
                        (super::actions::pay_inside(stage, way))
                    }
                }
            }
            (_, _) => { @for way in ways_of(&aim.payments) { (paying(stage, way, aim_text(aim, way, None))) } }
        }
    }
}

/// The tracks from which a den could come, where the action takes one.
fn open_tracks(stage: &Stage<'_>, aim: &Aim) -> Vec<Track> {
    if aim.becomes != Kind::Den {
        return Vec::new();
    }
    let tracks = stage.view.active_player().map(|player| player.tracks.as_slice()).unwrap_or_default();
    tracks.iter().filter(|track| track.taken < wolves::tracks::DENS).map(|track| track.track).collect()
}

fn wolf(stage: &Stage<'_>, walker: &Walker) -> Markup {
    let on = matches!(stage.choice, Choice::Wolf(kind, hex, _) if (kind, hex) == (walker.kind, walker.hex));
    let text = format!("{} {}", walker.kind, walker.hex);
    html! {
        a.btn.on[on] href=(routes::choose(stage.scene.code, &text)) data-live aria-current=[on.then_some("true")] {
            (icon(figure(walker.kind).0)) (named(stage, walker.kind, walker.hex))
        }
    }
}

/// A wolf by its kind and hex.
fn named(stage: &Stage<'_>, kind: Kind, hex: Hex) -> String {
    stage.say(Phrase::new("web-wolves-wolf-on").with("piece", kind.name()).with("hex", hex.to_string()))
}

fn to_hex(stage: &Stage<'_>, hex: Hex) -> Markup {
    let mv = Move::Push(hex);
    let terrain = stage.game.map.terrain(hex);
    html! {
        button.btn form="play" name="move" value=(mv) aria-label=(stage.say(stage.game.label(&stage.view, mv))) {
            @if let Some(terrain) = terrain { (swatch(terrain)) } (hex)
        }
    }
}

/// Lets go of what is chosen.
fn cancel(stage: &Stage<'_>, key: &'static str) -> Markup {
    html! { a.btn.ghost.tw-cancel href=(stage.bare()) data-live data-clear { (stage.t(key)) } }
}

/// Back to the choice before.
fn back(stage: &Stage<'_>, chosen: &str) -> Markup {
    html! {
        a.btn.ghost.tw-cancel href=(routes::choose(stage.scene.code, chosen)) data-live data-clear { (stage.t("web-wolves-cancel")) }
    }
}
