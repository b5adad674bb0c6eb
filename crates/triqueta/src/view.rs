//! All that one viewer may know.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Outcome, Seat, Viewer};

use crate::animal::{Animal, Back};
use crate::game::Triqueta;
use crate::moves::Row;
use crate::options::Variant;
use crate::position::{Position, Step, Way};
use crate::tally::Tally;
use crate::tower::{Column, LIGHT, SHADOW, Slot, TOWERS, height};
use crate::wire;

/// All that one viewer may know. Hidden faces are `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Which rules are in play.
    pub variant: Variant,
    /// The round, 1 to 4.
    pub round: u8,
    /// What has to be decided.
    pub step: Step,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// The open tower: its five columns, each from the top to the bottom.
    pub tower: Vec<Vec<Token>>,
    /// The towers that are still covered by trees, in the order in which they will be opened.
    pub covered: Vec<Vec<Vec<Token>>>,
    /// Tokens drawn and not decided yet, in the order drawn.
    pub drawn: Vec<Token>,
    /// Where the first of two light tokens went: the second goes another way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<Way>,
    /// The rows in the middle.
    pub rows: Vec<RowView>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// Which tokens have been seen.
    pub animals: Vec<AnimalView>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A token as the viewer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Token {
    /// Its back.
    pub back: Back,
    /// Its face, if the viewer has seen it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Animal>,
}

/// A row in the middle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RowView {
    /// Its number.
    pub row: Row,
    /// Who took it this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_by: Option<Seat>,
    /// Its tokens, in the order in which they were put there; none once it is taken.
    #[serde(flatten, serialize_with = "wire::row")]
    #[schemars(with = "wire::Laid")]
    pub tokens: Vec<Animal>,
    /// What taking it would change for each player who is still in.
    pub changes: Vec<Change>,
}

/// What taking a row would change for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Change {
    /// For whom.
    pub seat: Seat,
    /// In the score of the animals face up.
    pub points: i16,
    /// The same by animal, where it changes.
    pub animals: Vec<AnimalChange>,
    /// In what the viewer can reach with their own face-down tokens: see [`SeatView::reach`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<i16>,
}

/// What a row would change in the score of one animal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AnimalChange {
    /// Which animal.
    pub animal: Animal,
    /// The difference.
    pub points: i16,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// The row taken this round; `None` while the player is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub took: Option<Row>,
    /// The animals face up.
    pub groups: Vec<Group>,
    /// Light tokens face down, oldest first.
    pub light: Vec<Token>,
    /// Shadow tokens face down, oldest first.
    pub shadow: Vec<Token>,
    /// How many tokens the player has put into the box.
    pub boxed: usize,
    /// Tree tiles.
    pub trees: u8,
    /// Whether the player holds the start rock.
    pub rock: bool,
    /// The score so far: animals face up, tree tiles and rock.
    pub points: i16,
    /// The same with the player's face-down tokens, shadow tokens added and light tokens added where that
    /// helps; only where the viewer knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<i16>,
}

/// The tokens of one animal before a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Group {
    /// Which animal.
    pub animal: Animal,
    /// How many.
    pub count: u8,
    /// What they score so far.
    pub points: i16,
}

/// How many tokens of one animal have been seen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct AnimalView {
    /// Which animal.
    pub animal: Animal,
    /// What three of them are worth.
    pub value: i8,
    /// How many are in the game.
    pub tokens: u8,
    /// How many everybody has seen.
    pub seen: u8,
    /// How many this viewer has seen.
    pub known: u8,
}

impl View {
    /// What this viewer may know of the position.
    pub(crate) fn new(game: &Triqueta, position: &Position, viewer: Viewer) -> Self {
        let eye = Eye { game, position, viewer };
        let players = game.options.players;
        let over = position.step == Step::Over;
        Self {
            viewer,
            variant: game.options.variant,
            round: position.round + 1,
            step: position.step,
            to_act: (!over).then_some(position.active),
            tower: eye.tower(position.round),
            covered: (position.round + 1..TOWERS).map(|tower| eye.tower(tower)).collect(),
            drawn: position.drawn.items().iter().map(|&slot| eye.token(Slot(slot))).collect(),
            used: position.used,
            rows: Row::all(players).map(|row| eye.row(row)).collect(),
            seats: Seat::all(players).map(|seat| eye.seat(seat)).collect(),
            animals: game.animals().iter().map(|&animal| eye.animal(animal)).collect(),
            outcome: game.result(position),
        }
    }

    /// The player in this seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    /// This row.
    #[must_use]
    pub fn row(&self, row: Row) -> Option<&RowView> {
        self.rows.get(row.index())
    }

    /// How many tokens are left in the open tower.
    #[must_use]
    pub fn left(&self) -> usize {
        self.tower.iter().map(Vec::len).sum()
    }
}

impl RowView {
    /// What taking it would change for this player, if the row is there and the player is in.
    #[must_use]
    pub fn change(&self, seat: Seat) -> Option<&Change> {
        self.changes.iter().find(|change| change.seat == seat)
    }
}

/// A viewer before a position: lets through only what the viewer may know (TQ12).
struct Eye<'a> {
    game: &'a Triqueta,
    position: &'a Position,
    viewer: Viewer,
}

impl Eye<'_> {
    fn token(&self, slot: Slot) -> Token {
        Token { back: slot.back(), face: self.position.tokens.face(slot, self.viewer) }
    }

    /// What is left of this tower (0 to 3). After the last round nothing is (TQ08).
    fn tower(&self, tower: u8) -> Vec<Vec<Token>> {
        let levels = height(self.game.options.variant.has_shadows(), tower);
        let column = |column: Column| {
            let gone = match self.position.step {
                Step::Final | Step::Over => levels,
                _ if tower == self.position.round => self.position.gone[column.index()],
                _ => 0,
            };
            (gone..levels).map(|level| self.token(Slot::at(tower, column, level))).collect()
        };
        Column::all().map(column).collect()
    }

    fn row(&self, row: Row) -> RowView {
        let (game, position) = (self.game, self.position);
        let taken_by = position.taker(row);
        let tokens: Vec<Animal> = if taken_by.is_none() { position.row(row).collect() } else { Vec::new() };
        let tally = tokens.iter().copied().collect();
        let seats = Seat::all(game.options.players).filter(|&seat| position.took(seat).is_none());
        let changes = if taken_by.is_none() {
            seats.map(|seat| self.change(seat, tally)).collect()
        } else {
            Vec::new()
        };
        RowView { row, taken_by, tokens, changes }
    }

    fn change(&self, seat: Seat, row: Tally) -> Change {
        let before = self.position.animals[seat.index()];
        let after = before.plus(row);
        let by_animal = Animal::ALL
            .map(|animal| AnimalChange { animal, points: after.points(animal) - before.points(animal) });
        Change {
            seat,
            points: after.total() - before.total(),
            animals: by_animal.into_iter().filter(|change| change.points != 0).collect(),
            reach: self
                .reach(seat, before)
                .zip(self.reach(seat, after))
                .map(|(before, after)| after - before),
        }
    }

    /// What the seat's animals would score with its face-down tokens, if the viewer knows them.
    fn reach(&self, seat: Seat, animals: Tally) -> Option<i16> {
        let face = |slot| self.position.tokens.face(slot, self.viewer);
        let light = self.position.light(seat).map(face).collect::<Option<Vec<Animal>>>()?;
        let shadow = self.position.shadows(seat).map(face).collect::<Option<Vec<Animal>>>()?;
        // Without face-down tokens there is nothing that only the viewer knows.
        if light.is_empty() && shadow.is_empty() {
            return None;
        }
        let sure = animals.plus(shadow.into_iter().collect());
        let choices = (0..1u32 << light.len()).map(|choice| {
            let chosen = light.iter().zip(0..).filter(|&(_, bit)| choice >> bit & 1 == 1);
            sure.plus(chosen.map(|(&animal, _)| animal).collect()).total()
        });
        choices.max()
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let position = self.position;
        let tally = position.animals[seat.index()];
        let groups = Animal::ALL.map(|animal| Group {
            animal,
            count: tally.count(animal),
            points: tally.points(animal),
        });
        let points = self.game.total(position, seat);
        SeatView {
            seat,
            took: position.took(seat),
            groups: groups.into_iter().filter(|group| group.count > 0).collect(),
            light: position.light(seat).map(|slot| self.token(slot)).collect(),
            shadow: position.shadows(seat).map(|slot| self.token(slot)).collect(),
            boxed: position.boxed(seat),
            trees: position.trees[seat.index()],
            rock: position.rock == seat,
            points,
            reach: self.reach(seat, tally).map(|reach| points - tally.total() + reach),
        }
    }

    fn animal(&self, animal: Animal) -> AnimalView {
        let shadows = self.game.options.variant.has_shadows();
        let places = if shadows { LIGHT + SHADOW } else { LIGHT };
        let tokens = &self.position.tokens;
        let seen = |viewer| {
            let slots = (0..places).map(|slot| Slot(slot as u8));
            slots.filter(|&slot| tokens.face(slot, viewer) == Some(animal)).count() as u8
        };
        AnimalView {
            animal,
            value: animal.value(),
            tokens: animal.tokens(Back::Light) + if shadows { animal.tokens(Back::Shadow) } else { 0 },
            seen: seen(Viewer::Public),
            known: seen(self.viewer),
        }
    }
}
