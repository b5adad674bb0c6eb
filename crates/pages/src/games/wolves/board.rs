//! The board of The Wolves: the whole map as one picture with the legal moves on it, the pack's own board, and
//! the moon calendar, the regions and the packs beside it.
//!
//! Everything is drawn from the [`View`] and from what the rules foretell ([`Outlook`]); nothing is hidden in this
//! game. Every action begins at its piece or its hex: a wolf or a target that can be chosen is a link, a hex to which
//! one click moves a wolf is a button in the form that sends all moves of that decision, and any other hex is a link
//! that says why nothing can be done there. What a move would do is drawn with it and shown on hover and focus by
//! style alone.

mod actions;
mod advice;
mod choice;
mod grid;
mod land;
mod map;
pub(super) mod moment;
mod own;
mod packs;
mod pieces;
mod prompt;
mod rail;
mod signs;
mod since;
mod targets;
#[cfg(test)]
mod tests;
mod tiles;
mod touch;
mod why;

use maud::{Markup, html};
use table::{AnySeen, Game, Phrase, Refusal, Seat, Seen, Viewer};
use texts::Speaker;
use wolves::terrain::{Pack, Terrain};
use wolves::view::PlayerView;
use wolves::{Hex, Move, Outlook, View, Wolves};

use crate::boards::{Badge, Drawing, Scene};
use crate::routes;
use crate::words::Words;
use choice::Choice;
use grid::Grid;
pub(super) use signs::signs;

/// The whole drawing; `None` for another game.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let seen = scene.seen.of::<Wolves>()?;
    let (mut stage, story) = (Stage::new(scene, seen), seen.story());
    stage.refused = why::refused(&stage, seen, scene.why);
    let since = since::since(&stage, seen);
    stage.told = !since.steps.is_empty();
    let targets = targets::targets(&stage);
    let (facts, controls) = (prompt::facts(&stage), prompt::controls(&stage));
    let own = stage.shown().filter(|_| stage.view.active.is_some());
    Some(Drawing {
        class: class(&stage, own, controls.is_some(), since.shown),
        progress: Some(rail::progress(&stage)),
        board: map::board(&stage, story, &targets, &since),
        advised: scene.hints.iter().map(|hint| advice::leads(&stage, hint)).collect(),
        sentence: Some(prompt::sentence(&stage).unwrap_or_else(|| stage.say(stage.game.prompt(&stage.view)))),
        facts,
        controls,
        own: own.map(|player| own::own(&stage, player)),
        rail: Some(rail::rail(&stage, story)),
        players: packs::packs(&stage),
        numbered: since.numbered(),
        chose: stage.choice != Choice::Open,
        is_picture: true,
    })
}

/// What the style wants to know: how many play, who sits where, whose area is shown, what the prompt holds, and
/// whether it is told what happened since the last turn.
/// Styles could ask by `:has()`, but then every step makes the browser look at everything again.
fn class(stage: &Stage<'_>, own: Option<&PlayerView>, acts: bool, tells: bool) -> String {
    let mut class = format!("tw tw-p{}", stage.view.players.len());
    let chose = acts && !matches!(stage.choice, Choice::Open | Choice::Act(_));
    for (is, name) in [(acts, " tw-do"), (chose, " tw-chose"), (tells, " tw-tells")] {
        class.push_str(if is { name } else { "" });
    }
    for player in &stage.view.players {
        class.push_str(&format!(" tw-s{}{}", player.seat, player.pack.code()));
    }
    if let Some(own) = own {
        class.push_str(&format!(" tw-me-{}", own.pack.code()));
    }
    class
}

/// All that the parts of the drawing need.
struct Stage<'a> {
    scene: &'a Scene<'a>,
    w: Speaker<'a>,
    game: &'a Wolves,
    view: View,
    grid: Grid,
    /// What the reader may play.
    moves: Vec<Move>,
    /// What the reader could do, where an action or a wolf is to be chosen.
    outlook: Outlook,
    /// What the reader has chosen so far.
    choice: Choice,
    /// Whether there is something to tell of what the others did since the reader's last turn.
    told: bool,
    /// Why not, where the reader asked that, and about which hex, if it was about one.
    refused: Option<(Option<Hex>, Refusal)>,
    /// The terrains' names, by index.
    terrains: [String; 5],
    /// The packs' letters, in their order.
    letters: [String; 5],
}

impl<'a> Stage<'a> {
    fn new(scene: &'a Scene<'a>, seen: &'a Seen<Wolves>) -> Self {
        let decides = scene.decides();
        let moves = if decides { seen.legal_moves() } else { Vec::new() };
        let outlook = decides.then(|| seen.outlook()).flatten().unwrap_or_default();
        Self {
            scene,
            w: scene.speaker,
            game: seen.game(),
            view: seen.view(),
            grid: Grid::new(&seen.game().map),
            choice: Choice::read(scene.chosen, &outlook, &moves),
            told: false,
            refused: None,
            moves,
            outlook,
            terrains: Terrain::ALL.map(|terrain| scene.speaker.say(&terrain.name())),
            letters: Pack::ALL.map(|pack| scene.speaker.say(&pack.letter())),
        }
    }

    fn say(&self, phrase: Phrase) -> String {
        self.w.say(&phrase)
    }

    fn t(&self, key: &'static str) -> String {
        self.w.t(key)
    }

    fn terrain(&self, terrain: Terrain) -> &str {
        &self.terrains[terrain.index()]
    }

    fn letter(&self, pack: Pack) -> &str {
        &self.letters[pack as usize]
    }

    /// The viewer's own seat.
    fn me(&self) -> Option<Seat> {
        match self.scene.seen.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// Whose board is shown: the viewer's own, or that of the player whose turn it is.
    fn shown(&self) -> Option<&PlayerView> {
        let seat = self.me().or(self.view.active)?;
        self.view.players.get(seat.index())
    }

    /// The table with nothing chosen. Whoever has chosen something has begun: what the others did is not shown again.
    fn bare(&self) -> String {
        let code = self.scene.code;
        if self.told { routes::choose(code, since::OFF) } else { routes::table(code, "") }
    }

    /// Whether the reader has chosen nothing.
    fn is_bare(&self) -> bool {
        ["", since::OFF].contains(&self.scene.chosen)
    }

    /// So many victory points, with their sign.
    fn gain(&self, vp: u8) -> Option<String> {
        (vp > 0).then(|| self.say(Phrase::new("web-wolves-gain").with("vp", vp)))
    }
}

/// The class that gives a pack's colour.
pub(super) const fn colour(pack: Pack) -> &'static str {
    match pack {
        Pack::Forest => "pack-f",
        Pack::Rocky => "pack-r",
        Pack::Grass => "pack-g",
        Pack::Tundra => "pack-t",
        Pack::Desert => "pack-d",
    }
}

/// A pack's letter in its colour.
fn badge(stage: &Stage<'_>, pack: Pack, class: &str) -> Markup {
    html! { b class={ "bdg tw-bdg " (class) " " (colour(pack)) } aria-hidden="true" { (stage.letter(pack)) } }
}

/// The sign of a seat: its pack's; `None` for other games.
pub(super) fn seat_badge(w: &Speaker<'_>, seen: &dyn AnySeen, seat: Seat) -> Option<Badge> {
    let pack = *seen.of::<Wolves>()?.game().packs.get(seat.index())?;
    Some(Badge::new(format!("tw-bdg {}", colour(pack)), w.say(&pack.letter())))
}

/// How much more a track is worth when one more is taken from it.
fn next_worth(worth: &[u8], taken: usize) -> u8 {
    let at = |place: usize| worth.get(place).copied().unwrap_or_default();
    at(taken + 1).saturating_sub(at(taken))
}
