//! A record being played.

use crate::chance::{Chance, Dice};
use crate::event::Emission;
use crate::game::{Game, SetupError};
use crate::options::{Choices, Problem};
use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::record::{Act, Claim, Entry, Lines, Record, RecordError, Start, tidy_name, tidy_text};
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{Seat, Viewer};
use crate::sight::Sight;

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// A choice is wrong.
    Choice(Problem),
    /// The hand-made start is wrong.
    Setup(SetupError),
    /// The seed is not known.
    Secret,
}

impl OpenError {
    /// What to tell a person.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Choice(problem) => problem.phrase,
            Self::Setup(SetupError { line: Some(line), phrase }) => {
                Phrase::new("record-error-setup-line").with("line", line).with("what", phrase)
            }
            Self::Setup(SetupError { line: None, phrase }) => phrase,
            Self::Secret => Phrase::new("record-error-secret"),
        }
    }

    /// The same as an error of the record's line that caused it.
    fn in_record(self, record: &Record) -> RecordError {
        match self {
            Self::Choice(problem) => {
                let field = format!("option {}", problem.option);
                let field = if problem.option == "players" { "players" } else { &field };
                RecordError::at(record.lines.of(field), problem.phrase)
            }
            Self::Setup(SetupError { line, phrase }) => {
                RecordError::at(record.lines.of("deal") + line.unwrap_or(0), phrase)
            }
            Self::Secret => RecordError::at(1, self.phrase()),
        }
    }
}

impl From<Problem> for OpenError {
    fn from(problem: Problem) -> Self {
        Self::Choice(problem)
    }
}

impl From<SetupError> for OpenError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// One entry as it happened.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// The move; `None` when the seat took back its last one.
    pub mv: Option<G::Move>,
    /// What came of it.
    pub events: Vec<Emission<G::Event>>,
    /// Whether the move still stands.
    pub stands: bool,
}

/// A game in play: the rules, the deal, everything that was done, and the position that it led to.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    choices: Choices,
    start: Start,
    deal: G::Deal,
    names: Vec<String>,
    past: Vec<Past<G>>,
    /// The entry (index) of every move that stands.
    plies: Vec<usize>,
    /// The positions before the first ply and after each.
    positions: Vec<G::Position>,
}

impl<G: Game> Table<G> {
    /// Opens a table: settles the choices, deals, starts.
    ///
    /// # Errors
    /// A choice or a hand-made start is wrong, or the seed is secret.
    pub fn open(choices: &Choices, start: Start, names: &[String]) -> Result<Self, OpenError> {
        Self::begin(settle::<G>(choices)?, start, names)
    }

    /// The table with these settled choices.
    fn begin(choices: Choices, start: Start, names: &[String]) -> Result<Self, OpenError> {
        let options = G::options(&choices)?;
        let start = match start {
            // In the form in which a record of this table is read back.
            Start::Deal(text) => Start::Deal(tidy_text(&text)),
            other => other,
        };
        let deal = match &start {
            Start::Secret => return Err(OpenError::Secret),
            Start::Seed(seed) => G::deal(&options, &mut Dice::new(seed)),
            Start::Deal(text) => G::parse_deal(&options, text)?,
        };
        let (game, position) = G::start(&options, &deal)?;
        let names = Seat::all(game.seats())
            .map(|seat| names.get(seat.index()).map(|name| tidy_name(name)).unwrap_or_default())
            .collect();
        Ok(Self {
            game,
            choices,
            start,
            deal,
            names,
            past: Vec::new(),
            plies: Vec::new(),
            positions: vec![position],
        })
    }

    /// Replays a record of this game and these rules.
    ///
    /// # Errors
    /// Names the line of the first entry that the rules refuse.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        let info = G::info();
        let wrong = |field: &str, phrase| Err(RecordError::at(record.lines.of(field), phrase));
        if record.game != info.id {
            return wrong("game", Phrase::new("record-error-other-game").with("game", info.id));
        }
        if record.rules_version != info.rules_version {
            let phrase = Phrase::new("record-error-rules")
                .with("version", record.rules_version)
                .with("known", info.rules_version);
            return wrong("rules", phrase);
        }
        let choices = settle_recorded::<G>(&record.choices).map_err(OpenError::from);
        let mut table = choices
            .and_then(|choices| Self::begin(choices, record.start.clone(), &record.names))
            .map_err(|error| error.in_record(record))?;
        table.append(&record.entries)?;
        Ok(table)
    }

    /// Replays a record and checks what it claims besides: commitment and result.
    ///
    /// # Errors
    /// Names the line of the first claim that is not true.
    pub fn verify(record: &Record) -> Result<Self, RecordError> {
        let wrong = |field: &str, phrase| Err(RecordError::at(record.lines.of(field), phrase));
        if let (Start::Seed(seed), Some(commitment)) = (&record.start, &record.commitment)
            && seed.commitment() != *commitment
        {
            return wrong("commitment", Phrase::new("record-error-commitment"));
        }
        let table = Self::replay(record)?;
        match (&record.claim, table.outcome().map(|outcome| Claim::from(&outcome))) {
            (Some(claimed), Some(found)) if *claimed != found => {
                wrong("scores", Phrase::new("record-error-result"))
            }
            (Some(_), None) => wrong("scores", Phrase::new("record-error-not-over")),
            _ => Ok(table),
        }
    }

    /// Plays these entries on.
    fn append(&mut self, entries: &[Entry]) -> Result<(), RecordError> {
        for entry in entries {
            let done = match &entry.act {
                Act::Move(text) => self.play_text(entry.seat, text),
                Act::TakeBack => self.take_back(entry.seat),
            };
            done.map_err(|refusal| {
                let phrase = Phrase::new("record-error-refused")
                    .with("rule", refusal.rule)
                    .with("why", refusal.phrase);
                RecordError::at(entry.line, phrase)
            })?;
        }
        Ok(())
    }

    /// The rules.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The settled options.
    #[must_use]
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Everything that the seed decided.
    #[must_use]
    pub const fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// How it started.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// A name per seat.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Gives a seat another name.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(slot) = self.names.get_mut(seat.index()) {
            *slot = tidy_name(name);
        }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        self.positions.last().expect("there is always the first position")
    }

    /// The position after so many plies.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&G::Position> {
        self.positions.get(ply)
    }

    /// How many moves stand.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The moves that stand, with who made them and what came of them.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &Past<G>> + ExactSizeIterator {
        self.plies.iter().map(|&entry| &self.past[entry])
    }

    /// Everything that was done, taken back or not.
    #[must_use]
    pub fn past(&self) -> &[Past<G>] {
        &self.past
    }

    /// The seat that decides now; `None` when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game.to_act(self.position())
    }

    /// How it ended; `None` before the end.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(self.position())
    }

    /// The legal moves now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(self.position(), &mut moves);
        moves
    }

    /// What a bot in this seat is handed.
    #[must_use]
    pub fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(&self.game, &self.deal, self.position(), seat)
    }

    /// A position that this viewer cannot tell from the real one; `None` for the viewer who sees everything, for
    /// whom there is no other.
    pub fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Option<G::Position> {
        let imagined = || self.game.redeal(&self.deal, self.position(), viewer, chance).1;
        (viewer != Viewer::All).then(imagined)
    }

    /// What this viewer may know now.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(self.position(), viewer)
    }

    /// Whether this seat may make this move now.
    ///
    /// # Errors
    /// The rule that forbids it, the table's own rules first.
    pub fn check(&self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        match self.to_act() {
            None => Err(Refusal::table(rules::GAME_OVER)),
            Some(turn) if turn != seat => Err(Refusal::table(rules::NOT_YOUR_TURN)),
            Some(_) => self.game.check(self.position(), mv),
        }
    }

    /// Plays a move, or refuses it and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        self.check(seat, mv)?;
        let mut position = *self.position();
        let mut events = Vec::new();
        self.game.play_unchecked(&mut position, mv, &mut events);
        self.plies.push(self.past.len());
        self.past.push(Past { seat, mv: Some(mv), events, stands: true });
        self.positions.push(position);
        Ok(())
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// As [`Table::play`]; a text that is no move of this game is refused by TA04.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let mv = self.game.parse_move(text).ok_or_else(|| Refusal::table(rules::NO_SUCH_MOVE))?;
        self.play(seat, mv)
    }

    /// Whether this seat may take back its last move: nobody else has decided since, nothing hidden was shown
    /// by it, and the game is not over.
    ///
    /// # Errors
    /// The table's rule that forbids it.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        let Some(last) = self.plies.last().map(|&entry| &self.past[entry]) else {
            return Err(Refusal::table(rules::NOTHING_TO_TAKE_BACK));
        };
        if self.to_act().is_none() {
            Err(Refusal::table(rules::GAME_OVER))
        } else if last.seat != seat {
            let moved = self.standing().any(|past| past.seat == seat);
            Err(Refusal::table(if moved { rules::DECIDED_SINCE } else { rules::NOTHING_TO_TAKE_BACK }))
        } else if last.events.iter().any(Emission::reveals) {
            Err(Refusal::table(rules::SHOWN_SINCE))
        } else {
            Ok(())
        }
    }

    /// Takes back the seat's last move.
    ///
    /// # Errors
    /// The table's rule that forbids it; nothing changes then.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_take_back(seat)?;
        if let Some(entry) = self.plies.pop() {
            self.positions.pop();
            self.past[entry].stands = false;
            self.past.push(Past { seat, mv: None, events: Vec::new(), stands: true });
        }
        Ok(())
    }

    /// How many moves of this turn the seat may take back: enough take-backs to begin the turn again.
    #[must_use]
    pub fn resettable(&self, seat: Seat) -> usize {
        if self.to_act().is_none() {
            return 0;
        }
        let turn = |ply: usize| self.positions.get(ply).map(|position| self.game.turn(position));
        let now = match self.to_act() {
            Some(turn_of) if turn_of == seat => turn(self.plies()),
            _ => self.plies().checked_sub(1).and_then(turn),
        };
        let mut count = 0;
        for (ply, past) in self.standing().enumerate().rev() {
            let barred = past.seat != seat || past.events.iter().any(Emission::reveals);
            if barred || turn(ply) != now {
                break;
            }
            count += 1;
        }
        count
    }

    /// An entry by its number, from 1: who acted and what it did.
    #[must_use]
    pub fn entry(&self, number: usize) -> Option<(Seat, Act)> {
        let past = self.past.get(number.checked_sub(1)?)?;
        Some((past.seat, past.mv.map_or(Act::TakeBack, |mv| Act::Move(mv.to_string()))))
    }

    /// The record so far. The seed is in it: it is for the file's owner, or for a game that is over.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            game: G::info().id.to_owned(),
            rules_version: G::info().rules_version,
            choices: self.choices.clone(),
            names: self.names.clone(),
            commitment: match &self.start {
                Start::Seed(seed) => Some(seed.commitment()),
                _ => None,
            },
            start: self.start.clone(),
            comments: Vec::new(),
            entries: (1..=self.past.len())
                .filter_map(|number| self.entry(number))
                .map(|(seat, act)| Entry::new(seat, act))
                .collect(),
            claim: self.outcome().map(|outcome| Claim::from(&outcome)),
            lines: Lines::default(),
        }
    }

    /// The table as it was after so many entries; as it is now when there are not so many.
    #[must_use]
    pub fn at_entry(&self, entries: usize) -> Self {
        let mut table = Self {
            game: self.game.clone(),
            choices: self.choices.clone(),
            start: self.start.clone(),
            deal: self.deal.clone(),
            names: self.names.clone(),
            past: Vec::with_capacity(entries.min(self.past.len())),
            plies: Vec::new(),
            positions: self.positions.first().copied().into_iter().collect(),
        };
        for past in self.past.iter().take(entries) {
            // What was accepted once is accepted again: play has no chance in it.
            let _ = match past.mv {
                Some(mv) => table.play(past.seat, mv),
                None => table.take_back(past.seat),
            };
        }
        table
    }

    /// A new table that continues from a ply of this one. What was hidden from the viewer there is dealt anew.
    ///
    /// # Errors
    /// There is no such ply: then the number of plies is returned.
    pub fn fork(&self, ply: usize, viewer: Viewer, chance: &mut impl Chance) -> Result<Self, usize> {
        let position = self.position_at(ply).ok_or(self.plies())?;
        let (deal, _) = self.game.redeal(&self.deal, position, viewer, chance);
        let start = Start::Deal(self.game.deal_text(&deal));
        let mut fork = Self::open(&self.choices, start, &self.names).map_err(|_| self.plies())?;
        for past in self.standing().take(ply) {
            if let Some(mv) = past.mv {
                fork.play(past.seat, mv).map_err(|_| self.plies())?;
            }
        }
        Ok(fork)
    }
}

/// The choices for a new table with defaults filled in, checked by the game's menu.
///
/// # Errors
/// Explains the first choice that is wrong.
pub fn settle<G: Game>(choices: &Choices) -> Result<Choices, Problem> {
    check_players::<G>(choices)?;
    G::menu(choices).settle(choices)
}

/// The choices of a record or of a table that exists, in full: see [`Menu::settle_recorded`](crate::Menu).
///
/// # Errors
/// Explains the first choice that is wrong.
pub fn settle_recorded<G: Game>(choices: &Choices) -> Result<Choices, Problem> {
    check_players::<G>(choices)?;
    G::menu(choices).settle_recorded(choices)
}

fn check_players<G: Game>(choices: &Choices) -> Result<(), Problem> {
    let players = &G::info().players;
    if !players.contains(&choices.players) {
        let phrase = Phrase::new("table-problem-players")
            .with("players", choices.players)
            .with("least", *players.start())
            .with("most", *players.end());
        return Err(Problem::new("players", phrase));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
