//! What is worth knowing of a move besides its name, for those who do not see the map.

use table::{Phrase, Viewer};

use crate::game::Wolves;
use crate::hex::Hex;
use crate::moves::{Action, Move};
use crate::outlook::Outlook;
use crate::spoken::{Ear, board_name};
use crate::view::View;

/// So many hexes are named; of more, their number.
const FEW_HEXES: usize = 6;

/// What is worth knowing of each of these moves.
pub fn remarks(game: &Wolves, view: &View, outlook: &Outlook, moves: &[Move]) -> Vec<Option<Phrase>> {
    let ear = Ear::new(game, view, view.active.map_or(Viewer::Public, Viewer::Seat));
    moves.iter().map(|mv| remark(game, &ear, outlook, *mv)).collect()
}

fn remark(game: &Wolves, ear: &Ear<'_>, outlook: &Outlook, mv: Move) -> Option<Phrase> {
    match mv {
        Move::Draft(hex) => beside(ear, hex),
        Move::Act(Action::Move(terrain)) => {
            let goals = outlook.walkers.iter().flat_map(|walker| &walker.goals);
            let mut hexes: Vec<Hex> =
                goals.filter(|goal| goal.terrain == terrain).map(|goal| goal.hex).collect();
            hexes.sort_unstable();
            hexes.dedup();
            Some(reach(&hexes))
        }
        Move::Act(Action::Howl(_) | Action::Dominate(..)) => {
            let aim = outlook.aims.iter().find(|aim| Move::Act(aim.action) == mv)?;
            Some(Phrase::new("wolves-remark-becomes").with("piece", aim.becomes.name()))
        }
        Move::Act(Action::Den(hex) | Action::Lair(hex)) => {
            let shore = if game.map.shore.contains(hex) { "yes" } else { "no" };
            Some(
                Phrase::new("wolves-remark-place")
                    .with("board", board_name(hex.board()))
                    .with("shore", shore),
            )
        }
        Move::Walk { kind, from, to } => {
            let walker = outlook.walkers.iter().find(|walker| (walker.kind, walker.hex) == (kind, from))?;
            let goal = walker.goals.iter().find(|goal| goal.hex == to)?;
            let things = ear.worth_beside(to);
            let phrase = Phrase::new("wolves-remark-walk").with("terrain", goal.terrain.name());
            Some(phrase.with("steps", goal.steps).with("count", things.len()).with("things", things))
        }
        Move::Push(hex) => beside(ear, hex),
        Move::Pay(_) | Move::Track(_) | Move::Stop | Move::Prey(_) | Move::Bonus | Move::End => None,
    }
}

fn reach(hexes: &[Hex]) -> Phrase {
    match hexes.len() {
        0 => Phrase::new("wolves-remark-reach-none"),
        count if count > FEW_HEXES => Phrase::new("wolves-remark-reach-many").with("count", count),
        _ => {
            let names: Vec<Phrase> = hexes.iter().map(|hex| Phrase::verbatim(hex.to_string())).collect();
            Phrase::new("wolves-remark-reach").with("hexes", names)
        }
    }
}

fn beside(ear: &Ear<'_>, hex: Hex) -> Option<Phrase> {
    let things = ear.worth_beside(hex);
    (!things.is_empty()).then(|| Phrase::new("wolves-remark-beside").with("things", things))
}
