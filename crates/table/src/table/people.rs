//! Who decides at a table, and what people do besides moves: give up, run out of time, let a bot sit in, come back,
//! hand their seat over, and take back with everybody's leave. The rules of the game know nothing of it.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::Table;
use crate::game::Game;
use crate::outcome::{OUT_OF_TIME, Outcome, RESIGNED};
use crate::record::Act;
use crate::refusal::Refusal;
use crate::rules;
use crate::seat::{MAX_SEATS, Seat};

/// The most entries of a table that are neither moves nor ordinary take-backs. Nobody comes and goes so often.
pub const MOST_ASIDES: usize = 2_000;

type Seats = ArrayVec<Seat, MAX_SEATS>;

impl<G: Game> Table<G> {
    /// Says which seats are bots', and of which level, when the game begins: nothing was played yet.
    pub fn seat_bots(&mut self, bots: &[Option<String>]) {
        let seat = |seat: Seat| bots.get(seat.index()).cloned().flatten();
        self.bots = match bots.iter().any(Option::is_some) {
            true => Seat::all(self.game().seats()).map(seat).collect(),
            false => Arc::default(),
        };
    }

    /// The levels of the bots that sat there when the game began.
    #[must_use]
    pub fn bots(&self) -> &[Option<String>] {
        &self.bots
    }

    /// The level of the bot that decides for this seat now.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        let sat = self.history.asides().iter().rev().filter(|aside| aside.seat == seat);
        let mut sat = sat.filter_map(|aside| match &aside.act {
            Act::Bot(level) => Some(Some(level.as_str())),
            Act::Back | Act::Handed => Some(None),
            _ => None,
        });
        sat.next().unwrap_or_else(|| self.began_as_bot(seat))
    }

    fn began_as_bot(&self, seat: Seat) -> Option<&str> {
        self.bots.get(seat.index())?.as_deref()
    }

    /// Whether a bot decides for this seat for which nobody can come back: it sits in for nobody.
    fn is_nobodys(&self, seat: Seat) -> bool {
        self.began_as_bot(seat).is_some() && self.bot(seat).is_some()
    }

    /// The seats that gave up or ran out of time, in this order: they cannot win any more.
    #[must_use]
    pub fn gone(&self) -> Seats {
        let lost = self.history.asides().iter().filter(|aside| aside.act.loses());
        lost.map(|aside| aside.seat).take(MAX_SEATS).collect()
    }

    /// Whether a side has nobody left who could win: its people are gone, and a bot alone wins for nobody.
    fn is_lost(&self, side: usize, gone: &[Seat]) -> bool {
        let mut seats = Seat::all(self.game().seats()).filter(|&seat| self.game().side_of(seat) == side);
        let mut lost = false;
        seats.all(|seat| {
            lost |= gone.contains(&seat);
            gone.contains(&seat) || self.is_nobodys(seat)
        }) && lost
    }

    /// How many sides can still win, where these seats are gone.
    fn sides_left(&self, gone: &[Seat]) -> usize {
        let mut sides: ArrayVec<usize, MAX_SEATS> =
            Seat::all(self.game().seats()).map(|seat| self.game().side_of(seat)).collect();
        sides.sort_unstable();
        let mut last = None;
        sides.retain(|side| last.replace(*side) != Some(*side));
        sides.iter().filter(|&&side| !self.is_lost(side, gone)).count()
    }

    /// Whether the game ends at once when this seat gives up: its side is lost, and only one is left.
    #[must_use]
    pub fn ends_without(&self, seat: Seat) -> bool {
        let mut gone = self.gone();
        gone.try_push(seat).is_ok() && self.sides_left(&gone) <= 1
    }

    /// How it ended; `None` before the end. The rules say so, or only one side is left.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let counted = self.game().outcome(self.position());
        let gone = self.gone();
        if gone.is_empty() {
            return counted;
        }
        if let Some(counted) = counted {
            return Some(counted.with_last(&gone));
        }
        self.is_abandoned().then(|| {
            let last = self.history.asides().iter().rfind(|aside| aside.act.loses());
            let resigned = last.is_some_and(|aside| aside.act == Act::Resign);
            // Who sits with those who gave up has lost with them, though a bot.
            let seats = Seat::all(self.game().seats());
            let lost = |seat: &Seat| !gone.contains(seat) && self.is_lost(self.game().side_of(*seat), &gone);
            let all: Seats = gone.iter().copied().chain(seats.filter(lost)).collect();
            let reason = if resigned { RESIGNED } else { OUT_OF_TIME };
            Outcome::given_up(reason, self.game().seats(), &all)
        })
    }

    /// Whether only one side is left.
    pub(super) fn is_abandoned(&self) -> bool {
        let gone = self.gone();
        !gone.is_empty() && self.sides_left(&gone) <= 1
    }

    /// Does what an entry says, or refuses it and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn enter(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Move(text) => self.play_text(seat, text),
            Act::TakeBack => self.take_back(seat),
            aside => self.note(seat, aside),
        }
    }

    /// Whether this may be written down now, which is neither a move nor an ordinary take-back.
    ///
    /// # Errors
    /// The table's rule that forbids it.
    pub fn may_note(&self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        let refused = |rule| Err(Refusal::table(rule));
        if self.to_act().is_none() {
            return refused(rules::GAME_OVER);
        }
        if seat.number() > self.game().seats() {
            return refused(rules::NO_SUCH_MOVE);
        }
        // Everybody may always come back or give up.
        let often = self.history.asides().len() >= MOST_ASIDES;
        let gone = self.gone().contains(&seat);
        match act {
            Act::Move(_) | Act::TakeBack => refused(rules::NO_SUCH_MOVE),
            Act::Granted(_) | Act::Resign | Act::Time { .. } | Act::Back | Act::Handed if gone => {
                refused(rules::GIVEN_UP)
            }
            // A bot gives up nothing, and has nothing to hand over.
            Act::Resign | Act::Time { .. } | Act::Handed if self.is_nobodys(seat) => refused(rules::WHO_SITS),
            Act::Resign | Act::Time { .. } => Ok(()),
            Act::Bot(_) if self.bot(seat).is_some() => refused(rules::WHO_SITS),
            Act::Bot(_) | Act::Granted(_) | Act::Handed if often && !gone => {
                refused(rules::TAKEN_BACK_TOO_OFTEN)
            }
            Act::Back if self.bot(seat).is_none() => refused(rules::WHO_SITS),
            Act::Bot(_) | Act::Back | Act::Handed => Ok(()),
            Act::Granted(first) => self.may_be_granted(seat, *first),
        }
    }

    /// Whether everything from this move of the seat on may be taken back, should all agree: it stands, and neither it
    /// nor anything since has shown somebody something hidden, or was the end for somebody.
    fn may_be_granted(&self, seat: Seat, first: usize) -> Result<(), Refusal> {
        let first = u32::try_from(first).unwrap_or(u32::MAX);
        let mut at = self.head;
        let mut shown = false;
        while at > first
            && let Some(deed) = self.history.deed(at)
        {
            shown |= deed.shows;
            at = deed.before;
        }
        let gave_up = || self.history.asides().iter().any(|aside| aside.entry > first && aside.act.loses());
        match self.history.deed(at) {
            Some(deed) if at == first && deed.seat == seat => match shown || deed.shows {
                true => Err(Refusal::table(rules::SHOWN_SINCE)),
                false if gave_up() => Err(Refusal::table(rules::DECIDED_SINCE)),
                false => Ok(()),
            },
            _ => Err(Refusal::table(rules::NOTHING_TO_TAKE_BACK)),
        }
    }

    /// The first move of this seat's last turn, by its entry, that may be taken back with everybody's leave; what showed
    /// something stays.
    ///
    /// # Errors
    /// The table's rule that forbids it.
    pub fn may_ask_back(&self, seat: Seat) -> Result<usize, Refusal> {
        let mut at = self.head;
        while let Some(deed) = self.history.deed(at).filter(|deed| deed.seat != seat) {
            at = deed.before;
        }
        while let Some(last) = self.history.deed(at)
            && let Some(before) = self.history.deed(last.before)
            && (before.seat, before.turn) == (seat, last.turn)
            && !last.shows
            && !before.shows
        {
            at = last.before;
        }
        self.may_note(seat, &Act::Granted(at as usize)).map(|()| at as usize)
    }

    /// Writes down what is neither a move nor an ordinary take-back.
    pub(super) fn note(&mut self, seat: Seat, act: &Act) -> Result<(), Refusal> {
        self.may_note(seat, act)?;
        let head = self.history.note(self.head, seat, act.clone());
        if head != self.head {
            self.head = head;
            self.now = self.history.then(&self.fixed.game, self.head);
        }
        Ok(())
    }
}
