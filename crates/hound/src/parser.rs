//! Reads card files: one statement a line, errors with line, card and the allowed values.

use table::Phrase;

use crate::animal::Confidence;
use crate::block::{Block, Card};
use crate::card_file::{CardFile, CardFileError, Level};
use crate::id::Id;
use crate::number::{CARDS, Numbers};
use crate::set::choose;

/// The version of the language.
const VERSION: &str = "1";
/// The longest file that is read.
const MAX_BYTES: usize = 65_536;
/// The most cards in a file.
const MAX_CARDS: usize = 99;
/// The most sets that the `set` lines of a file can stand for.
const MAX_SETS: usize = 199;

/// How much is let pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Care {
    /// Everything that cannot be meant is refused: for new tables.
    #[default]
    New,
    /// What the first version of the language let pass still is: for tables and records that exist.
    Recorded,
}

/// What can stand behind `with` besides card numbers.
pub(crate) const COMPANY_WORDS: [&str; 2] = ["any", "nobody"];

/// What a line with a recommended set looks like.
const SET_FORM: &str = "set beginner H01 W03|W04";

/// A line without its comment: its words, and our confidence in what it says.
pub(crate) struct Line<'a> {
    pub number: usize,
    /// In lower case.
    pub words: Vec<&'a str>,
    /// As they were typed.
    pub typed: Vec<&'a str>,
    pub confidence: Confidence,
}

impl<'a> Line<'a> {
    /// What follows the first word.
    pub fn rest(&self) -> &[&'a str] {
        self.words.get(1..).unwrap_or_default()
    }
}

/// What is wrong, before it is known where.
pub(crate) type Wrong = Phrase;

/// A word that is not among those allowed here.
pub(crate) fn not_among<'a>(found: &str, allowed: impl IntoIterator<Item = &'a str>) -> Wrong {
    let allowed: Vec<Phrase> = allowed.into_iter().map(Phrase::verbatim).collect();
    Phrase::new("hound-cards-not-among").with("found", found).with("allowed", allowed)
}

/// A number within these bounds.
pub(crate) fn number(found: &str, least: u8, most: u8) -> Result<u8, Wrong> {
    let read = found.parse().ok().filter(|number| (least..=most).contains(number));
    read.ok_or_else(|| {
        Phrase::new("hound-cards-not-number").with("found", found).with("least", least).with("most", most)
    })
}

/// An animal card's id.
pub(crate) fn id(found: &str) -> Result<Id, Wrong> {
    Id::new(found).ok_or_else(|| Phrase::new("hound-cards-not-id").with("found", found))
}

/// A line that says too little or too much: `form` shows what it should look like.
pub(crate) fn wants(form: &str) -> Wrong {
    Phrase::new("hound-cards-wants").with("form", form)
}

/// Puts line and card to what is wrong.
pub(crate) fn at(line: usize, card: Option<Id>, wrong: Wrong) -> CardFileError {
    let place = match card {
        Some(id) => Phrase::new("hound-cards-in-card").with("line", line).with("card", id.as_str()),
        None => Phrase::new("hound-cards-in-line").with("line", line),
    };
    let placed = |place| Phrase::new("hound-cards-error").with("where", place).with("wrong", wrong.clone());
    let what = match card {
        Some(id) => placed(Phrase::new("hound-cards-in-this-card").with("card", id.as_str())),
        None => wrong.clone(),
    };
    CardFileError { line, card: card.map(|id| id.to_string()), phrase: placed(place), what: Box::new(what) }
}

enum Section {
    Top,
    Numbers,
    Card(Box<Block>),
}

#[derive(Default)]
struct Reader {
    care: Care,
    numbers: NumberLines,
    numbers_line: usize,
    cards: Vec<Card>,
    sets: Vec<(usize, Level, Vec<Id>)>,
}

/// The lines black, white, meat and bone.
#[derive(Default)]
struct NumberLines {
    rows: [Option<[u8; 4]>; 4],
    confidence: Confidence,
}

const ROWS: [&str; 4] = ["black", "white", "meat", "bone"];

pub(crate) fn parse(text: &str, care: Care) -> Result<CardFile, CardFileError> {
    if text.len() > MAX_BYTES {
        return Err(at(1, None, Phrase::new("hound-cards-too-long").with("most", MAX_BYTES)));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { care, ..Reader::default() };
    let mut section = Section::Top;
    let mut lines = Vec::new();
    // Upper and lower case matter in names only.
    let lower = text.to_ascii_lowercase();
    for (index, (typed, lower)) in text.lines().zip(lower.lines()).enumerate() {
        lines.extend(split(index + 1, typed, lower)?);
    }
    let mut lines = lines.into_iter();
    match lines.next() {
        Some(line) if line.words == ["cards", VERSION] => {}
        other => {
            let number = other.map_or(1, |line| line.number);
            return Err(at(number, None, Phrase::new("hound-cards-version").with("form", "cards 1")));
        }
    }
    for line in lines {
        section = reader.line(section, &line)?;
    }
    reader.close(section)?;
    reader.finish()
}

/// Words and mark of a line; `None` when there are none.
fn split<'a>(number: usize, typed: &'a str, lower: &'a str) -> Result<Option<Line<'a>>, CardFileError> {
    let words = |text: &'a str| -> Vec<&'a str> {
        text.split_whitespace().take_while(|word| !word.starts_with('#')).collect()
    };
    let (mut words, mut typed) = (words(lower), words(typed));
    let mut confidence = Confidence::Stated;
    if let Some(mark) = words.last().and_then(|word| word.strip_prefix('[')) {
        confidence = match mark {
            "h]" => Confidence::Stated,
            "m]" => Confidence::Inferred,
            "d]" => Confidence::Assumed,
            _ => return Err(at(number, None, not_among(&format!("[{mark}"), ["[H]", "[M]", "[D]"]))),
        };
        words.pop();
        typed.pop();
    }
    Ok(if words.is_empty() { None } else { Some(Line { number, words, typed, confidence }) })
}

impl Reader {
    fn line(&mut self, section: Section, line: &Line) -> Result<Section, CardFileError> {
        let here = |wrong| at(line.number, None, wrong);
        match (line.words[0], section) {
            ("numbers", section) => {
                self.close(section)?;
                if self.numbers_line > 0 {
                    return Err(here(Phrase::new("hound-cards-twice").with("what", "numbers")));
                }
                self.numbers_line = line.number;
                Ok(Section::Numbers)
            }
            ("card", section) => {
                self.close(section)?;
                let [name] = line.rest() else { return Err(here(wants("card W01"))) };
                let id = id(name).map_err(here)?;
                if self.care == Care::New
                    && COMPANY_WORDS.iter().any(|word| word.eq_ignore_ascii_case(id.as_str()))
                {
                    return Err(here(Phrase::new("hound-cards-not-id").with("found", *name)));
                }
                if self.cards.iter().any(|card| card.animal.id == id) {
                    return Err(here(Phrase::new("hound-cards-twice").with("what", id.as_str())));
                }
                if self.cards.len() >= MAX_CARDS {
                    return Err(here(Phrase::new("hound-cards-too-many").with("most", MAX_CARDS)));
                }
                Ok(Section::Card(Box::new(Block::new(line.number, id, self.care))))
            }
            ("set", section) => {
                self.close(section)?;
                self.set(line).map_err(here)?;
                Ok(Section::Top)
            }
            (_, Section::Numbers) => {
                self.numbers.line(line).map_err(here)?;
                Ok(Section::Numbers)
            }
            (_, Section::Card(mut block)) => {
                block.line(line).map_err(|wrong| at(line.number, Some(block.id), wrong))?;
                Ok(Section::Card(block))
            }
            (word, Section::Top) => Err(here(not_among(word, ["numbers", "card", "set"]))),
        }
    }

    fn close(&mut self, section: Section) -> Result<(), CardFileError> {
        if let Section::Card(block) = section {
            let id = block.id;
            self.cards.push(block.finish().map_err(|(line, wrong)| at(line, Some(id), wrong))?);
        }
        Ok(())
    }

    /// `set LEVEL A B|C`: one set for each way to choose.
    fn set(&mut self, line: &Line) -> Result<(), Wrong> {
        let Some((word, cards)) = line.rest().split_first() else {
            return Err(wants(SET_FORM));
        };
        if cards.is_empty() {
            return if self.care == Care::New { Err(wants(SET_FORM)) } else { Ok(()) };
        }
        let found = Level::ALL.into_iter().find(|level| level.word() == *word);
        let level = found.ok_or_else(|| not_among(word, Level::ALL.map(Level::word)))?;
        let mut sets = vec![Vec::new()];
        for choice in cards {
            let mut grown = Vec::new();
            for name in choice.split('|') {
                let id = id(name)?;
                grown.extend(sets.iter().map(|set| [set.as_slice(), &[id]].concat()));
            }
            if grown.len() + self.sets.len() > MAX_SETS {
                return Err(Phrase::new("hound-cards-too-many").with("most", MAX_SETS));
            }
            sets = grown;
        }
        for set in sets {
            let same = |(_, other, ids): &(usize, Level, Vec<Id>)| *other == level && is_same(ids, &set);
            if !self.sets.iter().any(same) {
                self.sets.push((line.number, level, set));
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<CardFile, CardFileError> {
        let whole = |wrong| at(self.numbers_line.max(1), None, wrong);
        let numbers = self.numbers.finish().map_err(whole)?;
        if self.cards.is_empty() {
            return Err(whole(Phrase::new("hound-cards-no-card")));
        }
        let known = |id: &Id| self.cards.iter().any(|card| card.animal.id == *id);
        let unknown = |id: &Id| Phrase::new("hound-cards-no-such-card").with("found", id.as_str());
        for card in &self.cards {
            if let Some((line, id)) = card.named.iter().find(|(_, id)| !known(id)) {
                return Err(at(*line, Some(card.animal.id), unknown(id)));
            }
        }
        for (line, _, set) in &self.sets {
            if let Some(id) = set.iter().find(|id| !known(id)) {
                return Err(at(*line, None, unknown(id)));
            }
        }
        let lines: Vec<usize> = self.sets.iter().map(|(line, ..)| *line).collect();
        let card_file = CardFile {
            numbers,
            numbers_confidence: self.numbers.confidence,
            animals: self.cards.into_iter().map(|card| card.animal).collect(),
            sets: self.sets.into_iter().map(|(_, level, set)| (level, set)).collect(),
        };
        if self.care == Care::New {
            for (line, (_, set)) in lines.into_iter().zip(&card_file.sets) {
                choose(&card_file, set).map_err(|wrong| at(line, None, wrong))?;
            }
        }
        Ok(card_file)
    }
}

/// Whether two lists have the same cards, in whatever order.
fn is_same(one: &[Id], other: &[Id]) -> bool {
    one.iter().all(|id| other.contains(id)) && other.iter().all(|id| one.contains(id))
}

impl NumberLines {
    fn line(&mut self, line: &Line) -> Result<(), Wrong> {
        let word = line.words[0];
        let row = ROWS.iter().position(|row| *row == word).ok_or_else(|| not_among(word, ROWS))?;
        let &[one, two, three, four] = line.rest() else { return Err(wants("black 4 4 5 3")) };
        if self.rows[row].is_some() {
            return Err(Phrase::new("hound-cards-twice").with("what", word));
        }
        let mut counts = [0; 4];
        for (count, word) in counts.iter_mut().zip([one, two, three, four]) {
            *count = number(word, 0, CARDS as u8)?;
        }
        self.rows[row] = Some(counts);
        self.confidence = self.confidence.max(line.confidence);
        Ok(())
    }

    fn finish(&self) -> Result<Numbers, Wrong> {
        let missing = |what: &str| Phrase::new("hound-cards-missing").with("what", what);
        let [black, white, meat, bone] = self.rows;
        let black = black.ok_or_else(|| missing("numbers black"))?;
        let white = white.ok_or_else(|| missing("numbers white"))?;
        let numbers =
            Numbers { counts: [black, white], symbols: [meat.unwrap_or_default(), bone.unwrap_or_default()] };
        let total: usize = numbers.counts.iter().flatten().map(|&count| usize::from(count)).sum();
        if total != CARDS {
            return Err(Phrase::new("hound-cards-total").with("found", total).with("wanted", CARDS));
        }
        for suit in 0..2 {
            for value in 0..4 {
                let (all, marked) = (numbers.counts[suit][value], numbers.symbols[suit][value]);
                if marked > all {
                    let phrase = Phrase::new("hound-cards-symbols").with("row", ROWS[suit + 2]);
                    return Err(phrase.with("value", value + 1).with("found", marked).with("most", all));
                }
            }
        }
        Ok(numbers)
    }
}
