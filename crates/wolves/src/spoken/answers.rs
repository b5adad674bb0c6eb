//! Answers to what somebody asks who does not see the map.

use table::{Line, Phrase, Seat, Topic};

use super::{Ear, attributes, board_name, heading, hex_list, token_name};
use crate::drawing;
use crate::event::Standing;
use crate::game::Wolves;
use crate::hex::Hex;
use crate::map::TOP_RANGE;
use crate::piece::Kind;
use crate::terrain::{Ground, Terrain};
use crate::view::{HexView, PlayerView, RegionView, Token};

/// Names of the six directions, in the order of [`STEPS`].
const DIRECTIONS: [&str; 6] = [
    "wolves-north",
    "wolves-north-east",
    "wolves-south-east",
    "wolves-south",
    "wolves-south-west",
    "wolves-north-west",
];

/// What can be asked.
pub fn topics(game: &Wolves) -> Vec<Topic> {
    let hexes = || game.map.hexes().map(|(hex, _)| hex.to_string()).collect::<Vec<_>>();
    let first = if game.map.has(Hex::from_index(0)) { 0 } else { 1 };
    let boards = || (first..=game.map.regions()).map(|board| board.to_string()).collect::<Vec<_>>();
    let topic = |word, name: &'static str, of: Vec<String>, alone, about: &'static str| Topic {
        word,
        name: Phrase::new(name),
        of,
        alone,
        about: Phrase::new(about),
    };
    vec![
        topic("look", "wolves-ask-look-word", hexes(), true, "wolves-ask-look"),
        topic("near", "wolves-ask-near-word", hexes(), true, "wolves-ask-near"),
        topic("wolves", "wolves-ask-wolves-word", Vec::new(), true, "wolves-ask-wolves"),
        topic("region", "wolves-ask-region-word", boards(), true, "wolves-ask-region"),
        topic("packs", "wolves-ask-packs-word", Vec::new(), true, "wolves-ask-packs"),
        topic("moon", "wolves-ask-moon-word", Vec::new(), true, "wolves-ask-moon"),
        topic("map", "wolves-ask-map-word", boards(), true, "wolves-ask-map"),
    ]
}

/// The word of a topic that somebody means who types it in French or German.
fn canonical(word: &str) -> &str {
    match word {
        "regarder" | "regarde" | "schau" | "schaue" => "look",
        "près" | "autour" | "nahe" | "um" => "near",
        "loups" | "wölfe" => "wolves",
        "région" => "region",
        "meutes" | "rudel" => "packs",
        "lune" | "mond" => "moon",
        "plan" | "carte" | "karte" => "map",
        word => word,
    }
}

impl<'a> Ear<'a> {
    /// The answer to a question.
    pub fn answer(&self, question: &str) -> Option<Vec<Phrase>> {
        let question = question.to_lowercase();
        let mut words = question.split_whitespace();
        let (word, thing, more) = (canonical(words.next()?), words.next(), words.next());
        let topics = topics(self.game);
        let topic = topics.iter().find(|topic| topic.word == word && more.is_none())?;
        if thing.is_some() && topic.of.is_empty() {
            return None;
        }
        Some(match (word, thing) {
            ("look", Some(thing)) => self.at(thing, |view| vec![self.look(view)]),
            ("near", Some(thing)) => self.at(thing, |view| self.near(view)),
            ("near", None) => self.near_alphas(),
            ("wolves", _) => self.wolves(),
            ("region", Some(thing)) => self.board(thing, |board| self.region(board)),
            ("region", None) => self.view.regions.iter().map(region_line).collect(),
            ("packs", _) => self.view.players.iter().flat_map(player_lines).collect(),
            ("moon", _) => {
                let lines = [Some(heading(self.view)), self.next_regions(), Some(self.calendar())];
                lines.into_iter().flatten().collect()
            }
            ("map", Some(thing)) => self.board(thing, |board| {
                let mut lines = vec![self.board_name(board)];
                lines.extend(drawing::map(self.view, Some(board)));
                lines
            }),
            ("map", None) => {
                let mut lines = drawing::map(self.view, None);
                lines.extend(drawing::legend());
                lines
            }
            _ => self.describe(),
        })
    }

    fn at(&self, name: &str, tell: impl Fn(&HexView) -> Vec<Phrase>) -> Vec<Phrase> {
        match Hex::parse(name).and_then(|hex| self.view.hex(hex)) {
            Some(view) => tell(view),
            None => vec![Phrase::new("wolves-setup-no-hex").with("hex", name.to_uppercase())],
        }
    }

    fn board(&self, name: &str, tell: impl Fn(usize) -> Vec<Phrase>) -> Vec<Phrase> {
        let number = name.parse().ok().filter(|board| self.hexes_of(*board).next().is_some());
        number.map_or_else(|| vec![Phrase::new("wolves-setup-no-region").with("region", name)], tell)
    }

    fn hexes_of(&self, board: usize) -> impl Iterator<Item = &'a HexView> {
        self.view.hexes.iter().filter(move |view| view.hex.board() == board)
    }

    /// All about one hex.
    fn look(&self, view: &HexView) -> Phrase {
        let mut things: Vec<Phrase> = view.token.iter().map(token_name).collect();
        things.extend(view.pieces.iter().map(|piece| self.piece_name(piece)));
        if view.ground == Ground::Water {
            let region = self.view.regions.iter().find(|region| region.water == view.hex);
            let moons = region.map(|region| region.moons.iter().map(crate::moon::Phase::name));
            things.extend(moons.into_iter().flatten());
        }
        let key = match (things.is_empty(), view.ground) {
            (true, Ground::Land(_)) => Phrase::new("wolves-look-free"),
            (true, _) => Phrase::new("wolves-look-bare"),
            (false, _) => Phrase::new("wolves-look").with("things", things),
        };
        key.with("hex", view.hex.to_string())
            .with("terrain", view.ground.name())
            .with("board", board_name(view.hex.board()))
            .with("shore", if view.shore { "yes" } else { "no" })
    }

    /// One hex, the six beside it by direction, and what is further away.
    fn near(&self, view: &HexView) -> Vec<Phrase> {
        let mut lines = vec![self.look(view)];
        for (direction, beside) in DIRECTIONS.into_iter().zip(self.beside(view.hex)) {
            let Some(beside) = beside else { continue };
            let phrase = Phrase::new("wolves-near").with("direction", Phrase::new(direction));
            let things = self.on_it(beside);
            lines.push(
                phrase
                    .with("hex", beside.hex.to_string())
                    .with("terrain", beside.ground.name())
                    .with("count", things.len())
                    .with("things", things),
            );
        }
        for steps in 2..=TOP_RANGE as u8 {
            let away = |other: &&HexView| self.game.map.distance(view.hex, other.hex) == Some(steps);
            let there = self.view.hexes.iter().filter(away);
            let things: Vec<Phrase> = there.filter_map(|view| self.things_on(view, |_| true)).collect();
            if !things.is_empty() {
                lines.push(Phrase::new("wolves-near-away").with("steps", steps).with("things", things));
            }
        }
        lines
    }

    fn on_it(&self, view: &HexView) -> Vec<Phrase> {
        let pieces = view.pieces.iter().map(|piece| self.piece_name(piece));
        view.token.iter().map(token_name).chain(pieces).collect()
    }

    fn near_alphas(&self) -> Vec<Phrase> {
        let alphas = self.me.map(|seat| self.places(Some(seat), Kind::Alpha)).unwrap_or_default();
        if alphas.is_empty() {
            return vec![Phrase::new("wolves-near-none")];
        }
        alphas.iter().filter_map(|hex| self.view.hex(*hex)).flat_map(|view| self.near(view)).collect()
    }

    /// Where everybody's pieces are, and the lone wolves and the prey.
    fn wolves(&self) -> Vec<Phrase> {
        let mut lines: Vec<Phrase> = Vec::new();
        let players = self.view.players.iter().map(|player| (Some(player.seat), player.pack));
        for (seat, pack) in players.chain(self.view.third.map(|pack| (None, pack))) {
            let parts: Vec<Phrase> =
                Kind::ALL.into_iter().filter_map(|kind| self.of_kind(seat, kind)).collect();
            let phrase = match seat {
                Some(seat) => Phrase::new("wolves-ear-pack").with("seat", seat),
                None => Phrase::new("wolves-ear-third"),
            };
            lines.push(phrase.with("pack", pack.name()).with("parts", parts));
        }
        let lone: Vec<Hex> = self
            .view
            .hexes
            .iter()
            .filter(|view| view.token == Some(Token::Lone))
            .map(|view| view.hex)
            .collect();
        lines.push(Phrase::new("wolves-ear-lone").with("hexes", hex_list(&lone)));
        let prey = self.view.hexes.iter().filter(|view| matches!(view.token, Some(Token::Prey { .. })));
        let prey: Vec<Phrase> = prey.filter_map(|view| self.things_on(view, |_| false)).collect();
        lines.push(Phrase::new("wolves-ear-prey").with("prey", prey));
        lines
    }

    fn of_kind(&self, seat: Option<Seat>, kind: Kind) -> Option<Phrase> {
        let places = self.places(seat, kind);
        let phrase = match kind {
            Kind::Alpha => Phrase::new("wolves-ear-alphas"),
            Kind::Wolf => Phrase::new("wolves-ear-wolves"),
            Kind::Den => Phrase::new("wolves-ear-dens"),
            Kind::Lair => Phrase::new("wolves-ear-lairs"),
        };
        let phrase = phrase.with("count", places.len()).with("hexes", hex_list(&places));
        (!places.is_empty()).then_some(phrase)
    }

    fn board_name(&self, board: usize) -> Phrase {
        Phrase::new("wolves-ear-board").with("board", board)
    }

    /// A board: who controls it, what it is made of, what stands there, and what lies around it.
    fn region(&self, board: usize) -> Vec<Phrase> {
        let mut lines = match self.view.regions.iter().find(|view| usize::from(view.region) == board) {
            Some(view) => vec![region_line(view)],
            None => vec![self.board_name(board)],
        };
        for ground in Terrain::ALL.map(Ground::Land).into_iter().chain([Ground::Water, Ground::Chasm]) {
            let hexes: Vec<Hex> =
                self.hexes_of(board).filter(|view| view.ground == ground).map(|view| view.hex).collect();
            if !hexes.is_empty() {
                let phrase = Phrase::new("wolves-ear-ground").with("terrain", ground.name());
                lines.push(phrase.with("hexes", hex_list(&hexes)));
            }
        }
        let things: Vec<Phrase> =
            self.hexes_of(board).filter_map(|view| self.things_on(view, |_| true)).collect();
        lines.push(Phrase::new("wolves-ear-things").with("things", things));
        let mut around: Vec<usize> = self
            .hexes_of(board)
            .flat_map(|view| self.beside(view.hex).into_iter().flatten())
            .map(|view| view.hex.board())
            .filter(|other| *other != board)
            .collect();
        around.sort_unstable();
        around.dedup();
        let around: Vec<Phrase> = around.into_iter().map(board_name).collect();
        lines.push(Phrase::new("wolves-ear-around").with("boards", around));
        lines
    }

    fn calendar(&self) -> Phrase {
        let pieces: Vec<Phrase> = self.view.moon.calendar.iter().map(crate::event::Fallen::name).collect();
        if pieces.is_empty() {
            return Phrase::new("wolves-view-calendar-empty");
        }
        Phrase::new("wolves-view-calendar").with("pieces", pieces)
    }
}

fn region_line(view: &RegionView) -> Phrase {
    let place = |standing: &Standing| {
        Phrase::new("wolves-event-place")
            .with("pack", standing.pack.name())
            .with("control", standing.control)
            .with("alphas", standing.alphas)
            .with("vp", standing.vp)
    };
    let moons: Vec<Phrase> = view.moons.iter().map(crate::moon::Phase::name).collect();
    let places: Vec<Phrase> = view.ranking.iter().map(place).collect();
    let key = match (moons.is_empty(), places.is_empty()) {
        (true, _) => return Phrase::new("wolves-view-region-done").with("region", view.region),
        (false, true) => Phrase::new("wolves-view-region-empty"),
        (false, false) => Phrase::new("wolves-view-region").with("places", places),
    };
    key.with("region", view.region).with("moons", moons)
}

/// A player board in full.
fn player_lines(view: &PlayerView) -> Vec<Phrase> {
    let tile = |tile: &crate::view::TileView| {
        if tile.shown == tile.hidden {
            return Phrase::new("wolves-pay-home").with("terrain", tile.shown.name());
        }
        Phrase::new("wolves-pay-tile").with("from", tile.shown.name()).with("to", tile.hidden.name())
    };
    let waiting = view.waiting.iter().flatten();
    let points = |line: &Line| {
        Phrase::new("wolves-view-points").with("category", category(line.category)).with("vp", line.points)
    };
    let scored: Vec<Phrase> = view.score.iter().filter(|line| line.points != 0).map(points).collect();
    let name = if scored.is_empty() {
        Phrase::new("wolves-view-player-new")
    } else {
        Phrase::new("wolves-view-player").with("score", scored)
    };
    let prey: Vec<Phrase> = view.prey.iter().map(|prey| prey.name()).collect();
    let mut lines = vec![
        name.with("seat", view.seat).with("pack", view.pack.name()).with("total", view.total),
        Phrase::new("wolves-view-tiles").with("tiles", view.tiles.iter().map(tile).collect::<Vec<_>>()),
        attributes(Phrase::new("wolves-view-board"), view),
        Phrase::new("wolves-view-left")
            .with("seat", view.seat)
            .with("dens", view.tracks.iter().map(|track| usize::from(4 - track.taken.min(4))).sum::<usize>())
            .with("lairs", view.lairs_left)
            .with("wolves", waiting.count()),
    ];
    if !prey.is_empty() {
        lines.push(Phrase::new("wolves-view-prey").with("prey", prey));
    }
    lines
}

/// The name of a scoring category.
fn category(key: &str) -> Phrase {
    Phrase::new(match key {
        "regions" => "wolves-score-regions",
        "spread" => "wolves-score-spread",
        "speed" => "wolves-score-speed",
        "howl" => "wolves-score-howl",
        "lairs" => "wolves-score-lairs",
        "prey" => "wolves-score-prey",
        _ => "wolves-score-wolves",
    })
}
