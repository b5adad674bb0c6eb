//! What happened.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Phrase, Seat};

use crate::hex::Hex;
use crate::moon::Phase;
use crate::moves::Action;
use crate::piece::{Kind, Piece};
use crate::prey::Prey;
use crate::terrain::{Pack, Terrain};
use crate::tracks::{Bonus, Track};

/// A tile that was flipped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Flip {
    /// The tile: `home` or its two sides.
    pub tile: &'static str,
    /// What it showed.
    pub from: Terrain,
    /// What it shows now.
    pub to: Terrain,
}

/// One pack in the ranking of a region.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Standing {
    /// The pack.
    pub pack: Pack,
    /// Its seat; none for the third pack of a game for two.
    pub seat: Option<Seat>,
    /// Its control.
    pub control: u8,
    /// Its alphas, which break ties.
    pub alphas: u8,
    /// What it is paid.
    pub vp: u8,
    /// Whether it takes the region token.
    pub token: bool,
}

/// A piece on a date of the moonlight board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fallen {
    /// A lone wolf.
    Lone,
    /// A pack wolf.
    Wolf {
        /// Whose it was.
        pack: Pack,
    },
    /// A den.
    Den {
        /// Whose it was.
        pack: Pack,
    },
}

impl Fallen {
    /// Its name for people.
    #[must_use]
    pub fn name(&self) -> Phrase {
        match self {
            Self::Lone => Phrase::new("wolves-piece-lone"),
            Self::Wolf { pack } => Piece { pack: *pack, kind: Kind::Wolf }.name(),
            Self::Den { pack } => Piece { pack: *pack, kind: Kind::Den }.name(),
        }
    }
}

/// Something that happened. Nothing is hidden in this game: everybody is told the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Wolves were placed before the first turn.
    Drafted {
        /// Who.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// The number of the round, from 1.
        round: u16,
    },
    /// The second of two players receives a bonus action token (TW71).
    SecondToken {
        /// Who.
        seat: Seat,
    },
    /// An action was chosen and paid.
    Acted {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
        /// The terrain that was paid.
        terrain: Terrain,
        /// The tiles that were flipped.
        flips: Vec<Flip>,
        /// The bonus terrain tokens given back.
        tokens: u8,
    },
    /// A wolf moved.
    Walked {
        /// Who.
        seat: Seat,
        /// An alpha or a pack wolf.
        kind: Kind,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
        /// A shortest way, both ends included.
        path: Vec<Hex>,
    },
    /// A wolf was pushed.
    Pushed {
        /// Who pushed.
        seat: Seat,
        /// What was pushed.
        wolf: Piece,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A lone wolf joined a pack.
    Howled {
        /// Who howled.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// What it became.
        kind: Kind,
    },
    /// A den was built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// The track from which it came.
        track: Track,
        /// The track's value now.
        value: u8,
        /// The token that came with it.
        bonus: Option<Bonus>,
    },
    /// A den became a lair.
    Upgraded {
        /// Who.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// The token that came with it.
        bonus: Bonus,
    },
    /// A wolf was replaced.
    DominatedWolf {
        /// Who dominated.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// Whose wolf it was.
        pack: Pack,
        /// What stands there now.
        kind: Kind,
    },
    /// A den was replaced.
    DominatedDen {
        /// Who dominated.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// Whose den it was.
        pack: Pack,
        /// The track from which the new one came.
        track: Track,
        /// The track's value now.
        value: u8,
        /// The token that came with it.
        bonus: Option<Bonus>,
    },
    /// Prey was taken.
    Hunted {
        /// Who.
        seat: Seat,
        /// From which stack.
        hex: Hex,
        /// What.
        prey: Prey,
        /// The token that came with it.
        bonus: Option<Bonus>,
    },
    /// A piece reached the moonlight board.
    Date {
        /// The date, from 1.
        date: u8,
        /// The piece.
        piece: Fallen,
        /// The phase that will be scored at the end of this turn.
        phase: Option<Phase>,
    },
    /// A bonus action token was given back.
    BonusAction {
        /// Who.
        seat: Seat,
    },
    /// A phase is scored.
    Phase {
        /// Which.
        phase: Phase,
    },
    /// A region was scored.
    Region {
        /// Its number.
        region: u8,
        /// Its token.
        phase: Phase,
        /// The packs there, the first first.
        ranking: Vec<Standing>,
    },
    /// Twelve rounds passed without a new date (TW65).
    Still,
    /// The game is over.
    Over,
}

/// An event as one line of the log.
#[must_use]
pub fn tell(event: &Event) -> Phrase {
    let line = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
    match event {
        Event::Drafted { seat, hex } => line("wolves-event-drafted", *seat).with("hex", hex.to_string()),
        Event::Turn { seat, round } => line("wolves-event-turn", *seat).with("round", *round),
        Event::SecondToken { seat } => line("wolves-event-second-token", *seat),
        Event::Acted { seat, action, terrain, flips, tokens } => {
            let phrase = match action {
                Action::Move(_) => line("wolves-event-moves", *seat),
                Action::Howl(_) => line("wolves-event-howls", *seat),
                Action::Den(_) => line("wolves-event-builds", *seat),
                Action::Lair(_) => line("wolves-event-upgrades", *seat),
                Action::Dominate(..) => line("wolves-event-dominates", *seat),
            };
            phrase.with("terrain", terrain.name()).with("price", price(flips, *tokens))
        }
        Event::Walked { seat, kind, from, to, path } => line("wolves-event-walked", *seat)
            .with("piece", kind.name())
            .with("from", from.to_string())
            .with("to", to.to_string())
            .with("steps", path.len().saturating_sub(1)),
        Event::Pushed { seat, wolf, from, to } => line("wolves-event-pushed", *seat)
            .with("piece", wolf.name())
            .with("from", from.to_string())
            .with("to", to.to_string()),
        Event::Howled { seat, hex, kind } => {
            line("wolves-event-howled", *seat).with("hex", hex.to_string()).with("piece", kind.name())
        }
        Event::Built { seat, hex, track, value, bonus } => {
            gained(line("wolves-event-built", *seat).with("hex", hex.to_string()), *track, *value, *bonus)
        }
        Event::Upgraded { seat, hex, bonus } => {
            line("wolves-event-upgraded", *seat).with("hex", hex.to_string()).with("bonus", bonus.name())
        }
        Event::DominatedWolf { seat, hex, pack, kind } => line("wolves-event-dominated-wolf", *seat)
            .with("hex", hex.to_string())
            .with("lost", Piece { pack: *pack, kind: Kind::Wolf }.name())
            .with("piece", kind.name()),
        Event::DominatedDen { seat, hex, pack, track, value, bonus } => {
            let lost = Piece { pack: *pack, kind: Kind::Den }.name();
            let phrase =
                line("wolves-event-dominated-den", *seat).with("hex", hex.to_string()).with("lost", lost);
            gained(phrase, *track, *value, *bonus)
        }
        Event::Hunted { seat, hex, prey, bonus } => line("wolves-event-hunted", *seat)
            .with("hex", hex.to_string())
            .with("prey", prey.name())
            .with("bonus", bonus_or_none(*bonus)),
        Event::Date { date, piece, phase: None } => {
            Phrase::new("wolves-event-date").with("date", *date).with("piece", piece.name())
        }
        Event::Date { date, piece, phase: Some(phase) } => Phrase::new("wolves-event-date-phase")
            .with("date", *date)
            .with("piece", piece.name())
            .with("phase", phase.name()),
        Event::BonusAction { seat } => line("wolves-event-bonus", *seat),
        Event::Phase { phase } => Phrase::new("wolves-event-phase").with("phase", phase.name()),
        Event::Region { region, ranking, .. } if ranking.is_empty() => {
            Phrase::new("wolves-event-region-empty").with("region", *region)
        }
        Event::Region { region, ranking, .. } => {
            let places = ranking.iter().map(|place| {
                Phrase::new("wolves-event-place")
                    .with("pack", place.pack.name())
                    .with("control", place.control)
                    .with("alphas", place.alphas)
                    .with("vp", place.vp)
            });
            Phrase::new("wolves-event-region")
                .with("region", *region)
                .with("places", places.collect::<Vec<_>>())
        }
        Event::Still => Phrase::new("wolves-event-still"),
        Event::Over => Phrase::new("wolves-event-over"),
    }
}

fn gained(phrase: Phrase, track: Track, value: u8, bonus: Option<Bonus>) -> Phrase {
    phrase.with("track", track.name()).with("value", value).with("bonus", bonus_or_none(bonus))
}

fn bonus_or_none(bonus: Option<Bonus>) -> Phrase {
    bonus.map_or_else(|| Phrase::new("wolves-bonus-none"), Bonus::name)
}

/// What was paid: the tiles by what they show now, and the tokens.
fn price(flips: &[Flip], tokens: u8) -> Vec<Phrase> {
    let tile = |flip: &Flip| {
        if flip.from == flip.to {
            return Phrase::new("wolves-pay-home").with("terrain", flip.from.name());
        }
        Phrase::new("wolves-pay-tile").with("from", flip.from.name()).with("to", flip.to.name())
    };
    let tokens = (tokens > 0).then(|| Phrase::new("wolves-pay-tokens").with("count", tokens));
    flips.iter().map(tile).chain(tokens).collect()
}
