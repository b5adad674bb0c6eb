//! The map in words: every hex with what is on it, region by region.

use maud::{Markup, html};
use table::Phrase;
use wolves::Wolves;

use super::Stage;
use super::map::on_it;
use crate::boards::Scene;

/// What lies and stands where; `None` for other games.
pub(crate) fn regions(scene: &Scene<'_>) -> Option<Markup> {
    let stage = Stage::new(scene, scene.seen.of::<Wolves>()?);
    let mut boards: Vec<usize> = stage.view.hexes.iter().map(|view| view.hex.board()).collect();
    boards.sort_unstable();
    boards.dedup();
    Some(html! {
        @for region in boards {
            h3 { (stage.say(Phrase::new("web-wolves-board-name").with("region", region))) }
            ul.lines {
                @for view in stage.view.hexes.iter().filter(|view| view.hex.board() == region) {
                    li {
                        b { (view.hex) } ", " (stage.say(view.ground.name()))
                        @for word in on_it(&stage, view) { ", " (word) }
                    }
                }
            }
        }
    })
}
