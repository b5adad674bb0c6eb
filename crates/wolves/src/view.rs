//! All that can be seen: everything, for everybody. Enough to draw a page or a text map from.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Line, Outcome, Seat, Viewer};

use crate::event::{Fallen, Standing};
use crate::game::Wolves;
use crate::hex::Hex;
use crate::moon::{Moons, Phase};
use crate::moves::Action;
use crate::piece::{Kind, Piece};
use crate::position::{PACKS, Player, Position, Step};
use crate::prey::Prey;
use crate::score::STILL_ROUNDS;
use crate::terrain::{Ground, Pack, Terrain};
use crate::tiles::{Tile, Tiles};
use crate::tracks::{Bonus, LAIRS, Track, WAITING};

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who looks: everybody sees the same.
    pub viewer: Viewer,
    /// What lies before each player.
    pub players: Vec<PlayerView>,
    /// The third pack of a game for two.
    pub third: Option<Pack>,
    /// The map, hex by hex.
    pub hexes: Vec<HexView>,
    /// The regions 1, 2, …
    pub regions: Vec<RegionView>,
    /// The moonlight board.
    pub moon: MoonView,
    /// Who decides; nobody when the game is over.
    pub to_act: Option<Seat>,
    /// The same, as it was called before.
    #[schemars(extend("deprecated" = true))]
    pub active: Option<Seat>,
    /// Who began.
    pub first: Seat,
    /// The round that is being played, from 1; 0 while wolves are placed.
    pub round: u16,
    /// Actions left in this turn.
    pub actions: u8,
    /// What has to be decided.
    pub step: StepView,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A hex and what is on it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HexView {
    /// Its name.
    pub hex: Hex,
    /// Axial coordinates, flat-top: q to the right.
    pub q: i8,
    /// Axial coordinates: r downward.
    pub r: i8,
    /// What it is made of.
    pub ground: Ground,
    /// Its region; 0 for the start board.
    pub region: u8,
    /// Next to water: a den here can become a lair.
    pub shore: bool,
    /// The pieces, at most two.
    pub pieces: Vec<PieceView>,
    /// The lone wolf or prey.
    pub token: Option<Token>,
}

/// A piece on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PieceView {
    /// The piece.
    #[serde(flatten)]
    pub piece: Piece,
    /// Its player; nobody for the third pack of a game for two.
    pub seat: Option<Seat>,
    /// Whether it has moved in the Move under way.
    pub moved: bool,
}

/// A token on a hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Token {
    /// A lone wolf.
    Lone,
    /// A stack of prey.
    Prey {
        /// Its type.
        prey: Prey,
        /// How many are left.
        left: u8,
    },
}

/// A region: its tokens, and who controls it now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct RegionView {
    /// Its number.
    pub region: u8,
    /// Its board, by the terrains of its areas.
    pub board: &'static str,
    /// Turned by 180°.
    pub turned: bool,
    /// Its water, where the tokens lie.
    pub water: Hex,
    /// The tokens, the top one first.
    pub moons: Moons,
    /// The packs with pieces here, the first first, with what they would be paid for the top token now.
    pub ranking: Vec<Standing>,
}

/// The moonlight board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct MoonView {
    /// How many pieces lie there.
    pub dates: u8,
    /// What lies there, in order (the first thirty).
    pub calendar: Vec<Fallen>,
    /// The phases with their dates.
    pub phases: Vec<PhaseView>,
    /// Turns without a new date, this one included.
    pub quiet: u8,
    /// After so many the game ends (TW65).
    pub quiet_limit: u8,
}

/// A phase on the moonlight board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct PhaseView {
    /// Which.
    pub phase: Phase,
    /// Its date.
    pub date: u8,
    /// Whether it has been scored.
    pub scored: bool,
    /// What first and second place are paid.
    pub prizes: (u8, u8),
}

/// What lies before one player.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The pack.
    pub pack: Pack,
    /// The six tiles, the home tile first.
    pub tiles: Vec<TileView>,
    /// The attribute tracks.
    pub tracks: Vec<TrackView>,
    /// Lairs left on the board.
    pub lairs_left: u8,
    /// VP for 0, 1, … lairs gone.
    pub lairs_vp: [u8; 5],
    /// The wolves left on the board, in order: each kind, or nothing where it is gone.
    pub waiting: Vec<Option<Kind>>,
    /// VP for 0, 1, … wolves gone.
    pub wolves_vp: [u8; 9],
    /// Prey owned.
    pub prey: Vec<Prey>,
    /// VP for 0, 1, … prey.
    pub prey_vp: [u8; 6],
    /// Bonus terrain tokens.
    pub terrain_tokens: u8,
    /// Bonus action tokens.
    pub action_tokens: u8,
    /// Region tokens won.
    pub region_tokens: u8,
    /// VP by category, as they stand now.
    pub score: Vec<Line>,
    /// Their sum.
    pub total: i16,
}

/// A terrain tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TileView {
    /// `home` or its two sides: its name in moves.
    pub tile: &'static str,
    /// What it shows.
    pub shown: Terrain,
    /// What its other side shows.
    pub hidden: Terrain,
}

/// An attribute track.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct TrackView {
    /// Which.
    pub track: Track,
    /// Dens gone.
    pub taken: u8,
    /// Its value now.
    pub value: u8,
    /// All its values: open, then under each den.
    pub values: [u8; 5],
    /// VP for 0, 1, … dens gone.
    pub vp: [u8; 5],
    /// The token under each den.
    pub bonuses: [Option<Bonus>; 4],
}

/// What has to be decided.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum StepView {
    /// Where to place an alpha and a pack wolf.
    Draft,
    /// Which action to take.
    Action,
    /// How to pay.
    Pay {
        /// For what.
        action: Action,
        /// How much.
        cost: u8,
        /// In which terrain.
        terrain: Option<Terrain>,
    },
    /// From which track to take the den.
    Track {
        /// For what.
        action: Action,
    },
    /// Which wolf to move.
    Wolves {
        /// To hexes of this terrain.
        terrain: Terrain,
        /// Wolves moved.
        moved: u8,
        /// Wolves that may move.
        spread: u8,
        /// Steps that each may go.
        speed: u8,
    },
    /// Where a wolf is pushed.
    Push {
        /// Where it stands.
        hex: Hex,
        /// The wolf.
        wolf: Piece,
        /// The terrain of the Move that goes on afterwards; none after a lair.
        back: Option<Terrain>,
    },
    /// From which stack to take the prey.
    Prey {
        /// Of this type.
        prey: Option<Prey>,
    },
    /// Whether to end the turn.
    End,
    /// Nothing.
    Over,
}

impl PlayerView {
    /// What an attribute track is worth now.
    #[must_use]
    pub fn value(&self, track: Track) -> u8 {
        self.tracks.iter().find(|view| view.track == track).map_or(0, |view| view.value)
    }
}

impl View {
    /// The table as it stands.
    #[must_use]
    pub fn new(game: &Wolves, position: &Position, viewer: Viewer) -> Self {
        let outcome = game.outcome_of(position);
        let players = position.players.iter().take(game.seats.into()).enumerate();
        let to_act = outcome.is_none().then(|| Seat::from_index(position.me()));
        Self {
            viewer,
            players: players.map(|(seat, player)| player_view(game, seat, player)).collect(),
            third: (game.seats == 2).then(|| game.packs[2]),
            hexes: game.map.hexes().map(|(hex, place)| hex_view(game, position, hex, place)).collect(),
            regions: (1..=game.map.regions()).map(|region| region_view(game, position, region)).collect(),
            moon: moon_view(game, position),
            to_act,
            active: to_act,
            first: Seat::from_index(position.first.into()),
            round: game.round(position),
            actions: position.actions,
            step: step_view(game, position),
            outcome,
        }
    }

    /// The view of a hex; nothing where the map has no such hex.
    #[must_use]
    pub fn hex(&self, hex: Hex) -> Option<&HexView> {
        self.hexes.iter().find(|view| view.hex == hex)
    }

    /// The board of the player who decides.
    #[must_use]
    pub fn active_player(&self) -> Option<&PlayerView> {
        self.players.get(self.active?.index())
    }
}

fn hex_view(game: &Wolves, position: &Position, hex: Hex, (q, r): (i8, i8)) -> HexView {
    let region = hex.board();
    let stack = region.checked_sub(1).filter(|&place| game.map.prey.get(place) == Some(&hex));
    let token = if !position.tokens.contains(hex) {
        None
    } else if let Some(place) = stack {
        let stack = position.stacks[place];
        Some(Token::Prey { prey: stack.prey, left: stack.left })
    } else {
        Some(Token::Lone)
    };
    let mut moved = [position.moved_on(Kind::Alpha, hex), position.moved_on(Kind::Wolf, hex)];
    let piece = |(owner, kind): (usize, Kind)| {
        let left = moved.get_mut(kind.index()).filter(|left| owner == position.me() && **left > 0);
        let moved = left.is_some();
        if let Some(left) = left {
            *left -= 1;
        }
        PieceView { piece: Piece { pack: game.packs[owner], kind }, seat: game.seat_of(owner), moved }
    };
    HexView {
        hex,
        q,
        r,
        ground: game.map.ground(hex),
        region: region as u8,
        shore: game.map.shore.contains(hex),
        pieces: position.pieces_on(hex).map(piece).collect(),
        token,
    }
}

fn region_view(game: &Wolves, position: &Position, region: usize) -> RegionView {
    let moons = position.moons[region - 1];
    let lie = game.map.lies[region - 1];
    // A region without a token pays nothing any more, but its control may still be of interest.
    let mut ranking = game.ranking(position, region, moons.top().unwrap_or(Phase::Full));
    if moons.top().is_none() {
        ranking.iter_mut().for_each(|standing| (standing.vp, standing.token) = (0, false));
    }
    RegionView {
        region: region as u8,
        board: crate::boards::REGIONS[lie.board],
        turned: lie.turned,
        water: game.map.water[region - 1],
        moons,
        ranking,
    }
}

fn moon_view(game: &Wolves, position: &Position) -> MoonView {
    let phase = |phase: Phase| PhaseView {
        phase,
        date: phase.date(game.seats),
        scored: phase.index() < usize::from(position.scored),
        prizes: phase.prizes(),
    };
    let pieces = position.calendar.iter().filter_map(|date| date.removed());
    MoonView {
        dates: position.dates,
        calendar: pieces.map(|removed| game.fallen(removed)).collect(),
        phases: Phase::ALL.map(phase).to_vec(),
        quiet: position.quiet,
        quiet_limit: STILL_ROUNDS * game.seats,
    }
}

fn player_view(game: &Wolves, seat: usize, player: &Player) -> PlayerView {
    let pack = game.packs[seat % PACKS];
    let tile = |tile: Tile| {
        let mut turned = player.tiles;
        turned.flip(tile.bit());
        let shown = |tiles: Tiles| tiles.shown(tile, pack.home());
        TileView { tile: tile.id(), shown: shown(player.tiles), hidden: shown(turned) }
    };
    let track = |track: Track| TrackView {
        track,
        taken: player.taken(track) as u8,
        value: track.values()[player.taken(track)],
        values: *track.values(),
        vp: game.side.attribute,
        bonuses: [1, 2, 3, 4].map(|taken| game.side.bonus(track, taken)),
    };
    let waiting = WAITING.iter().enumerate();
    let score = game.score(player);
    PlayerView {
        seat: Seat::from_index(seat),
        pack,
        tiles: Tile::all().map(tile).collect(),
        tracks: Track::ALL.map(track).to_vec(),
        lairs_left: LAIRS.saturating_sub(player.lairs),
        lairs_vp: game.side.lairs,
        waiting: waiting.map(|(place, &kind)| (player.wolves >> place & 1 == 0).then_some(kind)).collect(),
        wolves_vp: game.side.wolves,
        prey: Prey::ALL.into_iter().filter(|prey| player.prey & prey.bit() != 0).collect(),
        prey_vp: game.side.prey,
        terrain_tokens: player.terrain_tokens,
        action_tokens: player.action_tokens,
        region_tokens: player.won,
        score: score.lines.to_vec(),
        total: score.total,
    }
}

fn step_view(game: &Wolves, position: &Position) -> StepView {
    let player = position.player();
    match position.step {
        Step::Draft(_) => StepView::Draft,
        Step::Action => StepView::Action,
        Step::Pay(action) => {
            let terrain = match action {
                Action::Move(terrain) => Some(terrain),
                _ => action.target().and_then(|hex| game.map.terrain(hex)),
            };
            StepView::Pay { action, cost: action.cost(), terrain }
        }
        Step::Track(action) => StepView::Track { action },
        Step::Wolves(terrain) => StepView::Wolves {
            terrain,
            moved: position.moved_count(),
            spread: player.spread(),
            speed: player.speed(),
        },
        Step::Push { hex, owner, kind, back } => {
            StepView::Push { hex, wolf: Piece { pack: game.packs[usize::from(owner) % PACKS], kind }, back }
        }
        Step::Prey => {
            let stack = game.rival_stacks(position).first().and_then(|hex| hex.board().checked_sub(1));
            StepView::Prey {
                prey: stack.and_then(|place| position.stacks.get(place)).map(|stack| stack.prey),
            }
        }
        Step::End => StepView::End,
        Step::Over(_) => StepView::Over,
    }
}
