//! The table for those who hear it: what matters when a turn begins, and answers to what they ask.
//!
//! Everything is told by hexes, terrains and distances; nothing by where it stands on a drawing. What is told when a
//! turn begins fits into about a thousand letters in every language and at every table (a test compares), so it has
//! no more than what the reader decides by; the rest is asked for.

mod answers;

use table::{Phrase, Seat, Viewer};

pub use answers::topics;

use crate::boards::STEPS;
use crate::event::Standing;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::map::TOP_RANGE;
use crate::piece::Kind;
use crate::terrain::{Ground, Terrain};
use crate::view::{HexView, PieceView, PlayerView, RegionView, Token, View};

/// With more alphas than this, what is free beside them is not told by itself.
const FEW_ALPHAS: usize = 2;
/// With more players than this, one thing further on is enough.
const FEW_PLAYERS: usize = 3;
/// With more pieces of others than this beside an alpha, they are only counted.
const FEW_RIVALS: usize = 1;
/// With more pack wolves than this, their terrains are not told.
const FEW_WOLVES: usize = 4;
/// With more regions to be scored next than this, or many alphas, only the first and the reader are named.
const FEW_REGIONS: usize = 2;

/// Somebody who listens.
pub struct Ear<'a> {
    game: &'a Wolves,
    view: &'a View,
    /// Whose pack is told of: the listener's, or that of whoever decides.
    me: Option<Seat>,
}

fn hex_list(hexes: &[Hex]) -> Vec<Phrase> {
    hexes.iter().map(|hex| Phrase::verbatim(hex.to_string())).collect()
}

impl<'a> Ear<'a> {
    /// Somebody who listens to this view.
    pub const fn new(game: &'a Wolves, view: &'a View, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => view.active,
        };
        Self { game, view, me }
    }

    /// What matters when a turn begins.
    pub fn describe(&self) -> Vec<Phrase> {
        let mut lines = vec![heading(self.view), self.standings()];
        let player = self.me.and_then(|seat| self.view.players.get(seat.index()));
        if let Some(player) = player {
            lines.push(self.means(player));
            let alphas = self.places(Some(player.seat), Kind::Alpha);
            lines.extend(alphas.iter().map(|hex| self.alpha(player, *hex, alphas.len())));
            lines.push(self.rest_of_pack(player));
        }
        lines.extend(self.next_regions());
        lines
    }

    /// Where the pieces of a player (or of the third pack) stand that are of this kind.
    fn places(&self, seat: Option<Seat>, kind: Kind) -> Vec<Hex> {
        let mut places = Vec::new();
        for view in &self.view.hexes {
            let here = view.pieces.iter().filter(|piece| piece.seat == seat && piece.piece.kind == kind);
            places.extend(here.map(|_| view.hex));
        }
        places
    }

    fn standings(&self) -> Phrase {
        let one = |player: &PlayerView| {
            Phrase::new("wolves-view-standing")
                .with("seat", player.seat)
                .with("pack", player.pack.short())
                .with("total", player.total)
        };
        Phrase::new("wolves-view-standings")
            .with("players", self.view.players.iter().map(one).collect::<Vec<_>>())
    }

    /// With what the player pays, and how far it goes.
    fn means(&self, player: &PlayerView) -> Phrase {
        let showing = |terrain: Terrain| {
            let count = player.tiles.iter().filter(|tile| tile.shown == terrain).count();
            let showing = Phrase::new("wolves-view-showing").with("count", count);
            (count > 0).then(|| showing.with("terrain", terrain.name()))
        };
        let shown: Vec<Phrase> = Terrain::ALL.into_iter().filter_map(showing).collect();
        let tokens = player.terrain_tokens + player.action_tokens;
        let phrase = Phrase::new("wolves-view-means").with("seat", player.seat).with("tokens", tokens);
        attributes(phrase.with("tiles", shown), player)
    }

    /// An alpha, what is beside it, and the next lone wolf and prey. Where that is much, others' pieces are counted.
    fn alpha(&self, player: &PlayerView, hex: Hex, alphas: usize) -> Phrase {
        let mut next = self.next_goals(player, hex);
        next.truncate(if alphas <= FEW_ALPHAS && self.view.players.len() <= FEW_PLAYERS { 2 } else { 1 });
        let beside = || self.beside(hex).into_iter().flatten();
        let rivals = beside().flat_map(|view| &view.pieces).filter(|piece| piece.seat != self.me).count();
        let phrase = if alphas <= FEW_ALPHAS && rivals <= FEW_RIVALS {
            let (free, taken) = (self.free_beside(hex), self.taken_beside(hex));
            let phrase = Phrase::new("wolves-view-alpha").with("frees", free.len()).with("free", free);
            phrase.with("things", taken.len()).with("taken", taken)
        } else {
            let tokens: Vec<Phrase> = beside().filter_map(|view| self.things_on(view, |_| false)).collect();
            next.truncate(usize::from(tokens.is_empty()));
            let phrase = Phrase::new("wolves-view-alpha-brief").with("rivals", rivals);
            phrase.with("things", tokens.len()).with("tokens", tokens)
        };
        phrase
            .with("seat", player.seat)
            .with("hex", hex.to_string())
            .with("terrain", self.game.map.ground(hex).name())
            .with("goals", next.len())
            .with("next", next)
    }

    /// The hexes beside one, in the order of [`STEPS`].
    fn beside(&self, hex: Hex) -> [Option<&'a HexView>; 6] {
        let Some(view) = self.view.hex(hex) else { return [None; 6] };
        STEPS
            .map(|(q, r)| self.view.hexes.iter().find(|other| (other.q, other.r) == (view.q + q, view.r + r)))
    }

    fn free_beside(&self, hex: Hex) -> Vec<Phrase> {
        let free = |view: &&HexView| {
            matches!(view.ground, Ground::Land(_)) && view.pieces.is_empty() && view.token.is_none()
        };
        self.beside(hex).into_iter().flatten().filter(free).map(hex_and_ground).collect()
    }

    /// What is in the way there: others' pieces, tokens, water and chasm.
    fn taken_beside(&self, hex: Hex) -> Vec<Phrase> {
        let beside = self.beside(hex).into_iter().flatten();
        beside
            .filter_map(|view| match view.ground {
                Ground::Land(_) => self.things_on(view, |piece| piece.seat != self.me),
                Ground::Water | Ground::Chasm => Some(hex_and_ground(view)),
            })
            .collect()
    }

    /// What is on a hex, with the hex: the token, and the pieces that count. Nothing where there is none.
    fn things_on(&self, view: &HexView, counts: impl Fn(&PieceView) -> bool) -> Option<Phrase> {
        let pieces = view.pieces.iter().filter(|piece| counts(piece)).map(|piece| self.piece_name(piece));
        let things: Vec<Phrase> = view.token.iter().map(token_name).chain(pieces).collect();
        let on = Phrase::new("wolves-view-on").with("hex", view.hex.to_string());
        (!things.is_empty()).then(|| on.with("what", things))
    }

    fn piece_name(&self, piece: &PieceView) -> Phrase {
        let key = match piece.piece.kind {
            _ if piece.seat.is_none() || piece.seat != self.me => return piece.piece.name(),
            Kind::Alpha => Phrase::new("wolves-own-alpha"),
            Kind::Wolf => Phrase::new("wolves-own-wolf"),
            Kind::Den => Phrase::new("wolves-own-den"),
            Kind::Lair => Phrase::new("wolves-own-lair"),
        };
        match piece.seat {
            Some(seat) => key.with("seat", seat),
            None => key,
        }
    }

    /// The lone wolf, and the prey that the player lacks, that are nearest without being beside the hex; not further
    /// away than any howl is heard.
    fn next_goals(&self, player: &PlayerView, hex: Hex) -> Vec<Phrase> {
        let away = |view: &HexView| self.game.map.distance(hex, view.hex);
        let nearest = |wanted: &dyn Fn(&Token) -> bool| {
            let near = |view: &HexView| (2..=TOP_RANGE as u8).contains(&away(view).unwrap_or(0));
            let there = |view: &&HexView| view.token.as_ref().is_some_and(wanted) && near(view);
            let next = self.view.hexes.iter().filter(there).min_by_key(|view| away(view))?;
            let beside = self.beside(hex).into_iter().flatten();
            // One that is beside it has been told already.
            let known = beside.filter_map(|view| view.token.as_ref()).any(wanted);
            let phrase = Phrase::new("wolves-view-away").with("what", token_name(next.token.as_ref()?));
            let phrase = phrase.with("hex", next.hex.to_string()).with("steps", away(next)?);
            (!known).then_some(phrase)
        };
        let lone = nearest(&|token| *token == Token::Lone);
        let prey = nearest(&|token| matches!(token, Token::Prey { prey, .. } if !player.prey.contains(prey)));
        lone.into_iter().chain(prey).collect()
    }

    fn rest_of_pack(&self, player: &PlayerView) -> Phrase {
        let places = |kind| self.places(Some(player.seat), kind);
        let (wolves, dens, lairs) = (places(Kind::Wolf), places(Kind::Den), places(Kind::Lair));
        let few = wolves.len() <= FEW_WOLVES;
        let at = |hex: &Hex| match few {
            true => hex_of(*hex, self.game.map.ground(*hex)),
            false => Phrase::verbatim(hex.to_string()),
        };
        Phrase::new("wolves-view-pack")
            .with("seat", player.seat)
            .with("wolves", wolves.len())
            .with("where", wolves.iter().map(at).collect::<Vec<_>>())
            .with("dens", dens.len())
            .with("built", hex_list(&dens))
            .with("lairs", lairs.len())
            .with("upgraded", hex_list(&lairs))
    }

    /// The regions that are scored next, and who is first there.
    fn next_regions(&self) -> Option<Phrase> {
        let next = self.view.moon.phases.iter().find(|phase| !phase.scored)?;
        let due = |view: &&RegionView| view.moons.top() == Some(next.phase);
        let regions: Vec<&RegionView> = self.view.regions.iter().filter(due).collect();
        let alphas = self.me.map_or(0, |seat| self.places(Some(seat), Kind::Alpha).len());
        let short = regions.len() > FEW_REGIONS || alphas > FEW_ALPHAS;
        let told =
            regions.iter().map(|view| self.leaders(view, if short { 1 } else { 2 })).collect::<Vec<_>>();
        let phrase = Phrase::new("wolves-view-next").with("phase", next.phase.name());
        (!told.is_empty()).then(|| phrase.with("regions", told))
    }

    fn leaders(&self, view: &RegionView, most: usize) -> Phrase {
        let named = |(place, standing): (usize, &Standing)| {
            let mine = standing.seat.is_some() && standing.seat == self.me;
            let phrase = match standing.seat {
                Some(seat) if mine => Phrase::new("wolves-view-control-own").with("seat", seat),
                _ => Phrase::new("wolves-view-control").with("pack", standing.pack.short()),
            };
            (place < most || mine).then(|| phrase.with("control", standing.control))
        };
        let named: Vec<Phrase> = view.ranking.iter().enumerate().filter_map(named).collect();
        let phrase = match named.is_empty() {
            true => Phrase::new("wolves-view-nobody"),
            false => Phrase::new("wolves-view-leaders").with("packs", named),
        };
        phrase.with("region", view.region)
    }

    /// What stands or lies beside a hex, of others than the player: for a remark on a move to it.
    pub fn worth_beside(&self, hex: Hex) -> Vec<Phrase> {
        let beside = self.beside(hex).into_iter().flatten();
        beside.filter_map(|view| self.things_on(view, |piece| piece.seat != self.me)).collect()
    }
}

/// A board's name: the start board, or a region by its number.
pub fn board_name(board: usize) -> Phrase {
    Phrase::new("wolves-ear-board-name").with("board", board)
}

fn hex_of(hex: Hex, ground: Ground) -> Phrase {
    Phrase::new("wolves-view-hex").with("hex", hex.to_string()).with("terrain", ground.name())
}

fn hex_and_ground(view: &HexView) -> Phrase {
    hex_of(view.hex, view.ground)
}

fn token_name(token: &Token) -> Phrase {
    match token {
        Token::Lone => Phrase::new("wolves-piece-lone"),
        Token::Prey { prey, left } => {
            Phrase::new("wolves-view-stack").with("prey", prey.name()).with("left", *left)
        }
    }
}

/// Adds the attributes and the bonus tokens.
fn attributes(phrase: Phrase, player: &PlayerView) -> Phrase {
    let value = |place: usize| player.tracks.get(place).map_or(0, |track| track.value);
    phrase
        .with("spread", value(0))
        .with("speed", value(1))
        .with("howl", value(2))
        .with("terrain", player.terrain_tokens)
        .with("action", player.action_tokens)
}

fn heading(view: &View) -> Phrase {
    let moon = &view.moon;
    let next = moon.phases.iter().find(|phase| !phase.scored);
    match next {
        Some(next) => Phrase::new("wolves-view-heading")
            .with("round", view.round)
            .with("date", moon.dates)
            .with("phase", next.phase.name())
            .with("until", next.phase.until())
            .with("left", next.date.saturating_sub(moon.dates)),
        None => Phrase::new("wolves-view-heading-over").with("round", view.round).with("date", moon.dates),
    }
}
