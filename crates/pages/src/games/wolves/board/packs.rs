//! The packs in the players' panel: what everybody can see of them.

use maud::{Markup, html};
use table::Phrase;
use wolves::piece::Kind;
use wolves::tracks::LAIRS;
use wolves::view::PlayerView;

use super::pieces::{figure, prey};
use super::{Stage, colour};
use crate::boards::Player;
use crate::icons::icon;

/// The packs in turn order. Whose board is shown below the map has nothing more here than a name.
pub(super) fn packs(stage: &Stage<'_>) -> Vec<Player> {
    let seats = stage.view.players.len();
    let from = stage.view.active.unwrap_or(stage.view.first).index();
    let shown = stage.shown().filter(|_| stage.view.active.is_some()).map(|shown| shown.seat);
    let facts = Facts {
        dens: stage.t("web-wolves-dens"),
        lairs: stage.t("wolves-score-lairs"),
        prey: stage.t("wolves-score-prey"),
        terrain: stage.t("web-wolves-terrain-token"),
        action: stage.t("web-wolves-action-token"),
    };
    let vp = stage.t("web-wolves-vp");
    let players = (0..seats).filter_map(|place| stage.view.players.get((from + place) % seats));
    players
        .map(|player| Player {
            seat: player.seat,
            note: (shown != Some(player.seat)).then(|| note(stage, player)),
            points: Some(html! { (player.total) " " small { (vp) } }),
            facts: (shown != Some(player.seat)).then(|| told(stage, player, &facts)),
        })
        .collect()
}

/// The names of what is told about every pack.
struct Facts {
    dens: String,
    lairs: String,
    prey: String,
    terrain: String,
    action: String,
}

/// The pack's name and the values of its tracks.
fn note(stage: &Stage<'_>, player: &PlayerView) -> Markup {
    let value = |place: usize| player.tracks.get(place).map_or(0, |track| track.value);
    let values = Phrase::new("web-wolves-values")
        .with("spread", value(0))
        .with("speed", value(1))
        .with("howl", value(2));
    html! {
        (stage.say(player.pack.name())) " · "
        span title=(stage.say(values)) tabindex="0" role="img" { (value(0)) "-" (value(1)) "-" (value(2)) }
    }
}

fn told(stage: &Stage<'_>, player: &PlayerView, facts: &Facts) -> Markup {
    let dens: u8 = player.tracks.iter().fold(0, |sum, track| sum.saturating_add(track.taken));
    let lairs = LAIRS.saturating_sub(player.lairs_left);
    let tiles: Vec<&str> = player.tiles.iter().map(|tile| stage.terrain(tile.shown)).collect();
    let tiles = Phrase::new("web-wolves-tiles-shown").with("tiles", tiles.join(", "));
    let fact = |symbol: &str, name: &str, count: usize| {
        html! { span title=(name) { (icon(symbol)) (count) span.sr { " " (name) } } }
    };
    html! {
        div class={ "tw-or " (colour(player.pack)) } {
            span.tw-ot role="img" title=(stage.say(tiles)) {
                @for tile in &player.tiles { i class={ "tw-" (tile.shown.id()) } {} }
            }
            span.tw-os {
                (fact(figure(Kind::Den).0, &facts.dens, dens.into()))
                (fact(figure(Kind::Lair).0, &facts.lairs, lairs.into()))
                (fact(player.prey.first().map_or("prey-deer", |first| prey(*first)), &facts.prey, player.prey.len()))
                (fact("token-terrain", &facts.terrain, player.terrain_tokens.into()))
                (fact("token-action", &facts.action, player.action_tokens.into()))
            }
        }
    }
}
