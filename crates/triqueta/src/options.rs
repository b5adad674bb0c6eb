//! What can be chosen before a game.

use table::options::{HOUSE_READINGS, chosen_first};
use table::{Choices, Item, Menu, Phrase, Problem, Seat};

use crate::game::INFO;

/// Who holds the start rock when the game is over (TQ13: the sheet is silent, so players may choose).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum LastRock {
    /// It stays with the player who started round four.
    Starter,
    /// It goes to the player who took the last row of round four.
    LastRow,
}

/// Which rules are in play.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Triqueta alone.
    Base,
    /// With Hidden Wolves, three to five players.
    HiddenWolves,
    /// With Hidden Wolves, two players: tokens are drawn in pairs.
    HiddenWolvesForTwo,
}

impl Variant {
    /// Whether shadow tokens take part.
    #[inline]
    #[must_use]
    pub const fn has_shadows(self) -> bool {
        !matches!(self, Self::Base)
    }
}

/// The options of one game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Which rules are in play.
    pub variant: Variant,
    /// Who holds the rock at the end.
    pub last_rock: LastRock,
    /// Who starts; `None` leaves it to chance.
    pub first: Option<Seat>,
}

const HIDDEN_WOLVES: &str = "hidden-wolves";
const ROCK: &str = "rock";
const STARTER: &str = "starter";
const LAST_ROW: &str = "last-row";

/// All options.
pub(crate) fn menu(choices: &Choices) -> Menu {
    let items = vec![
        Item::switch(HIDDEN_WOLVES, false),
        Item::first_player(choices.players),
        Item::one_of(INFO.id, ROCK, &[STARTER, LAST_ROW]).in_group(HOUSE_READINGS).for_rule("TQ13"),
    ];
    Menu { items, presets: Vec::new() }
}

/// Reads settled choices.
pub(crate) fn read(choices: &Choices) -> Result<Options, Problem> {
    let players = choices.players;
    if !INFO.players.contains(&players) {
        let phrase = Phrase::new("table-problem-players")
            .with("players", players)
            .with("least", *INFO.players.start())
            .with("most", *INFO.players.end());
        return Err(Problem::new("players", phrase));
    }
    let variant = match (choices.is_on(HIDDEN_WOLVES), players) {
        (false, _) => Variant::Base,
        (true, 2) => Variant::HiddenWolvesForTwo,
        (true, _) => Variant::HiddenWolves,
    };
    let last_rock = if choices.get(ROCK) == LAST_ROW { LastRock::LastRow } else { LastRock::Starter };
    Ok(Options { players, variant, last_rock, first: chosen_first(choices) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(choices: &Choices) -> Result<Options, Problem> {
        read(&menu(choices).settle(choices)?)
    }

    /// TQ13: the rock after round four is an option; TQ30: two players with Hidden Wolves draw in pairs.
    #[test]
    fn options_are_read() {
        let plain = settled(&Choices::new(3)).unwrap();
        let base = Options { players: 3, variant: Variant::Base, last_rock: LastRock::Starter, first: None };
        assert_eq!(plain, base);
        let all = Choices::new(2).with("hidden-wolves", "on").with("rock", "last-row").with("first", "2");
        let two = Options {
            players: 2,
            variant: Variant::HiddenWolvesForTwo,
            last_rock: LastRock::LastRow,
            first: Seat::new(2),
        };
        assert_eq!(settled(&all), Ok(two));
        let five = settled(&Choices::new(5).with("hidden-wolves", "on")).unwrap();
        assert_eq!(five.variant, Variant::HiddenWolves);
    }

    #[test]
    fn wrong_choices_are_explained() {
        for players in [0, 1, 6, 255] {
            assert_eq!(settled(&Choices::new(players)).unwrap_err().option, "players");
        }
        assert_eq!(settled(&Choices::new(3).with("first", "4")).unwrap_err().option, "first");
        assert_eq!(settled(&Choices::new(3).with("rock", "box")).unwrap_err().option, "rock");
    }
}
