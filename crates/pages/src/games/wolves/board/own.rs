//! A player's own board: tiles, tokens, tracks and what they are worth.

use maud::{Markup, html};
use table::Phrase;
use wolves::terrain::Terrain;
use wolves::tiles::{Payment, Tile};
use wolves::tracks::Bonus;
use wolves::view::{PlayerView, StepView, TileView, TrackView};

use super::actions::{token, track_name, track_sign};
use super::choice::{Choice, Means, aim, clicked, fare, fixed, goal, uses};
use super::tiles::tile;
use super::{Stage, badge, colour};
use crate::icons::{icon, icon_as};
use crate::parts::draft::settled;
use crate::routes;
use wolves::Move;

/// The board of one player.
pub(super) fn own(stage: &Stage<'_>, player: &PlayerView) -> Markup {
    html! {
        div class={ "tw-me " (colour(player.pack)) } {
            (who(stage, player))
            div.tw-tiles #tw-tiles {
                p.lab {
                    (stage.t("web-wolves-tiles"))
                    // While the packs are placed nothing is paid: the tiles are no buttons yet.
                    @if !matches!(stage.view.step, StepView::Draft) { " " em { (stage.t("web-wolves-tiles-about")) } }
                }
                ul data-key="t" {
                    @for tile in &player.tiles { (one_tile(stage, player, tile)) }
                    li.tw-tok.pays[may_pay(stage, player, Means::Token, None)] { (token_asks(stage, player, Bonus::Terrain, token_inside(stage, player))) }
                }
            }
            (settled("div", "tw-trks", (player.seat, &player.tracks), || tracks(stage, player)))
            (points(stage, player))
        }
    }
}

/// The bonus terrain tokens beside the tiles: they pay like one.
fn token_inside(stage: &Stage<'_>, player: &PlayerView) -> Markup {
    let name = Phrase::new("web-wolves-terrain-tokens").with("count", player.terrain_tokens);
    html! {
        (icon_as(token(Bonus::Terrain), "big")) span aria-hidden="true" { "× " (player.terrain_tokens) } span.sr { (stage.say(name)) }
        @if may_pay(stage, player, Means::Token, None) { em.py { (stage.t("web-wolves-pays")) } }
    }
}

fn who(stage: &Stage<'_>, player: &PlayerView) -> Markup {
    let name = stage.say(Phrase::new("web-wolves-pack").with("pack", player.pack.name()));
    let you = stage.me() == Some(player.seat);
    let tokens = |bonus: Bonus, key: &'static str, count: u8| {
        let name = stage.say(Phrase::new(key).with("count", count));
        let pays = bonus == Bonus::Terrain && may_pay(stage, player, Means::Token, None);
        let inside = html! {
            (icon_as(token(bonus), "big")) b aria-hidden="true" { (count) } span.sr { (name) }
            @if pays { em.py { (stage.t("web-wolves-pays")) } }
        };
        html! { span title=(name) { (token_asks(stage, player, bonus, inside)) } }
    };
    html! {
        div.tw-who #tw-who {
            (badge(stage, player.pack, ""))
            div { b { (name) } small { @if you { (stage.t("web-wolves-you")) } @else { (stage.w.name(player.seat)) } } }
            div.tw-vp { b data-tally { (player.total) } small { (stage.t("web-wolves-vp")) } }
            div.tw-toks {
                (tokens(Bonus::Terrain, "web-wolves-terrain-tokens", player.terrain_tokens))
                (tokens(Bonus::Action, "web-wolves-action-tokens", player.action_tokens))
            }
        }
    }
}

/// Whether this may pay for what is asked now of this player: the chosen way to pay, and any while that is open.
fn may_pay(stage: &Stage<'_>, player: &PlayerView, means: Means, shown: Option<Terrain>) -> bool {
    if stage.view.active != Some(player.seat) {
        return false;
    }
    let outlook = &stage.outlook;
    let ways = match (&stage.view.step, stage.choice) {
        // Everybody sees which terrain is asked for.
        (StepView::Pay { terrain: Some(asked), .. }, _) if shown == Some(*asked) => return true,
        (StepView::Pay { .. }, _) => stage.moves.iter().filter_map(paid_by).collect(),
        (_, Choice::Goal(kind, hex, to)) => match goal(outlook, kind, hex, to).map(|goal| goal.terrain) {
            Some(terrain) => match clicked(outlook, terrain) {
                Some(settled) => settled.into_iter().collect(),
                None => fare(outlook, terrain).to_vec(),
            },
            None => Vec::new(),
        },
        (_, Choice::Aim(action, pays)) => match aim(outlook, action) {
            Some(aim) => fixed(aim, pays).map_or_else(|| aim.payments.clone(), |settled| vec![settled]),
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    let own = means.alone();
    ways.iter().any(|way| way.tiles & own.tiles != 0 || way.tokens > 0 && own.tokens > 0)
}

/// How a move pays.
const fn paid_by(mv: &Move) -> Option<Payment> {
    if let Move::Pay(way) = mv { Some(*way) } else { None }
}

/// A tile: pressing it shows what it could pay for.
fn one_tile(stage: &Stage<'_>, player: &PlayerView, view: &TileView) -> Markup {
    let means = Tile::all().find(|tile| tile.id() == view.tile).map(Means::Tile);
    let pays = means.is_some_and(|means| may_pay(stage, player, means, Some(view.shown)));
    let inside = html! {
        (tile(Some(format!("tw-t{}-{}", player.seat, view.tile.replace('/', "-"))), view.shown, view.hidden))
        span { (stage.terrain(view.shown)) span.sr { " / " (stage.terrain(view.hidden)) } }
        @if pays { em.py { (stage.t("web-wolves-pays")) } } @else if view.tile == "home" { em { (stage.t("web-wolves-home")) } }
    };
    html! {
        li.pays[pays] title={ (stage.terrain(view.shown)) " / " (stage.terrain(view.hidden)) } { (asks(stage, player, means, inside)) }
    }
}

/// What it is, or a link that asks what it could pay for; while that is asked, a button that pays.
fn asks(stage: &Stage<'_>, player: &PlayerView, means: Option<Means>, inside: Markup) -> Markup {
    let mine = stage.view.active == Some(player.seat);
    let pays = means.map(|means| Move::Pay(means.alone())).filter(|pays| stage.moves.contains(pays));
    if let Some(pays) = pays.filter(|_| mine) {
        // The first touch of a finger says what it takes.
        let first = routes::choose(stage.scene.code, &pays.to_string());
        let first = (stage.choice != Choice::Once(pays)).then_some(first);
        return html! {
            button.tw-use.on[first.is_none()] form="play" name="move" value=(pays) data-first=[first] { (inside) }
        };
    }
    let Some(means) = means.filter(|means| mine && uses(&stage.outlook, *means).is_some()) else {
        return html! { (inside) };
    };
    let on = matches!(stage.choice, Choice::Means(other) | Choice::MeansTo(other, _) if other == means);
    let href = if on { stage.bare() } else { routes::choose(stage.scene.code, &means.text()) };
    html! { a.tw-use.on[on] href=(href) data-live aria-current=[on.then_some("true")] { (inside) } }
}

/// Tokens: what one could pay for; of which there are none, why they cannot be used.
fn token_asks(stage: &Stage<'_>, player: &PlayerView, bonus: Bonus, inside: Markup) -> Markup {
    let (count, why) = match bonus {
        Bonus::Terrain => (player.terrain_tokens, Means::Token.text()),
        Bonus::Action => (player.action_tokens, Move::Bonus.to_string()),
    };
    if count == 0 && stage.view.active == Some(player.seat) && !stage.moves.is_empty() {
        return html! { a.tw-use href={ "?why=" (why) } data-live data-keep { (inside) } };
    }
    asks(stage, player, (bonus == Bonus::Terrain).then_some(Means::Token), inside)
}

/// The tracks.
fn tracks(stage: &Stage<'_>, player: &PlayerView) -> Markup {
    html! {
        div.tw-trks #tw-trks {
            p.lab { (stage.t("web-wolves-attributes")) }
            @for track in &player.tracks { (attribute(stage, track)) }
        }
    }
}

/// Values under dens: those gone, the current one, and those that are still covered with what they bring.
fn attribute(stage: &Stage<'_>, view: &TrackView) -> Markup {
    let taken = usize::from(view.taken);
    html! {
        div.tw-trk {
            span.tw-tn { (icon(track_sign(view.track))) (stage.t(track_name(view.track))) }
            span.tw-slots role="img" tabindex="0" title=(track_words(stage, view)) {
                @for (place, value) in view.values.iter().enumerate() {
                    i class=(slot(place, taken)) {
                        (value)
                        @if let Some(vp) = view.vp.get(place).filter(|vp| **vp > 0) { small { (vp) } }
                        @if let Some(bonus) = place.checked_sub(1).and_then(|den| *view.bonuses.get(den)?).filter(|_| place > taken) {
                            u { (icon(token(bonus))) }
                        }
                    }
                }
            }
        }
    }
}

/// A track in words: its value now, and what each den that leaves it brings.
fn track_words(stage: &Stage<'_>, view: &TrackView) -> String {
    let taken = usize::from(view.taken);
    let name = stage.t(track_name(view.track));
    let mut words =
        vec![stage.say(Phrase::new("web-wolves-track-now").with("track", name).with("value", view.value))];
    for (place, value) in view.values.iter().enumerate().skip(taken + 1) {
        let bonus = match place.checked_sub(1).and_then(|den| *view.bonuses.get(den)?) {
            Some(Bonus::Terrain) => "terrain",
            Some(Bonus::Action) => "action",
            None => "none",
        };
        let vp = view.vp.get(place).copied().unwrap_or_default();
        let next = Phrase::new("web-wolves-track-next").with("value", *value).with("bonus", bonus);
        words.push(stage.say(next.with("vp", vp)));
    }
    words.join("; ")
}

fn slot(place: usize, taken: usize) -> &'static str {
    match place.cmp(&taken) {
        std::cmp::Ordering::Less => "tw-sl done",
        std::cmp::Ordering::Equal => "tw-sl cur",
        std::cmp::Ordering::Greater => "tw-sl",
    }
}

/// A row of points in words.
fn points_words(stage: &Stage<'_>, key: &'static str, worth: &[u8], taken: usize) -> String {
    let now = worth.get(taken).copied().unwrap_or_default();
    let next: Vec<String> = worth.iter().skip(taken + 1).map(u8::to_string).collect();
    let words = Phrase::new("web-wolves-points-words").with("name", stage.t(key)).with("vp", now);
    stage.say(words.with("left", next.len()).with("next", next.join(", ")))
}

/// Lairs, prey and wolves, each as a row of points.
fn points(stage: &Stage<'_>, player: &PlayerView) -> Markup {
    let lairs = player.lairs_vp.len().saturating_sub(1).saturating_sub(player.lairs_left.into());
    // The track of the wolves shows the highest number that is uncovered.
    let wolves = player.waiting.iter().rposition(Option::is_none).map_or(0, |place| place + 1);
    let row = |symbol: &str, key: &'static str, worth: &[u8], taken: usize| {
        html! {
            div.tw-trk {
                span.tw-tn { (icon(symbol)) (stage.t(key)) }
                span.tw-slots role="img" tabindex="0" title=(points_words(stage, key, worth, taken)) {
                    @for (place, vp) in worth.iter().enumerate() { i class=(slot(place, taken)) { (vp) } }
                }
            }
        }
    };
    let regions = player.score.iter().find(|line| line.category == "regions").map_or(0, |line| line.points);
    let prey = player.prey.len();
    let rows = [
        ("lair", "wolves-score-lairs", &player.lairs_vp[..], lairs),
        ("prey-deer", "wolves-score-prey", &player.prey_vp[..], prey),
        ("pack", "wolves-score-wolves", &player.wolves_vp[..], wolves),
    ];
    settled("div", "tw-vps", (player.seat, regions, rows), || {
        html! {
            div.tw-trks.tw-two #tw-vps {
                p.lab {
                    (stage.t("web-wolves-points")) " "
                    em { (stage.say(Phrase::new("web-wolves-region-points").with("vp", regions))) }
                }
                @for (symbol, key, worth, taken) in rows { (row(symbol, key, worth, taken)) }
            }
        }
    })
}
