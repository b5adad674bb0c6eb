//! What happens, in the form that one viewer may know.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Phrase, Seat};

use crate::animal::{Animal, Back};
use crate::moves::Row;
use crate::tower::Column;
use crate::view::Token;
use crate::{wire, words};

/// Something that happened. A face is `None` for those who do not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// A token was drawn and looked at.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The column that was chosen; `None` in the base game, where nobody chooses (TQ02).
        column: Option<Column>,
        /// The token.
        #[serde(flatten, serialize_with = "wire::drawn")]
        #[schemars(with = "wire::Drawn")]
        token: Token,
    },
    /// One of two tokens was drawn; it is not looked at yet (TQ30).
    DrewUnseen {
        /// Who drew.
        seat: Seat,
        /// The column from which it came.
        column: Column,
        /// Its back.
        #[serde(flatten, serialize_with = "wire::unseen")]
        #[schemars(with = "wire::Unseen")]
        back: Back,
    },
    /// Both drawn tokens were looked at (TQ30).
    Looked {
        /// Who looked.
        seat: Seat,
        /// What they show, in the order drawn.
        #[serde(flatten, serialize_with = "wire::pair")]
        #[schemars(with = "wire::Pair")]
        faces: Option<[(Back, Animal); 2]>,
    },
    /// A token was put face up into a row.
    Placed {
        /// Who put it there.
        seat: Seat,
        /// What it shows.
        #[serde(flatten, serialize_with = "wire::placed")]
        #[schemars(with = "wire::Open")]
        animal: Animal,
        /// Where.
        row: Row,
    },
    /// A token was laid face down before its drawer.
    Kept {
        /// Whose it is.
        seat: Seat,
        /// The token.
        #[serde(flatten, serialize_with = "wire::drawn")]
        #[schemars(with = "wire::Drawn")]
        token: Token,
    },
    /// A token was put face down into the box (TQ31).
    Boxed {
        /// Who put it there.
        seat: Seat,
        /// Its face.
        #[serde(flatten, serialize_with = "wire::covered")]
        #[schemars(with = "wire::Covered")]
        face: Option<Animal>,
    },
    /// A row was taken.
    Took {
        /// Who took it.
        seat: Seat,
        /// Which.
        row: Row,
        /// Its tokens, in the order in which they were put there.
        #[serde(flatten, serialize_with = "wire::took")]
        #[schemars(with = "wire::Several")]
        animals: Vec<Animal>,
        /// What they changed in the score of the animals face up.
        change: i16,
    },
    /// The last row was taken (TQ08). The rock lies with this seat now (TQ09, TQ13).
    RoundEnded {
        /// The round, 1 to 4.
        round: u8,
        /// Tokens that leave the game unseen.
        left: u8,
        /// Who holds the rock.
        rock: Seat,
    },
    /// The next tower was opened and its tree tile kept (TQ09).
    TowerOpened {
        /// Who opened it.
        seat: Seat,
        /// The round that begins, 2 to 4.
        round: u8,
    },
    /// A face-down light token was added (TQ10).
    Added {
        /// Whose it is.
        seat: Seat,
        /// What it shows.
        #[serde(flatten, serialize_with = "wire::placed")]
        #[schemars(with = "wire::Open")]
        animal: Animal,
    },
    /// A face-down light token was discarded unseen (TQ10).
    Discarded {
        /// Whose it was.
        seat: Seat,
        /// Its face.
        #[serde(flatten, serialize_with = "wire::covered")]
        #[schemars(with = "wire::Covered")]
        face: Option<Animal>,
    },
    /// A seat's shadow tokens were revealed and added (TQ23).
    ShadowsRevealed {
        /// Whose they are.
        seat: Seat,
        /// What they show, oldest first.
        #[serde(flatten, serialize_with = "wire::shadows")]
        #[schemars(with = "wire::Several")]
        animals: Vec<Animal>,
    },
    /// A seat's score at the end (TQ11).
    Scored {
        /// Whose it is.
        seat: Seat,
        /// The total.
        points: i16,
    },
    /// The game is over.
    Won {
        /// Who shares the victory (TQ11).
        winners: Vec<Seat>,
    },
}

impl Event {
    /// The event as one line of the log.
    pub(crate) fn tell(&self) -> Phrase {
        match self {
            Self::Drew { seat, column: None, token: Token { face: None, .. } } => {
                Phrase::new("triqueta-event-drew").with("seat", *seat)
            }
            Self::Drew { seat, column: None, token: Token { back, face: Some(animal) } } => {
                let token = words::one(*back, *animal);
                Phrase::new("triqueta-event-drew-face").with("seat", *seat).with("token", token)
            }
            Self::Drew { seat, column: Some(column), token: Token { back, face: Some(animal) } } => {
                Phrase::new("triqueta-event-drew-face-from")
                    .with("seat", *seat)
                    .with("token", words::one(*back, *animal))
                    .with("column", column.number())
            }
            Self::Drew { seat, column: Some(column), token: Token { back, face: None } }
            | Self::DrewUnseen { seat, column, back } => match back {
                Back::Light => Phrase::new("triqueta-event-drew-from"),
                Back::Shadow => Phrase::new("triqueta-event-drew-shadow-from"),
            }
            .with("seat", *seat)
            .with("column", column.number()),
            Self::Looked { seat, faces: None } => Phrase::new("triqueta-event-looked").with("seat", *seat),
            Self::Looked { seat, faces: Some(faces) } => Phrase::new("triqueta-event-looked-faces")
                .with("seat", *seat)
                .with("tokens", faces.map(|(back, animal)| words::one(back, animal)).to_vec()),
            Self::Placed { seat, animal, row } => Phrase::new("triqueta-event-placed")
                .with("seat", *seat)
                .with("token", words::one(Back::Light, *animal))
                .with("row", row.number()),
            Self::Kept { seat, token: Token { back, face } } => {
                let phrase = match (back, face) {
                    (_, Some(_)) => Phrase::new("triqueta-event-kept-face"),
                    (Back::Light, None) => Phrase::new("triqueta-event-kept"),
                    (Back::Shadow, None) => Phrase::new("triqueta-event-kept-shadow"),
                };
                with_face(phrase, *back, *face).with("seat", *seat)
            }
            Self::Boxed { seat, face } => {
                let phrase = match face {
                    Some(_) => Phrase::new("triqueta-event-boxed-face"),
                    None => Phrase::new("triqueta-event-boxed"),
                };
                with_face(phrase, Back::Light, *face).with("seat", *seat)
            }
            Self::Took { seat, row, animals, change } => match animals.is_empty() {
                true => Phrase::new("triqueta-event-took-empty"),
                false => Phrase::new("triqueta-event-took")
                    .with("tokens", words::animals(animals))
                    .with("change", words::signed(*change)),
            }
            .with("seat", *seat)
            .with("row", row.number()),
            Self::RoundEnded { round, left, rock } => Phrase::new("triqueta-event-round-ended")
                .with("round", *round)
                .with("left", *left)
                .with("seat", *rock),
            Self::TowerOpened { seat, round } => {
                Phrase::new("triqueta-event-tower-opened").with("seat", *seat).with("round", *round)
            }
            Self::Added { seat, animal } => Phrase::new("triqueta-event-added")
                .with("seat", *seat)
                .with("token", words::one(Back::Light, *animal)),
            Self::Discarded { seat, face } => {
                let phrase = match face {
                    Some(_) => Phrase::new("triqueta-event-discarded-face"),
                    None => Phrase::new("triqueta-event-discarded"),
                };
                with_face(phrase, Back::Light, *face).with("seat", *seat)
            }
            Self::ShadowsRevealed { seat, animals } => Phrase::new("triqueta-event-shadows")
                .with("seat", *seat)
                .with("tokens", words::animals(animals)),
            Self::Scored { seat, points } => {
                Phrase::new("triqueta-event-scored").with("seat", *seat).with("points", *points)
            }
            Self::Won { winners } => words::won(winners),
        }
    }
}

fn with_face(phrase: Phrase, back: Back, face: Option<Animal>) -> Phrase {
    match face {
        Some(animal) => phrase.with("token", words::one(back, animal)),
        None => phrase,
    }
}
