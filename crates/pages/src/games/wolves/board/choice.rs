//! What the reader has chosen so far: the beginning of a move's text, kept in the address.

use wolves::piece::Kind;
use wolves::{Action, Hex, Move, Verb};

/// A half-made choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Nothing is chosen.
    Open,
    /// An action, whose target is open.
    Act(Verb),
    /// The pieces on this hex are to be dominated, and there are two.
    Pair(Hex),
    /// This wolf moves; where to is open.
    Wolf(Kind, Hex),
}

impl Choice {
    /// What this text chooses among these moves; a text that fits none chooses nothing. The only wolf that can
    /// move is chosen by itself.
    pub(super) fn read(text: &str, moves: &[Move]) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let chosen = match words[..] {
            [verb] => Verb::ALL.into_iter().find(|known| known.word() == verb).map(Self::Act),
            ["dominate", hex] => Hex::parse(hex).map(Self::Pair),
            [kind, hex] => Kind::parse(kind).zip(Hex::parse(hex)).map(|(kind, hex)| Self::Wolf(kind, hex)),
            _ => None,
        };
        match chosen.filter(|chosen| moves.iter().any(|mv| chosen.leads_to(*mv))) {
            Some(Self::Pair(hex)) if pair(hex, moves).count() < 2 => Self::Act(Verb::Dominate),
            Some(chosen) => chosen,
            None => only_wolf(moves).map_or(Self::Open, |(kind, hex)| Self::Wolf(kind, hex)),
        }
    }

    /// Whether a move begins like this.
    pub(super) fn leads_to(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::Open, _) => true,
            (Self::Act(verb), Move::Act(action)) => action.verb() == verb,
            (Self::Pair(hex), Move::Act(Action::Dominate(there, _))) => there == hex,
            (Self::Wolf(kind, hex), Move::Walk { kind: other, from, .. }) => (kind, hex) == (other, from),
            _ => false,
        }
    }
}

/// The moves that dominate something on this hex.
pub(super) fn pair(hex: Hex, moves: &[Move]) -> impl Iterator<Item = Move> {
    moves.iter().copied().filter(move |mv| Choice::Pair(hex).leads_to(*mv))
}

/// The wolves that can move, each once.
pub(super) fn wolves(moves: &[Move]) -> Vec<(Kind, Hex)> {
    let mut wolves: Vec<(Kind, Hex)> = Vec::new();
    for mv in moves {
        if let Move::Walk { kind, from, .. } = *mv
            && !wolves.contains(&(kind, from))
        {
            wolves.push((kind, from));
        }
    }
    wolves
}

fn only_wolf(moves: &[Move]) -> Option<(Kind, Hex)> {
    match wolves(moves)[..] {
        [wolf] => Some(wolf),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(texts: &[&str]) -> Vec<Move> {
        texts.iter().filter_map(|text| Move::parse(text)).collect()
    }

    #[test]
    fn beginnings_of_legal_moves_are_choices() {
        let hex = |name| Hex::parse(name).expect("a hex's name");
        let actions =
            moves(&["move forest", "howl 1A", "dominate 2B wolf", "dominate 2B den", "dominate 2C den"]);
        let read = |text| Choice::read(text, &actions);
        assert_eq!(read("howl"), Choice::Act(Verb::Howl));
        assert_eq!(read("dominate 2B"), Choice::Pair(hex("2B")));
        assert_eq!(read("dominate 2C"), Choice::Act(Verb::Dominate), "there is nothing to choose");
        for nothing in ["", "lair", "how", "howl 1A", "alpha 1A", "é", "dominate 3D", "dominate  2B"] {
            assert_eq!(read(nothing), Choice::Open, "{nothing}");
        }
    }

    #[test]
    fn only_wolf_is_chosen_by_itself() {
        let hex = |name| Hex::parse(name).expect("a hex's name");
        let one = moves(&["stop", "alpha 1A 2B", "alpha 1A 2C"]);
        assert_eq!(Choice::read("", &one), Choice::Wolf(Kind::Alpha, hex("1A")));
        let two = moves(&["stop", "alpha 1A 2B", "wolf 1A 2C"]);
        assert_eq!(Choice::read("", &two), Choice::Open);
        assert_eq!(Choice::read("wolf 1A", &two), Choice::Wolf(Kind::Wolf, hex("1A")));
    }
}
