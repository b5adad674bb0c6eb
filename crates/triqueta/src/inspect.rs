//! Reading a position: for programs that weigh a moment whose every token is known, such as a world that was
//! dealt anew. Nothing here changes anything.

use table::Seat;

use crate::animal::{Animal, Back};
use crate::game::Triqueta;
use crate::moves::Row;
use crate::position::{Position, Step, Way};
use crate::tally::Tally;
use crate::tower::{COLUMNS, Column, LIGHT, LIGHT_LEVELS, SHADOW, Slot};

impl Position {
    /// What has to be decided.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The round, 0 to 3.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Where the first of two light tokens went this turn.
    #[must_use]
    pub const fn used(&self) -> Option<Way> {
        self.used
    }

    /// The animals face up before a seat.
    #[must_use]
    pub const fn held(&self, seat: Seat) -> Tally {
        self.animals[seat.index()]
    }

    /// The animals face down before a seat, by their back.
    #[must_use]
    pub fn hidden(&self, seat: Seat, back: Back) -> Tally {
        let animal = |slot| self.tokens.animal(slot);
        match back {
            Back::Light => self.light(seat).map(animal).collect(),
            Back::Shadow => self.shadows(seat).map(animal).collect(),
        }
    }

    /// How many tokens with this back lie face down before a seat.
    #[must_use]
    pub fn face_down_count(&self, seat: Seat, back: Back) -> usize {
        match back {
            Back::Light => self.light(seat).len(),
            Back::Shadow => self.shadows(seat).count(),
        }
    }

    /// Whether the seat has not taken a row yet this round.
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.took(seat).is_none()
    }

    /// Who holds the start rock.
    #[must_use]
    pub const fn rock(&self) -> Seat {
        self.rock
    }

    /// The tokens drawn and not decided yet: their backs and faces.
    pub fn in_hand(&self) -> impl Iterator<Item = (Back, Animal)> {
        self.drawn.items().iter().map(|&slot| (Slot(slot).back(), self.tokens.animal(Slot(slot))))
    }
}

impl Triqueta {
    /// The rows still there with what lies in them.
    pub fn open_rows(&self, position: &Position) -> impl Iterator<Item = (Row, Tally)> {
        let there = position.rows;
        let rows = Row::all(self.options.players).filter(move |row| there >> row.index() & 1 == 1);
        rows.map(|row| (row, position.row_tally(row)))
    }

    /// What a seat's face-up animals, tree tiles and rock score now.
    #[must_use]
    pub fn points(&self, position: &Position, seat: Seat) -> i16 {
        self.total(position, seat)
    }

    /// How many light and shadow tokens are left in a column of the open tower; none after the last round.
    #[must_use]
    pub fn column(&self, position: &Position, column: Column) -> [u8; 2] {
        if matches!(position.step, Step::Final | Step::Over) {
            return [0, 0];
        }
        let left = self.column_left(position, column);
        let light = LIGHT_LEVELS.saturating_sub(position.gone[column.index()]);
        [light, left.saturating_sub(light)]
    }

    /// How many light and shadow tokens are left in the open tower.
    #[must_use]
    pub fn left(&self, position: &Position) -> [u8; 2] {
        let gone = position.gone.iter().map(|&gone| gone.min(LIGHT_LEVELS)).sum::<u8>();
        let light = LIGHT_LEVELS * COLUMNS - gone;
        match position.step {
            Step::Final | Step::Over => [0, 0],
            _ => [light, self.tower_left(position).saturating_sub(light)],
        }
    }

    /// The light and the shadow tokens whose faces a seat has not seen, wherever they are.
    #[must_use]
    pub fn unseen_by(&self, position: &Position, seat: Seat) -> [Tally; 2] {
        let shadows = if self.options.variant.has_shadows() { SHADOW } else { 0 };
        [0..LIGHT, LIGHT..LIGHT + shadows].map(|places| {
            let slots = places.map(|slot| Slot(slot as u8));
            let unseen = slots.filter(|&slot| !position.tokens.seen_by(slot).contains(seat));
            unseen.map(|slot| position.tokens.animal(slot)).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Chance, Choices, Game, Quick, Viewer};

    /// What is read agrees with what a viewer who sees everything is shown.
    #[test]
    fn reading_agrees_with_the_view() {
        let mut chance = Quick::new(11);
        for (players, wolves) in [(2, "off"), (3, "off"), (2, "on"), (4, "on")] {
            let choices = Choices::new(players).with("hidden-wolves", wolves);
            let options = Triqueta::options(&Triqueta::menu(&choices).settle(&choices).unwrap()).unwrap();
            let deal = Triqueta::deal(&options, &mut chance);
            let (game, mut position) = Triqueta::start(&options, &deal).unwrap();
            let mut moves = vec![];
            loop {
                compare(&game, &position);
                game.legal_moves(&position, &mut moves);
                let Some(mv) = chance.pick(&moves) else { break };
                game.advance(&mut position, mv);
            }
        }
    }

    fn compare(game: &Triqueta, position: &Position) {
        let view = game.view(position, Viewer::All);
        let left = game.left(position);
        assert_eq!(usize::from(left[0] + left[1]), view.left());
        let columns: [[u8; 2]; 5] = std::array::from_fn(|index| {
            let column = Column::all().nth(index).unwrap();
            game.column(position, column)
        });
        assert_eq!([0, 1].map(|back| columns.iter().map(|column| column[back]).sum::<u8>()), left);
        for (row, tally) in game.open_rows(position) {
            assert_eq!(view.row(row).unwrap().tokens.iter().copied().collect::<Tally>(), tally);
        }
        for seat in Seat::all(game.seats()) {
            let seen = view.seat(seat).unwrap();
            let faces = |tokens: &[crate::Token]| tokens.iter().filter_map(|token| token.face).collect();
            assert_eq!(position.hidden(seat, Back::Light), faces(&seen.light));
            assert_eq!(position.hidden(seat, Back::Shadow), faces(&seen.shadow));
            assert_eq!((game.points(position, seat), position.rock() == seat), (seen.points, seen.rock));
            let known = game.view(position, Viewer::Seat(seat)).animals;
            let unseen = game.unseen_by(position, seat);
            for animal in known {
                let count = unseen[0].count(animal.animal) + unseen[1].count(animal.animal);
                assert_eq!(count, animal.tokens - animal.known);
            }
        }
    }
}
