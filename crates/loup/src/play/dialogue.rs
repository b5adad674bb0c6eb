//! One game at the keyboard: who is asked, what is shown to whom, and what is erased.

mod completion;
mod curtain;
mod leaving;
mod natural;
mod thinking;

use std::path::{Path, PathBuf};
use std::rc::Rc;

use table::{AnyTable, LegalMove, Outcome, Phrase, Record, Seat, Series, Start, Viewer};
use texts::Speaker;

use super::input::Input;
use super::seating::Sitter;
use crate::console::Console;
use crate::failure::Failure;
use crate::files::STDIN;
use crate::{show, why};

/// Whether the game goes on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It goes on.
    On,
    /// Somebody leaves.
    Leave,
}

/// One game at the keyboard.
pub struct Dialogue<'a, 'c> {
    console: &'a mut Console<'c>,
    table: Box<dyn AnyTable>,
    names: Rc<[String]>,
    /// Who sits in each seat.
    sitters: Vec<Sitter>,
    /// Whether the screen is erased before the keyboard passes: several people, and something is hidden.
    curtain: bool,
    /// Whose view is on the screen.
    screen: Option<Seat>,
    /// How many entries each seat has read about.
    read: Vec<usize>,
    /// The seat and the turn for which the board was shown last.
    shown: Option<(Seat, u32)>,
    /// Where the game was read from or saved to.
    file: Option<PathBuf>,
    /// How many entries are in that file.
    saved: usize,
    /// How many entries there were when somebody sat down.
    begun: usize,
    /// Where the game is kept unasked, and how many entries are there.
    kept: Option<(PathBuf, usize)>,
    /// The record that is continued: its comments are kept.
    continued: Option<Record>,
    /// Whether leaving without saving was warned about.
    warned: bool,
}

impl<'a, 'c> Dialogue<'a, 'c> {
    /// A game from where the table stands.
    pub fn new(table: Box<dyn AnyTable>, sitters: &[Sitter], console: &'a mut Console<'c>) -> Self {
        let several = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count() > 1;
        Self {
            console,
            names: table.names().into(),
            sitters: sitters.to_vec(),
            curtain: several && table.has_secrets(),
            screen: None,
            read: vec![table.entries(); sitters.len()],
            shown: None,
            file: None,
            saved: table.entries(),
            begun: table.entries(),
            kept: None,
            continued: None,
            warned: false,
            table,
        }
    }

    /// The same, continuing this file.
    pub fn resumed(mut self, file: PathBuf, record: Record) -> Self {
        // The standard input is no place to save to.
        self.file = Some(file).filter(|file| file != Path::new(STDIN));
        // What was kept before is kept in the same place.
        let folder = self.console.keep.as_deref();
        let before = self.file.as_ref().filter(|file| folder.is_some_and(|folder| file.starts_with(folder)));
        self.kept = before.map(|file| (file.clone(), self.saved));
        self.continued = Some(record);
        self
    }

    /// Plays to the end; `None` when somebody left before.
    pub fn run(&mut self) -> Result<Option<Outcome>, Failure> {
        self.keep()?;
        while let Some(seat) = self.table.to_act() {
            match self.sitters.get(seat.index()) {
                Some(Sitter::Bot(level)) => self.bot(seat, *level)?,
                Some(Sitter::Person) => {
                    if self.person(seat)? == Flow::Leave {
                        return Ok(None);
                    }
                    self.keep()?;
                }
                None => return Ok(None),
            }
        }
        let outcome = self.table.outcome();
        if let Some(outcome) = &outcome {
            self.end(outcome)?;
        }
        Ok(outcome)
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()) == Some(&Sitter::Person)
    }

    /// The person who plays alone against bots.
    fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.table.seats()).filter(|seat| self.is_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Says "you" to whoever reads alone.
    fn speaker<'n>(&self, names: &'n [String], seat: Seat) -> Speaker<'n> {
        let speaker = self.console.speaker().with_names(names);
        if self.curtain || self.only_person() == Some(seat) { speaker.for_reader(seat) } else { speaker }
    }

    /// A person decides once.
    fn person(&mut self, seat: Seat) -> Result<Flow, Failure> {
        if self.curtain && self.screen != Some(seat) {
            match self.hand_over(seat)? {
                Some(Flow::On) => {}
                Some(Flow::Leave) => return Ok(Flow::Leave),
                // The move was taken back: its player decides again.
                None => return Ok(Flow::On),
            }
        }
        self.screen = Some(seat);
        self.keep()?;
        self.news(seat)?;
        if self.shown != Some((seat, self.table.turn())) {
            self.board(seat)?;
        }
        let names = Rc::clone(&self.names);
        let speaker = self.speaker(&names, seat);
        let seen = self.table.seen(Viewer::Seat(seat));
        let moves = seen.legal_moves();
        self.console.gap()?;
        self.console.line(&speaker.say(&seen.prompt()))?;
        show::moves(seen.as_ref(), speaker, self.console)?;
        let key = if speaker.reader.is_some() { "cli-prompt" } else { "cli-prompt-named" };
        let question = speaker.say(&Phrase::new(key).with("seat", seat));
        let entries = self.table.entries();
        while self.table.entries() == entries {
            self.console.offer(|| completion::at_turn(seen.as_ref(), &moves, speaker));
            let Some(line) = self.console.ask(&question)? else { return self.input_ended() };
            if self.answer(seat, &moves, &Input::read(&line))? == Flow::Leave {
                return Ok(Flow::Leave);
            }
        }
        Ok(Flow::On)
    }

    /// Does what was typed.
    fn answer(&mut self, seat: Seat, moves: &[LegalMove], input: &Input) -> Result<Flow, Failure> {
        let names = Rc::clone(&self.names);
        let speaker = self.speaker(&names, seat);
        let warned = std::mem::take(&mut self.warned);
        match input {
            Input::Nothing | Input::Moves => {
                show::every_move(self.table.seen(Viewer::Seat(seat)).as_ref(), speaker, self.console)?;
            }
            Input::Changes => self.changes(seat, speaker)?,
            Input::Rules => self.rules()?,
            Input::Rule(id) => self.rule(id)?,
            Input::Help => self.help(seat)?,
            Input::Why(text) => {
                let picked = text.parse().ok().and_then(|number: usize| moves.get(number.checked_sub(1)?));
                let text = picked.map_or(text.as_str(), |mv| mv.text.as_str());
                let seen = self.table.seen(Viewer::Seat(seat));
                self.console.line(&why::answer(seen.as_ref(), text, speaker))?;
            }
            Input::Hint => self.hint(seat, moves, speaker)?,
            Input::Undo => self.undo(seat)?,
            Input::Reset => self.reset(seat)?,
            Input::Log => self.log(Viewer::Seat(seat), speaker)?,
            Input::Board => {
                self.board(seat)?;
                show::moves(self.table.seen(Viewer::Seat(seat)).as_ref(), speaker, self.console)?;
            }
            Input::Save(file) => self.save(file.as_deref())?,
            Input::Quit => return self.quit(warned),
            Input::Number(number) => {
                let index = number.checked_sub(1).filter(|index| *index < moves.len());
                match index.map(|index| self.table.play_nth(index)) {
                    Some(Ok(())) => {}
                    Some(Err(refusal)) => self.console.line(&speaker.say_refusal(&refusal))?,
                    None => {
                        let phrase = Phrase::new("cli-bad-number").with("number", *number);
                        self.console.say(&phrase.with("count", moves.len()))?;
                    }
                }
            }
            Input::Text(text) => self.typed(seat, moves, text, speaker)?,
        }
        Ok(Flow::On)
    }

    /// What can be typed, with what the game can be asked.
    fn help(&mut self, seat: Seat) -> Result<(), Failure> {
        self.console.say(&Phrase::new("cli-help"))?;
        let topics = self.table.seen(Viewer::Seat(seat)).topics();
        if !topics.is_empty() {
            self.console.say(&Phrase::new("cli-ask-heading"))?;
        }
        let speaker = self.console.speaker();
        for topic in topics {
            let (pattern, about) = (topic.pattern(&speaker.say(&topic.name)), speaker.say(&topic.about));
            self.console.line(&format!("  {pattern:<13} {about}"))?;
        }
        Ok(())
    }

    /// What a rule says.
    fn rule(&mut self, id: &str) -> Result<(), Failure> {
        match pages::rule_text(self.console.lang, id) {
            Some(text) => Ok(self.console.line(&format!("{id}: {text}"))?),
            None => Ok(self.console.say(&Phrase::new("cli-no-such-rule").with("rule", id))?),
        }
    }

    /// Every rule of this game that has a line of its own.
    fn rules(&mut self) -> Result<(), Failure> {
        for (id, text) in pages::rule_lines(self.console.lang, self.table.info().rules) {
            self.console.line(&format!("{id}: {text}"))?;
        }
        Ok(())
    }

    /// What the others have done since this seat's last turn.
    fn changes(&mut self, seat: Seat, speaker: Speaker<'_>) -> Result<(), Failure> {
        let lines = self.table.seen(Viewer::Seat(seat)).changes();
        if lines.is_empty() {
            return Ok(self.console.say(&Phrase::new("cli-changes-none"))?);
        }
        for line in lines {
            self.console.line(&speaker.say(&line.phrase))?;
        }
        Ok(())
    }

    /// A move by its text, by enough of its beginning, or by words of its name in the reader's language.
    fn typed(
        &mut self,
        seat: Seat,
        moves: &[LegalMove],
        text: &str,
        speaker: Speaker<'_>,
    ) -> Result<(), Failure> {
        let seen = self.table.seen(Viewer::Seat(seat));
        if show::answer(seen.as_ref(), text, speaker, self.console)? {
            return Ok(());
        }
        let Err(refusal) = self.table.play(seat, text) else { return Ok(()) };
        if !why::is_no_move(&refusal) {
            return Ok(self.console.line(&speaker.say_refusal(&refusal))?);
        }
        let wanted = text.to_lowercase();
        let begins = |mv: &LegalMove| mv.text.to_lowercase().starts_with(&wanted);
        let mut matches: Vec<usize> = (0..moves.len()).filter(|index| begins(&moves[*index])).collect();
        if matches.is_empty() {
            let said = |mv: &LegalMove| natural::says(&speaker.say(&mv.label), text);
            matches = (0..moves.len()).filter(|index| said(&moves[*index])).collect();
        }
        let phrase = match matches[..] {
            [only] => match self.table.play_nth(only) {
                Ok(()) => return Ok(()),
                Err(refusal) => refusal.phrase,
            },
            [] => Phrase::new("cli-unknown-input").with("text", text),
            _ => {
                self.console.say(&Phrase::new("cli-ambiguous").with("text", text))?;
                return show::these_moves(&matches, moves, &seen.remarks(), speaker, self.console);
            }
        };
        Ok(self.console.line(&speaker.say(&phrase))?)
    }

    /// Whose move `undo` means: at an open table that of whoever moved last.
    fn last_mover(&self, seat: Seat) -> Seat {
        let last = self.table.seen(Viewer::Public).ply(self.table.plies()).map(|ply| ply.seat);
        last.filter(|last| !self.curtain && self.is_person(*last)).unwrap_or(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Failure> {
        let seat = self.last_mover(seat);
        let names = Rc::clone(&self.names);
        let speaker = self.speaker(&names, seat);
        let last = self.table.seen(Viewer::Seat(seat)).ply(self.table.plies());
        match (self.table.take_back(seat), last) {
            (Ok(()), Some(ply)) => {
                self.shown = None;
                let phrase = Phrase::new("cli-undone").with("seat", seat).with("move", ply.played.text);
                self.console.line(&speaker.say(&phrase))?;
            }
            (Ok(()), None) => {}
            (Err(refusal), _) => self.console.line(&speaker.say_refusal(&refusal))?,
        }
        Ok(())
    }

    fn reset(&mut self, seat: Seat) -> Result<(), Failure> {
        let count = self.table.resettable(seat);
        if count == 0 {
            return Ok(self.console.say(&Phrase::new("cli-reset-nothing"))?);
        }
        let taken = (0..count).take_while(|_| self.table.take_back(seat).is_ok()).count();
        self.shown = None;
        Ok(self.console.say(&Phrase::new("cli-reset-done").with("count", taken))?)
    }

    /// What the viewer may know.
    fn board(&mut self, seat: Seat) -> Result<(), Failure> {
        let names = Rc::clone(&self.names);
        self.shown = Some((seat, self.table.turn()));
        self.console.gap()?;
        let speaker = self.speaker(&names, seat);
        show::board(self.table.seen(Viewer::Seat(seat)).as_ref(), speaker, self.console)
    }

    /// What happened since this seat read last, without what was taken back again.
    fn news(&mut self, seat: Seat) -> Result<(), Failure> {
        let names = Rc::clone(&self.names);
        let speaker = self.speaker(&names, seat);
        let from = self.read[seat.index()];
        self.tell(Viewer::Seat(seat), from, speaker)?;
        let entries = self.table.entries();
        if self.curtain {
            self.read[seat.index()] = entries;
        } else {
            // One screen: everybody reads it.
            self.read.fill(entries);
        }
        Ok(())
    }

    fn tell(&mut self, viewer: Viewer, from: usize, speaker: Speaker<'_>) -> Result<(), Failure> {
        let lines = self.table.seen(viewer).log(from);
        let mut lines = lines.iter().filter(|line| line.stands && !line.aside).peekable();
        if lines.peek().is_some() {
            self.console.gap()?;
        }
        for line in lines {
            self.console.line(&speaker.say(&line.phrase))?;
        }
        Ok(())
    }

    /// Everything since the promise, which an erased screen does not show any more.
    fn log(&mut self, viewer: Viewer, speaker: Speaker<'_>) -> Result<(), Failure> {
        if let Some(commitment) = self.table.record().commitment {
            self.console.say(&Phrase::new("cli-commitment").with("commitment", commitment.to_string()))?;
        }
        let lines = self.table.seen(viewer).log(0);
        if lines.is_empty() {
            return Ok(self.console.say(&Phrase::new("cli-log-empty"))?);
        }
        self.console.heading(&speaker.say(&Phrase::new("cli-log-heading")))?;
        for line in lines {
            let mut text = speaker.say(&line.phrase);
            if !line.stands {
                text = speaker.say(&Phrase::new("cli-log-taken-back").with("line", text));
            }
            self.console.line(&format!("  {}. {text}", line.entry))?;
        }
        Ok(())
    }

    /// The last news, the scores, and the seed that was promised.
    fn end(&mut self, outcome: &Outcome) -> Result<(), Failure> {
        let names = Rc::clone(&self.names);
        let speaker = self.console.speaker().with_names(&names);
        let speaker = self.only_person().map_or(speaker, |seat| speaker.for_reader(seat));
        let from = self.read.iter().copied().max().unwrap_or_default();
        self.tell(Viewer::All, from, speaker)?;
        show::outcome(self.table.info().id, outcome, speaker, self.console)?;
        if let Start::Seed(seed) = self.table.start() {
            self.console.gap()?;
            let commitment = seed.commitment().to_string();
            self.console.say(&Phrase::new("cli-commitment").with("commitment", commitment))?;
            self.console.say(&Phrase::new("cli-seed").with("seed", seed.to_string()))?;
            self.console.say(&Phrase::new("cli-seed-check"))?;
        }
        Ok(())
    }

    /// Who has won how often.
    pub fn standings(&mut self, series: &Series) -> Result<(), Failure> {
        self.console.gap()?;
        let speaker = self.console.speaker();
        let heading = Phrase::new("cli-series-heading").with("games", series.games());
        self.console.heading(&speaker.say(&heading))?;
        for (name, wins) in series.standings() {
            let phrase = Phrase::new("cli-series-line").with("name", name).with("wins", wins);
            self.console.line(&format!("  {}", speaker.say(&phrase)))?;
        }
        Ok(())
    }

    /// What can be done when it is over: look back, save, go on or leave.
    pub fn after(&mut self, another: bool) -> Result<Flow, Failure> {
        let names = Rc::clone(&self.names);
        let speaker = self.console.speaker().with_names(&names);
        self.console.gap()?;
        let key = if another { "cli-after-another" } else { "cli-after" };
        let question = speaker.say(&Phrase::new(key));
        // A finished game is only lost to those who want to keep it.
        self.saved = self.table.entries();
        loop {
            self.console.offer(|| completion::commands(speaker.lang));
            let Some(line) = self.console.ask(&question)? else { return self.leave() };
            match Input::read(&line) {
                Input::Nothing if another => return Ok(Flow::On),
                Input::Nothing | Input::Quit => return self.leave(),
                Input::Log => self.log(Viewer::All, speaker)?,
                Input::Board => show::board(self.table.seen(Viewer::All).as_ref(), speaker, self.console)?,
                Input::Save(file) => self.save(file.as_deref())?,
                Input::Text(text) => {
                    show::answer(self.table.seen(Viewer::All).as_ref(), &text, speaker, self.console)?;
                }
                _ => {}
            }
        }
    }
}
