//! One `card` block of a card file.

use table::Phrase;

use crate::animal::{
    Amount, Animal, Aspect, Colour, Company, Confidence, Direction, Face, Motion, Name, Side, Turning, When,
    printed_name,
};
use crate::effect::Effects;
use crate::id::Id;
use crate::parser::{Care, Line, Wrong, id, not_among, number, wants};
use crate::place::Aim;

/// The words with which a line of a card can begin.
const WORDS: [&str; 15] = [
    "name", "colour", "moved-by", "moves", "drifts", "target", "effect", "starts", "flips", "clashes",
    "turn-end", "wolves", "requires", "excludes", "front",
];
/// The words that may also stand under `front` and `back`.
const FACE_WORDS: [&str; 6] = ["colour", "moved-by", "moves", "drifts", "target", "effect"];

/// The most spaces walked at once, and the greatest part of an amount.
const MOST: u8 = 12;

/// What lines have said about a face so far.
#[derive(Clone, Default)]
struct Draft {
    colour: Option<Colour>,
    moved_by: Option<[bool; 2]>,
    motion: Option<Motion>,
    drift: Option<(u8, Direction)>,
    targets: Option<[bool; 4]>,
    effects: Option<Effects>,
}

/// A card that has been read.
pub(crate) struct Card {
    pub animal: Animal,
    /// The other cards that it names, each with the line.
    pub named: Vec<(usize, Id)>,
}

/// A card that is being read.
pub(crate) struct Block {
    opened: usize,
    pub id: Id,
    care: Care,
    named: Vec<(usize, Id)>,
    /// The first line that only makes sense on a card with two sides.
    two_sides: Option<(usize, String)>,
    seen: Vec<&'static str>,
    /// What holds for both faces, for the front, for the back.
    drafts: [Draft; 3],
    under: usize,
    has: [bool; 3],
    animal: Animal,
}

const SHARED: usize = 0;
const FRONT: usize = 1;
const BACK: usize = 2;

impl Block {
    pub fn new(opened: usize, id: Id, care: Care) -> Self {
        let animal = Animal::new(id, Face::new(Colour::Pink));
        Self {
            opened,
            id,
            care,
            named: Vec::new(),
            two_sides: None,
            seen: Vec::new(),
            drafts: Default::default(),
            under: SHARED,
            has: [true, false, false],
            animal,
        }
    }

    /// Reads one line of the block.
    pub fn line(&mut self, line: &Line) -> Result<(), Wrong> {
        let word = line.words[0];
        if let Some(side) = ["front", "back"].iter().position(|side| *side == word) {
            if !line.rest().is_empty() {
                return Err(wants(word));
            }
            self.under = side + 1;
            self.has[self.under] = true;
            self.seen.retain(|seen| !FACE_WORDS.contains(seen));
            return Ok(());
        }
        let allowed: &[&'static str] = if self.under == SHARED { &WORDS } else { &FACE_WORDS };
        let known = allowed.iter().find(|known| **known == word);
        let Some(&known) = known else {
            return Err(not_among(word, allowed.iter().copied().chain(["back"])));
        };
        if self.seen.contains(&known) && known != "flips" {
            return Err(Phrase::new("hound-cards-twice").with("what", word));
        }
        self.seen.push(known);
        let aspect = if FACE_WORDS.contains(&known) {
            self.face_line(known, line)?
        } else {
            self.card_line(known, line)?
        };
        if let Some(aspect) = aspect {
            let mark = &mut self.animal.confidence[aspect as usize];
            *mark = (*mark).max(line.confidence);
        } else if line.confidence != Confidence::Stated {
            return Err(Phrase::new("hound-cards-no-mark"));
        }
        Ok(())
    }

    fn face_line(&mut self, word: &str, line: &Line) -> Result<Option<Aspect>, Wrong> {
        let rest = line.rest();
        let draft = &mut self.drafts[self.under];
        Ok(Some(match word {
            "colour" => {
                let &[found] = rest else { return Err(wants("colour black")) };
                let colour = Colour::ALL.into_iter().find(|colour| colour.word() == found);
                draft.colour = Some(colour.ok_or_else(|| not_among(found, Colour::ALL.map(Colour::word)))?);
                Aspect::Colour
            }
            "moved-by" => {
                draft.moved_by = Some(moved_by(rest)?);
                Aspect::MovedBy
            }
            "moves" => {
                draft.motion = Some(motion(rest)?);
                Aspect::Moves
            }
            "drifts" => {
                let &[spaces, way] = rest else { return Err(wants("drifts 1 ccw")) };
                draft.drift = Some((number(spaces, 1, MOST)?, direction(way)?));
                Aspect::Drifts
            }
            "target" => {
                draft.targets = Some(targets(rest)?);
                Aspect::Target
            }
            _ => {
                draft.effects = Some(Effects::read(rest, self.care)?);
                Aspect::Effect
            }
        }))
    }

    fn card_line(&mut self, word: &str, line: &Line) -> Result<Option<Aspect>, Wrong> {
        let rest = line.rest();
        if matches!((word, rest), ("flips", _) | ("clashes", ["yes"]) | ("starts", ["back"])) {
            self.two_sides.get_or_insert_with(|| (line.number, line.typed.join(" ")));
        }
        let animal = &mut self.animal;
        let mut name_all = |ids: &[Id]| self.named.extend(ids.iter().map(|&id| (line.number, id)));
        Ok(match word {
            "name" => {
                animal.name = name(line.typed.get(1..).unwrap_or_default(), self.id)?;
                None
            }
            "starts" => {
                let &[side] = rest else { return Err(wants("starts front")) };
                animal.starts = match side {
                    "front" => Side::Front,
                    "back" => Side::Back,
                    _ => return Err(not_among(side, ["front", "back"])),
                };
                Some(Aspect::Starts)
            }
            "flips" => {
                // The first version told a card called ANY from the word by its capitals.
                let company =
                    if self.care == Care::New { rest } else { line.typed.get(1..).unwrap_or_default() };
                name_all(&flips(animal, rest, company)?);
                Some(Aspect::Flips)
            }
            "clashes" => {
                let &[answer] = rest else { return Err(wants("clashes yes")) };
                animal.clashes = match answer {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(not_among(answer, ["yes", "no"])),
                };
                None
            }
            "turn-end" => {
                let &[order] = rest else { return Err(wants("turn-end 1")) };
                animal.order = number(order, 1, crate::animal::LAST_IN_ORDER)?;
                Some(Aspect::TurnEnd)
            }
            "wolves" => {
                let &[count] = rest else { return Err(wants("wolves 1")) };
                animal.wolves = number(count, 0, 9)?;
                Some(Aspect::Wolves)
            }
            "requires" => {
                animal.requires = ids(rest, "requires D02-1 D02-2")?;
                name_all(&animal.requires);
                None
            }
            _ => {
                animal.excludes = ids(rest, "excludes W01")?;
                name_all(&animal.excludes);
                None
            }
        })
    }

    /// The finished card, or the line that is wrong.
    pub fn finish(mut self) -> Result<Card, (usize, Wrong)> {
        let missing = |what: &str| (self.opened, Phrase::new("hound-cards-missing").with("what", what));
        match (self.has[FRONT], self.has[BACK]) {
            (true, false) => return Err(missing("back")),
            (false, true) => return Err(missing("front")),
            (two_sided, _) => self.animal.two_sided = two_sided,
        }
        if let Some((line, what)) = self.two_sides.filter(|_| !self.animal.two_sided) {
            return Err((line, Phrase::new("hound-cards-one-sided").with("what", what)));
        }
        if !self.animal.two_sided {
            // Which side of one shows first is sure.
            self.animal.confidence[Aspect::Starts as usize] = Confidence::Stated;
        }
        for side in [FRONT, BACK] {
            let face = face(&self.drafts[side], &self.drafts[SHARED]);
            self.animal.faces[side - 1] = face.map_err(|wrong| (self.opened, wrong))?;
        }
        Ok(Card { animal: self.animal, named: self.named })
    }
}

/// What a side says itself, else what holds for both.
fn face(own: &Draft, shared: &Draft) -> Result<Face, Wrong> {
    let missing = |what: &str| Phrase::new("hound-cards-missing").with("what", what);
    let mut face = Face::new(own.colour.or(shared.colour).ok_or_else(|| missing("colour"))?);
    let moved_by = own.moved_by.or(shared.moved_by);
    face.motion = own.motion.or(shared.motion);
    match (moved_by, face.motion) {
        (None, Some(_)) => return Err(missing("moved-by")),
        (Some([true, _] | [_, true]), None) => return Err(missing("moves")),
        _ => face.moved_by = moved_by.unwrap_or_default(),
    }
    face.drift = own.drift.or(shared.drift);
    face.targets = own.targets.or(shared.targets).unwrap_or([true, false, false, false]);
    face.effects = own.effects.or(shared.effects).unwrap_or_default();
    Ok(face)
}

fn moved_by(words: &[&str]) -> Result<[bool; 2], Wrong> {
    let mut moved_by = [false; 2];
    for &word in words {
        match word {
            "black" => moved_by[0] = true,
            "white" => moved_by[1] = true,
            "nothing" if words.len() == 1 => {}
            _ => return Err(not_among(word, ["black", "white", "nothing"])),
        }
    }
    if words.is_empty() { Err(wants("moved-by black white")) } else { Ok(moved_by) }
}

fn direction(word: &str) -> Result<Direction, Wrong> {
    match word {
        "cw" => Ok(Direction::Clockwise),
        "ccw" => Ok(Direction::CounterClockwise),
        _ => Err(not_among(word, ["cw", "ccw"])),
    }
}

fn motion(words: &[&str]) -> Result<Motion, Wrong> {
    let (how_far, way, late) = match *words {
        [how_far, way] => (how_far, way, false),
        [how_far, way, "late"] => (how_far, way, true),
        [_, _, word] => return Err(not_among(word, ["late"])),
        _ => return Err(wants("moves n+1 cw")),
    };
    let amount = amount(how_far).ok_or_else(|| {
        let forms = ["n", "n+1", "n-1", "n/2", "3n", "2n+1", "2"].map(Phrase::verbatim).to_vec();
        let phrase = Phrase::new("hound-cards-not-amount").with("found", how_far);
        phrase.with("forms", forms).with("most", MOST)
    })?;
    Ok(Motion { amount, direction: direction(way)?, late })
}

/// `[times]n[±plus][/over]`, or a plain number.
fn amount(text: &str) -> Option<Amount> {
    let part = |digits: &str| digits.parse::<u8>().ok().filter(|&part| part <= MOST && digits.len() <= 2);
    let (sum, over) = match text.split_once('/') {
        Some((sum, over)) => (sum, part(over).filter(|&over| over > 0)?),
        None => (text, 1),
    };
    let Some((times, plus)) = sum.split_once('n') else {
        return Some(Amount { times: 0, plus: part(sum)? as i8, over });
    };
    let times = if times.is_empty() { 1 } else { part(times).filter(|&times| times > 0)? };
    let plus = match plus.split_at_checked(1) {
        None => 0,
        Some(("+", digits)) => part(digits)? as i8,
        Some(("-", digits)) => -(part(digits)? as i8),
        Some(_) => return None,
    };
    Some(Amount { times, plus, over })
}

fn targets(words: &[&str]) -> Result<[bool; 4], Wrong> {
    let mut targets = [false; 4];
    for &word in words {
        let aim = Aim::ALL.into_iter().find(|aim| aim.word() == word);
        targets[aim.ok_or_else(|| not_among(word, Aim::ALL.map(Aim::word)))? as usize] = true;
    }
    if words.is_empty() { Err(wants("target left right")) } else { Ok(targets) }
}

fn name(words: &[&str], id: Id) -> Result<Name, Wrong> {
    let text = words.join(" ");
    match text.as_str() {
        "" => Err(wants("name Old Shep")),
        text if text.eq_ignore_ascii_case("printed") && printed_name(id).is_some() => Ok(Name::Printed),
        "printed" => Err(Phrase::new("hound-cards-not-printed")),
        text if text.chars().count() > 40 || text.chars().any(char::is_control) => {
            Err(Phrase::new("hound-cards-name-too-long").with("most", 40))
        }
        text => Ok(Name::Own(text.to_owned())),
    }
}

fn ids(words: &[&str], form: &str) -> Result<Vec<Id>, Wrong> {
    if words.is_empty() { Err(wants(form)) } else { words.iter().map(|word| id(word)).collect() }
}

/// `flips passing`, or `flips MOMENT HOW with any | nobody | IDS`. The cards that are named.
fn flips(animal: &mut Animal, words: &[&str], typed: &[&str]) -> Result<Vec<Id>, Wrong> {
    let twice = || Phrase::new("hound-cards-twice").with("what", "flips");
    let (when, how, company) = match words {
        ["passing"] if animal.flips_passing => return Err(twice()),
        ["passing"] => {
            animal.flips_passing = true;
            return Ok(Vec::new());
        }
        [when, how, "with", company @ ..] if !company.is_empty() => {
            (*when, *how, typed.get(3..).unwrap_or(company))
        }
        [word] if !["play-end", "turn-end"].contains(word) => {
            return Err(not_among(word, ["passing", "play-end", "turn-end"]));
        }
        _ => return Err(wants("flips turn-end toggle with any")),
    };
    let when = match when {
        "play-end" => When::PlayEnd,
        "turn-end" => When::TurnEnd,
        _ => return Err(not_among(when, ["passing", "play-end", "turn-end"])),
    };
    let turning = match how {
        "toggle" => Turning::Toggle,
        "front" => Turning::Front,
        "back" => Turning::Back,
        _ => return Err(not_among(how, ["toggle", "front", "back"])),
    };
    let mut named = Vec::new();
    let company = match company {
        ["any"] => Company::Anybody,
        ["nobody"] => Company::Only(Vec::new()),
        names => {
            named = names.iter().map(|name| id(name)).collect::<Result<_, _>>()?;
            Company::Only(named.clone())
        }
    };
    let place = match when {
        When::PlayEnd => &mut animal.play_end,
        When::TurnEnd => &mut animal.turn_end,
    };
    if place.is_some() {
        return Err(twice());
    }
    *place = Some((turning, company));
    Ok(named)
}
