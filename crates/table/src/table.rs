//! A record being played.

mod people;
pub use people::MOST_ASIDES;

use std::ops::Range;
use std::sync::Arc;

use crate::chance::{Chance, Dice};
use crate::game::Game;
use crate::open::{OpenError, settle, settle_recorded};
use crate::options::Choices;
use crate::past::{History, Now, Past, Replayer};
use crate::phrase::Phrase;
use crate::record::{Act, Claim, Entry, Lines, Record, RecordError, Start, tidy_name, tidy_text};
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{Seat, Viewer};
use crate::sight::Sight;

/// So often a seat may take back before somebody else decides (TA08).
pub const MOST_TAKE_BACKS: u8 = 100;

/// A game in play: the rules, the deal, everything that was done, and the position that it led to.
///
/// A copy shares the past with the original: it costs the same however long the game is.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    fixed: Arc<Fixed<G>>,
    names: Arc<[String]>,
    /// The levels of the bots that sat there when the game began; empty where nobody said.
    bots: Arc<[Option<String>]>,
    history: History<G>,
    /// The entry of the last move that stands; 0 before the first.
    head: u32,
    now: Now<G>,
}

/// What stays as it was when the table was opened.
#[derive(Debug)]
struct Fixed<G: Game> {
    game: G,
    choices: Choices,
    start: Start,
    deal: G::Deal,
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
        let now = Now::first(&game, position);
        let history = History::new(&now);
        let fixed = Arc::new(Fixed { game, choices, start, deal });
        Ok(Self { fixed, names, bots: Arc::default(), history, head: 0, now })
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
        if !record.bots.is_empty() {
            table.seat_bots(&record.bots);
        }
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
        if let (Some(parts), Start::Seed(seed)) = (&record.parts, &record.start)
            && let Err((field, phrase)) = parts.check(seed)
        {
            return wrong(&field, phrase);
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
                // What was possible at earlier tables stays readable: there a move could be taken back once the
                // others had taken back theirs, and as often as one liked.
                Act::TakeBack => self.undo(entry.seat, Self::may_have_taken_back),
                act => self.enter(entry.seat, act),
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
    pub fn game(&self) -> &G {
        &self.fixed.game
    }

    /// The settled options.
    #[must_use]
    pub fn choices(&self) -> &Choices {
        &self.fixed.choices
    }

    /// Everything that the seed decided.
    #[must_use]
    pub fn deal(&self) -> &G::Deal {
        &self.fixed.deal
    }

    /// How it started.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.fixed.start
    }

    /// A name per seat.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Gives a seat another name.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        let renamed = |(index, old): (usize, &String)| match seat.index() == index {
            true => tidy_name(name),
            false => old.clone(),
        };
        self.names = self.names.iter().enumerate().map(renamed).collect();
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &G::Position {
        &self.now.position
    }

    /// What is remembered of everything that everybody was told.
    #[must_use]
    pub fn story(&self) -> &G::Story {
        &self.now.story
    }

    /// The position after so many plies.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<G::Position> {
        Some(*self.at_ply(ply)?.position())
    }

    /// How many moves stand.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.history.ply(self.head) as usize
    }

    /// How many entries there are.
    #[must_use]
    pub const fn entries(&self) -> usize {
        self.history.len()
    }

    /// The entries of these plies, the first first.
    fn line(&self, plies: Range<usize>) -> Vec<u32> {
        let end = plies.end.min(self.plies());
        let mut at = self.history.at_ply(self.head, end as u32).unwrap_or(0);
        let mut line = Vec::with_capacity(end.saturating_sub(plies.start));
        while line.len() < end.saturating_sub(plies.start)
            && let Some(deed) = self.history.deed(at)
        {
            line.push(at);
            at = deed.before;
        }
        line.reverse();
        line
    }

    /// The entries of the moves that stand, in order.
    #[must_use]
    pub fn standing_entries(&self) -> Vec<usize> {
        self.line(0..self.plies()).into_iter().map(|entry| entry as usize).collect()
    }

    /// The moves that stand, from one ply (index) to another: who made them.
    pub fn moves(&self, plies: Range<usize>) -> impl DoubleEndedIterator<Item = (Seat, G::Move)> {
        let deeds = self.line(plies).into_iter().filter_map(|entry| self.history.deed(entry));
        deeds.filter_map(|deed| Some((deed.seat, deed.mv?)))
    }

    /// The same with what came of them: played again from the nearest position that is kept.
    pub fn standing(&self, plies: Range<usize>) -> impl Iterator<Item = Past<G>> {
        self.replayed(self.line(plies).into_iter())
    }

    /// Everything that was done from this entry (index) on, taken back or not.
    pub fn past(&self, from: usize) -> impl Iterator<Item = Past<G>> {
        let from = from.min(self.entries());
        // A take-back concerns the last moves that stood: what concerns later entries is among them.
        let numbers = from as u32 + 1..self.entries() as u32 + 1;
        let mut standing: Vec<u32> = Vec::new();
        let mut taken_back = vec![false; numbers.len()];
        for number in numbers.clone() {
            let Some(deed) = self.history.deed(number) else { continue };
            if deed.mv.is_some() {
                standing.push(number);
                continue;
            }
            while let Some(gone) = standing.pop_if(|last| *last > deed.before) {
                taken_back[gone as usize - from - 1] = true;
            }
        }
        let past = self.replayed(numbers).zip(taken_back);
        past.map(|(past, taken_back)| Past { stands: !taken_back, ..past })
    }

    /// These entries, played again.
    fn replayed(&self, entries: impl Iterator<Item = u32>) -> impl Iterator<Item = Past<G>> {
        let mut replayer = Replayer::new(self.game(), &self.history);
        entries.filter_map(move |number| {
            let &deed = self.history.deed(number)?;
            let events = replayer.play(number);
            let aside = self.history.aside(number).map(|aside| aside.act.clone());
            Some(Past { number: number as usize, seat: deed.seat, mv: deed.mv, aside, events, stands: true })
        })
    }

    /// The seat that decides now; `None` when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game().to_act(self.position()).filter(|_| !self.is_abandoned())
    }

    /// The legal moves now.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game().legal_moves(self.position(), &mut moves);
        moves
    }

    /// What a bot in this seat is handed.
    #[must_use]
    pub fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(self, seat)
    }

    /// A position that this viewer cannot tell from the real one; `None` for the viewer who sees everything, for
    /// whom there is no other.
    pub fn imagine(&self, viewer: Viewer, chance: &mut impl Chance) -> Option<G::Position> {
        let imagined = || self.game().redeal(self.deal(), self.position(), viewer, chance).1;
        (viewer != Viewer::All).then(imagined)
    }

    /// What this viewer may know now.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.position(), viewer)
    }

    /// Whether this seat may make this move now.
    ///
    /// # Errors
    /// The rule that forbids it, the table's own rules first.
    pub fn check(&self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        match self.to_act() {
            None => Err(Refusal::table(rules::GAME_OVER)),
            Some(turn) if turn != seat => Err(Refusal::table(rules::NOT_YOUR_TURN)),
            // Who has given up is played on by a bot.
            Some(_) if self.gone().contains(&seat) && self.bot(seat).is_none() => {
                Err(Refusal::table(rules::GIVEN_UP))
            }
            Some(_) => self.game().check(self.position(), mv),
        }
    }

    /// Plays a move, or refuses it and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        self.check(seat, mv)?;
        let (turn, mark) = (self.game().turn(self.position()), self.history.mark_for(self.head, &self.now));
        let events = self.now.play(&self.fixed.game, mv);
        self.head = self.history.play((self.head, mark), (seat, mv, turn), events);
        Ok(())
    }

    /// Plays a move given as text.
    ///
    /// # Errors
    /// As [`Table::play`]; a text that is no move of this game is refused by TA04.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let mv = self.game().parse_move(text).ok_or_else(|| Refusal::table(rules::NO_SUCH_MOVE))?;
        self.play(seat, mv)
    }

    /// Whether this seat may take back its last move: nobody else has decided since, whether or not that stands;
    /// nothing hidden was shown by it; the game is not over; and the seat has not done so too often.
    ///
    /// # Errors
    /// The table's rule that forbids it.
    pub fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_have_taken_back(seat)?;
        if self.history.last_other(seat) > self.head {
            Err(Refusal::table(rules::DECIDED_SINCE))
        } else if self.history.taken_back(seat) >= MOST_TAKE_BACKS {
            Err(Refusal::table(rules::TAKEN_BACK_TOO_OFTEN))
        } else {
            Ok(())
        }
    }

    /// The same for entries of a record, as the first tables judged it.
    fn may_have_taken_back(&self, seat: Seat) -> Result<(), Refusal> {
        let Some(last) = self.history.deed(self.head) else {
            return Err(Refusal::table(rules::NOTHING_TO_TAKE_BACK));
        };
        if self.to_act().is_none() {
            Err(Refusal::table(rules::GAME_OVER))
        } else if last.seat != seat {
            let moved = self.history.has_moved(self.head, seat);
            Err(Refusal::table(if moved { rules::DECIDED_SINCE } else { rules::NOTHING_TO_TAKE_BACK }))
        } else if last.shows {
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
        self.undo(seat, Self::may_take_back)
    }

    fn undo(&mut self, seat: Seat, may: fn(&Self, Seat) -> Result<(), Refusal>) -> Result<(), Refusal> {
        may(self, seat)?;
        self.head = self.history.take_back(self.head, seat);
        self.now = self.history.then(&self.fixed.game, self.head);
        Ok(())
    }

    /// How many moves of this turn the seat may take back: enough take-backs to begin the turn again.
    #[must_use]
    pub fn resettable(&self, seat: Seat) -> usize {
        let Some(acting) = self.to_act() else { return 0 };
        let last = self.history.deed(self.head);
        let now =
            if acting == seat { Some(self.game().turn(self.position())) } else { last.map(|deed| deed.turn) };
        let (other, most) =
            (self.history.last_other(seat), MOST_TAKE_BACKS.saturating_sub(self.history.taken_back(seat)));
        let (mut at, mut count) = (self.head, 0);
        while count < usize::from(most)
            && at > other
            && let Some(deed) = self.history.deed(at)
            && deed.seat == seat
            && !deed.shows
            && Some(deed.turn) == now
        {
            at = deed.before;
            count += 1;
        }
        count
    }

    /// An entry by its number, from 1: who acted and what it did.
    #[must_use]
    pub fn entry(&self, number: usize) -> Option<(Seat, Act)> {
        let deed = self.history.deed(u32::try_from(number).ok()?)?;
        let other = || self.history.aside(number as u32).map_or(Act::TakeBack, |aside| aside.act.clone());
        Some((deed.seat, deed.mv.map_or_else(other, |mv| Act::Move(mv.to_string()))))
    }

    /// The entry of the last move that stands; 0 before the first.
    #[must_use]
    pub const fn last_move(&self) -> usize {
        self.head as usize
    }

    /// The record so far. The seed is in it: it is for the file's owner, or for a game that is over.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            game: G::info().id.to_owned(),
            rules_version: G::info().rules_version,
            choices: self.choices().clone(),
            names: self.names.to_vec(),
            bots: self.bots.to_vec(),
            commitment: match self.start() {
                Start::Seed(seed) => Some(seed.commitment()),
                _ => None,
            },
            parts: None,
            start: self.start().clone(),
            comments: Vec::new(),
            entries: (1..=self.entries())
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
        if entries >= self.entries() {
            return self.clone();
        }
        let (history, head) = self.history.up_to(entries);
        let now = history.then(self.game(), head);
        Self { history, head, now, ..self.clone() }
    }

    /// The table as it was after so many plies of those that stand; `None` when there were not so many.
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Option<Self> {
        let entry = self.history.at_ply(self.head, u32::try_from(ply).ok()?)?;
        Some(self.at_entry(entry as usize))
    }

    /// Whether somebody may see here what another may not.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        let guesses = |viewer| self.game().worlds(self.position(), viewer) != Some(1);
        Viewer::limited(self.game().seats()).any(guesses)
    }

    /// A new table that continues from a ply of this one. What was hidden from the viewer there is dealt anew.
    ///
    /// # Errors
    /// There is no such ply: then the number of plies is returned.
    pub fn fork(&self, ply: usize, viewer: Viewer, chance: &mut impl Chance) -> Result<Self, usize> {
        let position = self.position_at(ply).ok_or(self.plies())?;
        let (deal, _) = self.game().redeal(self.deal(), &position, viewer, chance);
        let start = Start::Deal(self.game().deal_text(&deal));
        let mut fork = Self::open(self.choices(), start, &self.names).map_err(|_| self.plies())?;
        for (seat, mv) in self.moves(0..ply) {
            fork.play(seat, mv).map_err(|_| self.plies())?;
        }
        Ok(fork)
    }
}

#[cfg(test)]
mod tests;
