//! The reader's moves, with what each would do as far as the reader can know it.

use hound::outlook::Then;
use hound::view::Preview;
use hound::{Hound, Move, View};
use table::Seen;

use crate::boards::Scene;

/// Something that the reader may do now.
pub(super) struct Choice {
    /// The move.
    pub(super) mv: Move,
    /// Its text.
    pub(super) text: String,
    /// Its name.
    pub(super) label: String,
    /// What the animals would do; `None` when that depends on something hidden.
    pub(super) preview: Option<Preview>,
    /// What would come of it when the next turn begins.
    pub(super) then: Vec<Then>,
}

/// The reader's moves, in the order of the list.
pub(super) fn choices(scene: &Scene<'_>, seen: &Seen<Hound>, view: &View) -> Vec<Choice> {
    let outlook = if scene.decides() { seen.outlook() } else { None };
    let choice = |legal: table::LegalMove| {
        let mv = Move::parse(&legal.text)?;
        let preview = view.previews.iter().find(|preview| preview.mv == mv).cloned();
        let then = outlook.as_ref().map(|outlook| outlook.then(mv).to_vec()).unwrap_or_default();
        Some(Choice { mv, label: scene.speaker.say(&legal.label), text: legal.text, preview, then })
    };
    scene.moves().into_iter().filter_map(choice).collect()
}
