//! Deals and hand-made situations as lines of text.

use std::fmt;

use table::{Phrase, Seat, SetupError};

use crate::boards;
use crate::deal::{Deal, PlayerSituation, RegionDeal, Side, Situation};
use crate::event::Fallen;
use crate::hex::Hex;
use crate::moon::Moons;
use crate::options::Options;
use crate::piece::{Kind, Piece};
use crate::prey::Prey;
use crate::terrain::{Pack, Terrain};
use crate::tiles::{CYCLE, Tile, Tiles};
use crate::tracks::WOLVES;

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, region) in self.regions.iter().enumerate() {
            let turned = if region.turned { " turned" } else { "" };
            writeln!(
                f,
                "region {} {}{turned} {} {}",
                place + 1,
                region.board,
                region.moons,
                region.prey.id()
            )?;
        }
        writeln!(f, "packs {}", join(self.packs.iter().map(|pack| pack.id()), " "))?;
        if let Some(third) = self.third {
            writeln!(f, "third {third}")?;
        }
        let side = |side: &Side| if *side == Side::Fronts { "fronts" } else { "backs" };
        writeln!(f, "tiles {}", join(self.tiles.iter().map(side), " "))?;
        writeln!(f, "first {}", self.first)?;
        match &self.situation {
            Some(situation) => write!(f, "{situation}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Situation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "turn {}", self.turn)?;
        writeln!(f, "actions {}", self.actions)?;
        for (hex, pieces) in &self.pieces {
            writeln!(f, "at {hex} {}", join(pieces.iter().map(ToString::to_string), ", "))?;
        }
        match self.lone.as_deref() {
            Some([]) => writeln!(f, "lone none")?,
            Some(hexes) => writeln!(f, "lone {}", join(hexes.iter().map(ToString::to_string), " "))?,
            None => {}
        }
        for (region, left) in &self.stacks {
            writeln!(f, "stack {region} {left}")?;
        }
        for player in &self.players {
            writeln!(f, "{player}")?;
        }
        if !self.calendar.is_empty() {
            let piece = |piece: &Fallen| match piece {
                Fallen::Lone => "lone".to_owned(),
                Fallen::Wolf { pack } => format!("{pack}-wolf"),
                Fallen::Den { pack } => format!("{pack}-den"),
            };
            writeln!(f, "calendar {}", join(self.calendar.iter().map(piece), " "))?;
        }
        writeln!(f, "quiet {}", self.quiet)
    }
}

impl fmt::Display for PlayerSituation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.seat)?;
        if let Some(backs) = self.backs {
            let tiles = Tiles::with_backs(backs);
            let shown = Tile::all().skip(1).map(|tile| tiles.shown(tile, Terrain::Forest).id());
            write!(f, " tiles {}", join(shown, "+"))?;
        }
        let [spread, speed, howl] = self.dens;
        let numbers = [
            ("spread", spread),
            ("speed", speed),
            ("howl", howl),
            ("lairs", self.lairs),
            ("terrain", self.terrain_tokens),
            ("action", self.action_tokens),
            ("won", self.won),
            ("vp", self.region_vp),
        ];
        for (name, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
            write!(f, " {name} {number}")?;
        }
        if self.wolves > 0 {
            let places = (0..WOLVES).filter(|place| self.wolves >> place & 1 == 1);
            write!(f, " wolves {}", join(places.map(|place| (place + 1).to_string()), "+"))?;
        }
        if !self.prey.is_empty() {
            write!(f, " prey {}", join(self.prey.iter().map(|prey| prey.id()), "+"))?;
        }
        Ok(())
    }
}

fn join(words: impl Iterator<Item = impl AsRef<str>>, between: &str) -> String {
    let words: Vec<_> = words.collect();
    words.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(between)
}

const KEYWORDS: [&str; 13] = [
    "region", "packs", "third", "tiles", "first", "turn", "actions", "at", "lone", "stack", "player",
    "calendar", "quiet",
];

/// Reads a deal or a hand-made situation. Lines that are missing are filled in as `docs/setup.md` says.
///
/// # Errors
/// Names the line and what was expected there.
pub fn parse(options: &Options, text: &str) -> Result<Deal, SetupError> {
    let mut deal = Deal::plain(options);
    let mut regions: Vec<Option<RegionDeal>> = vec![None; deal.regions.len()];
    let mut seen: Vec<&str> = Vec::new();
    for (place, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word.is_empty() {
            continue;
        }
        let at = |phrase| SetupError::at(place + 1, phrase);
        let Some(keyword) = KEYWORDS.into_iter().find(|keyword| keyword.eq_ignore_ascii_case(word)) else {
            let known = KEYWORDS.map(Phrase::verbatim).to_vec();
            return Err(at(Phrase::new("wolves-setup-unknown-line").with("word", word).with("known", known)));
        };
        let many = ["region", "at", "stack", "player"].contains(&keyword);
        if !many && seen.contains(&keyword) {
            return Err(at(Phrase::new("wolves-setup-twice").with("word", keyword)));
        }
        seen.push(keyword);
        read_line(&mut deal, &mut regions, keyword, rest.trim())
            .map_err(|wrong| at(wrong.phrase(keyword)))?;
    }
    if seen.contains(&"region") {
        deal.regions = regions.into_iter().collect::<Option<Vec<_>>>().ok_or_else(|| {
            let count = boards::slots(options.players).len();
            SetupError::whole(Phrase::new("wolves-setup-regions-missing").with("count", count))
        })?;
    }
    Ok(deal)
}

/// What is wrong with a line.
enum Wrong {
    /// This word cannot be read.
    Word(String),
    /// There are too few or too many words.
    Length,
}

impl Wrong {
    fn word(text: &str) -> Self {
        Self::Word(text.to_owned())
    }

    /// Says what is wrong, and what such a line looks like.
    fn phrase(self, keyword: &str) -> Phrase {
        let like = match keyword {
            "region" => "region 3 gftrd turned crescent moose",
            "packs" => "packs forest rocky tundra",
            "third" => "third desert",
            "tiles" => "tiles fronts backs fronts",
            "first" => "first 1",
            "turn" => "turn 2",
            "actions" => "actions 2",
            "at" => "at 3F forest alpha, rocky den",
            "lone" => "lone 1G 1J 2G",
            "stack" => "stack 3 1",
            "player" => "player 2 tiles rock+rock+grass+tundra+desert spread 1 wolves 1+2 prey moose vp 4",
            "calendar" => "calendar lone forest-den rocky-wolf",
            _ => "quiet 3",
        };
        let phrase = match self {
            Self::Word(word) => Phrase::new("wolves-setup-bad-word").with("word", word),
            Self::Length => Phrase::new("wolves-setup-bad-length"),
        };
        phrase.with("like", like)
    }
}

fn read_line(
    deal: &mut Deal,
    regions: &mut [Option<RegionDeal>],
    keyword: &str,
    rest: &str,
) -> Result<(), Wrong> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    match keyword {
        "region" => return read_region(regions, &words),
        "packs" => {
            deal.packs = read_all(&words, Pack::parse)?;
            return Ok(());
        }
        "third" => {
            deal.third = Some(read(one(&words)?, Pack::parse)?);
            return Ok(());
        }
        "tiles" => {
            deal.tiles = read_all(&words, side)?;
            return Ok(());
        }
        "first" => {
            deal.first = read(one(&words)?, seat)?;
            return Ok(());
        }
        _ => {}
    }
    let first = deal.first;
    let situation = deal.situation.get_or_insert_with(|| Situation {
        turn: first,
        actions: 2,
        pieces: Vec::new(),
        lone: None,
        stacks: Vec::new(),
        players: Vec::new(),
        calendar: Vec::new(),
        quiet: 1,
    });
    match keyword {
        "turn" => situation.turn = read(one(&words)?, seat)?,
        "actions" => situation.actions = read(one(&words)?, number)?,
        "at" => {
            let (hex, pieces) = rest.split_once(char::is_whitespace).ok_or(Wrong::Length)?;
            let pieces: Result<Vec<Piece>, Wrong> = pieces.split(',').map(|text| read(text, piece)).collect();
            situation.pieces.push((read(hex, Hex::parse)?, pieces?));
        }
        "lone" if rest.eq_ignore_ascii_case("none") => situation.lone = Some(Vec::new()),
        "lone" => situation.lone = Some(read_all(&words, Hex::parse)?),
        "stack" => {
            let [region, left] = words[..] else {
                return Err(Wrong::Length);
            };
            situation.stacks.push((read(region, number)?, read(left, number)?));
        }
        "player" => situation.players.push(read_player(&words)?),
        "calendar" => situation.calendar = read_all(&words, fallen)?,
        _ => situation.quiet = read(one(&words)?, number)?,
    }
    Ok(())
}

fn read_region(regions: &mut [Option<RegionDeal>], words: &[&str]) -> Result<(), Wrong> {
    let (region, board, turned, moons, prey) = match *words {
        [region, board, moons, prey] => (region, board, false, moons, prey),
        [region, board, turned, moons, prey] if turned.eq_ignore_ascii_case("turned") => {
            (region, board, true, moons, prey)
        }
        _ => return Err(Wrong::Length),
    };
    let place = read(region, number)?.checked_sub(1).and_then(|place| regions.get_mut(usize::from(place)));
    let place = place.ok_or_else(|| Wrong::word(region))?;
    let find = |text: &str| boards::REGIONS.into_iter().find(|name| name.eq_ignore_ascii_case(text));
    *place = Some(RegionDeal {
        board: read(board, find)?,
        turned,
        moons: read(moons, Moons::parse)?,
        prey: read(prey, Prey::parse)?,
    });
    Ok(())
}

fn read_player(words: &[&str]) -> Result<PlayerSituation, Wrong> {
    let (first, pairs) = words.split_first().ok_or(Wrong::Length)?;
    let mut player = PlayerSituation::new(read(first, seat)?);
    for pair in pairs.chunks(2) {
        let [name, value] = *pair else {
            return Err(Wrong::Length);
        };
        let number = || read(value, number);
        match name.to_ascii_lowercase().as_str() {
            "tiles" => player.backs = Some(read(value, backs)?),
            "spread" => player.dens[0] = number()?,
            "speed" => player.dens[1] = number()?,
            "howl" => player.dens[2] = number()?,
            "lairs" => player.lairs = number()?,
            "terrain" => player.terrain_tokens = number()?,
            "action" => player.action_tokens = number()?,
            "won" => player.won = number()?,
            "vp" => player.region_vp = number()?,
            "wolves" => player.wolves = read(value, places)?,
            "prey" => player.prey = read_all(&value.split('+').collect::<Vec<_>>(), Prey::parse)?,
            _ => return Err(Wrong::word(name)),
        }
    }
    Ok(player)
}

fn one<'a>(words: &[&'a str]) -> Result<&'a str, Wrong> {
    match *words {
        [word] => Ok(word),
        _ => Err(Wrong::Length),
    }
}

fn read<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, Wrong> {
    parse(text.trim()).ok_or_else(|| Wrong::word(text.trim()))
}

fn read_all<T>(words: &[&str], parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Wrong> {
    words.iter().map(|word| read(word, &parse)).collect()
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

fn seat(text: &str) -> Option<Seat> {
    number(text).and_then(Seat::new)
}

fn side(text: &str) -> Option<Side> {
    match text.to_ascii_lowercase().as_str() {
        "fronts" => Some(Side::Fronts),
        "backs" => Some(Side::Backs),
        _ => None,
    }
}

fn piece(text: &str) -> Option<Piece> {
    let mut words = text.split_whitespace();
    let piece = Piece { pack: Pack::parse(words.next()?)?, kind: Kind::parse(words.next()?)? };
    words.next().is_none().then_some(piece)
}

fn fallen(text: &str) -> Option<Fallen> {
    if text.eq_ignore_ascii_case("lone") {
        return Some(Fallen::Lone);
    }
    let (pack, kind) = text.split_once('-')?;
    let pack = Pack::parse(pack)?;
    match Kind::parse(kind)? {
        Kind::Wolf => Some(Fallen::Wolf { pack }),
        Kind::Den => Some(Fallen::Den { pack }),
        Kind::Alpha | Kind::Lair => None,
    }
}

/// The five tiles of the cycle by what they show.
fn backs(text: &str) -> Option<u8> {
    let shown: Option<Vec<Terrain>> = text.split('+').map(Terrain::parse).collect();
    let shown = shown.filter(|shown| shown.len() == CYCLE.len())?;
    let mut backs = 0;
    for (place, (terrain, (front, back))) in shown.into_iter().zip(CYCLE).enumerate() {
        if terrain == back {
            backs |= 1 << (place + 1);
        } else if terrain != front {
            return None;
        }
    }
    Some(backs)
}

/// The first so many wolves of the track, or a list of places with `+`.
fn places(text: &str) -> Option<u8> {
    if !text.contains('+') {
        let count = number(text).filter(|&count| usize::from(count) <= WOLVES)?;
        // A list of one place would look the same: only the first can be gone alone.
        return Some(((1u16 << count) - 1) as u8);
    }
    text.split('+').try_fold(0, |gone, place| {
        let place = number(place).filter(|place| (1..=WOLVES as u8).contains(place))?;
        Some(gone | 1 << (place - 1))
    })
}
