//! Everything that was done at a table, shared by all copies of it.
//!
//! Every entry is kept as a few bytes: who, which move, and where it stands among the others. Positions are kept
//! now and then ([`Mark`]) and found from there by playing on; what a move showed is found in the same way. So a
//! copy costs nothing, a move costs the same at every length, and the past takes little room.

use std::sync::Arc;

use crate::event::Emission;
use crate::game::Game;
use crate::record::Act;
use crate::scroll::Scroll;
use crate::seat::{Seat, Viewer};

/// After so many moves a position is kept again.
const STRIDE: u32 = 32;
/// What came of so many of the last entries is kept: it is what is asked for most.
const RECENT: usize = 32;

/// One entry as it happened.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    /// The entry's number, from 1.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// The move; `None` when the seat took back its last one, or did something else.
    pub mv: Option<G::Move>,
    /// What it did that is neither a move nor an ordinary take-back.
    pub aside: Option<Act>,
    /// What came of it.
    pub events: Arc<[Emission<G::Event>]>,
    /// Whether the move still stands.
    pub stands: bool,
}

/// An entry in few bytes. Entries are named by their numbers, from 1; 0 is the start.
///
/// The moves are a tree: each follows the move that stood last when it was played.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Deed<M> {
    pub(crate) seat: Seat,
    /// The move; `None` for everything else.
    pub(crate) mv: Option<M>,
    /// Whether nothing was decided by it: only who decides has changed.
    neutral: bool,
    /// Whether it showed somebody something hidden.
    pub(crate) shows: bool,
    /// How many take-backs of this seat there were since another seat acted, up to here.
    pub(crate) taken_back: u8,
    /// The move that stood last before; of what is no move, the one that stands last after it.
    pub(crate) before: u32,
    /// An earlier move of the same line: a short cut.
    far: u32,
    /// How many moves stand with it.
    pub(crate) ply: u32,
    /// The number of the turn in which it was played.
    pub(crate) turn: u32,
    /// The last decision of another seat; where nothing was decided, the last decision at all.
    pub(crate) other: u32,
    /// The mark of this line from which its position is found.
    mark: u32,
}

/// A position that is kept, and what was remembered there.
#[derive(Debug)]
struct Mark<G: Game> {
    /// The move that led to it.
    entry: u32,
    /// How many moves stand there.
    ply: u32,
    /// The entry for which it was kept.
    made: u32,
    position: G::Position,
    story: Arc<G::Story>,
}

/// The entries and the kept positions.
#[derive(Clone, Debug)]
pub(crate) struct History<G: Game> {
    deeds: Scroll<Deed<G::Move>>,
    marks: Scroll<Arc<Mark<G>>>,
    /// What came of the last entries, by their numbers.
    recent: Arc<Vec<(u32, Events<G>)>>,
    /// The entries that are neither moves nor ordinary take-backs, by their numbers: there are few.
    asides: Arc<Vec<Aside>>,
}

/// An entry that is neither a move nor an ordinary take-back.
#[derive(Clone, Debug)]
pub(crate) struct Aside {
    pub(crate) entry: u32,
    pub(crate) seat: Seat,
    pub(crate) act: Act,
}

type Events<G> = Arc<[Emission<<G as Game>::Event>]>;

impl<G: Game> History<G> {
    pub(crate) fn new(start: &Now<G>) -> Self {
        let mut marks = Scroll::default();
        let Now { position, story } = start.clone();
        marks.push(Arc::new(Mark { entry: 0, ply: 0, made: 0, position, story }));
        Self { deeds: Scroll::default(), marks, recent: Arc::default(), asides: Arc::default() }
    }

    /// How many entries there are.
    pub(crate) const fn len(&self) -> usize {
        self.deeds.len()
    }

    /// An entry by its number.
    pub(crate) fn deed(&self, number: u32) -> Option<&Deed<G::Move>> {
        self.deeds.get((number as usize).checked_sub(1)?)
    }

    /// The history up to so many entries, and the move that stood last then.
    pub(crate) fn up_to(&self, entries: usize) -> (Self, u32) {
        let deeds = self.deeds.up_to(entries);
        let marks = self.marks.up_to(self.marks_made(deeds.len() as u32));
        let recent = self.recent.iter().filter(|(number, _)| *number as usize <= entries).cloned().collect();
        let asides = match self.asides.partition_point(|aside| aside.entry as usize <= entries) {
            all if all == self.asides.len() => Arc::clone(&self.asides),
            some => Arc::new(self.asides[..some].to_vec()),
        };
        let history = Self { deeds, marks, recent: Arc::new(recent), asides };
        let head = history.deeds.last().map_or(0, |last| match last.mv {
            Some(_) => history.len() as u32,
            None => last.before,
        });
        (history, head)
    }

    /// What is neither a move nor an ordinary take-back, in order.
    pub(crate) fn asides(&self) -> &[Aside] {
        &self.asides
    }

    /// The same by its entry.
    pub(crate) fn aside(&self, entry: u32) -> Option<&Aside> {
        let place = self.asides.binary_search_by_key(&entry, |aside| aside.entry).ok()?;
        self.asides.get(place)
    }

    /// The last entry by which something was decided.
    fn last_decision(&self) -> u32 {
        self.deeds.last().map_or(0, |last| if last.neutral { last.other } else { self.len() as u32 })
    }

    /// The last decision of a seat other than this one.
    pub(crate) fn last_other(&self, seat: Seat) -> u32 {
        let last = self.last_decision();
        self.deed(last).map_or(0, |deed| if deed.seat == seat { deed.other } else { last })
    }

    /// How often this seat has taken back since another seat acted.
    pub(crate) fn taken_back(&self, seat: Seat) -> u8 {
        self.deed(self.last_decision()).filter(|last| last.seat == seat).map_or(0, |last| last.taken_back)
    }

    /// Adds what is neither a move nor an ordinary take-back. Returns the move that stands last now.
    pub(crate) fn note(&mut self, head: u32, seat: Seat, act: Act) -> u32 {
        let before = match act {
            Act::Granted(first) => self.deed(first as u32).map_or(head, |deed| deed.before),
            _ => head,
        };
        let neutral = !act.decides();
        self.deeds.push(Deed {
            seat,
            mv: None,
            neutral,
            shows: false,
            taken_back: self.taken_back(seat),
            before,
            far: before,
            ply: self.ply(before),
            turn: 0,
            other: if neutral { self.last_decision() } else { self.last_other(seat) },
            mark: self.deed(before).map_or(0, |deed| deed.mark),
        });
        let entry = self.len() as u32;
        Arc::make_mut(&mut self.asides).push(Aside { entry, seat, act });
        before
    }

    /// Adds a move after the one that stood last, with its mark. Returns its number.
    pub(crate) fn play(
        &mut self,
        (head, mark): (u32, u32),
        (seat, mv, turn): (Seat, G::Move, u32),
        events: Vec<Emission<G::Event>>,
    ) -> u32 {
        let deed = Deed {
            seat,
            mv: Some(mv),
            neutral: false,
            shows: events.iter().any(Emission::reveals),
            taken_back: self.taken_back(seat),
            before: head,
            far: self.short_cut(head),
            ply: self.ply(head) + 1,
            turn,
            other: self.last_other(seat),
            mark,
        };
        self.deeds.push(deed);
        self.remember(self.len() as u32, events.into());
        self.len() as u32
    }

    /// Keeps what came of the last entry, and lets go what came of an old one.
    fn remember(&mut self, number: u32, events: Events<G>) {
        if let Some(recent) = Arc::get_mut(&mut self.recent)
            && recent.capacity() > RECENT
        {
            recent.truncate(RECENT);
            if recent.len() == RECENT {
                recent.remove(0);
            }
            recent.push((number, events));
        } else {
            let mut recent = Vec::with_capacity(RECENT + 1);
            recent.extend_from_slice(&self.recent[(self.recent.len() + 1).saturating_sub(RECENT)..]);
            recent.push((number, events));
            self.recent = Arc::new(recent);
        }
    }

    /// What came of an entry, if that is kept.
    fn recalled(&self, number: u32) -> Option<&Events<G>> {
        let place = self.recent.binary_search_by_key(&number, |(number, _)| *number).ok()?;
        self.recent.get(place).map(|(_, events)| events)
    }

    /// Adds the take-back of the move that stood last. Returns the one that stands last now.
    pub(crate) fn take_back(&mut self, head: u32, seat: Seat) -> u32 {
        let before = self.deed(head).map_or(0, |deed| deed.before);
        self.deeds.push(Deed {
            seat,
            mv: None,
            neutral: false,
            shows: false,
            taken_back: self.taken_back(seat).saturating_add(1),
            before,
            far: before,
            ply: self.ply(before),
            turn: 0,
            other: self.last_other(seat),
            mark: self.deed(before).map_or(0, |deed| deed.mark),
        });
        before
    }

    /// Whether a move of this seat stands in the line that ends here.
    pub(crate) fn has_moved(&self, head: u32, seat: Seat) -> bool {
        let mut at = head;
        while let Some(deed) = self.deed(at) {
            if deed.seat == seat {
                return true;
            }
            at = deed.before;
        }
        false
    }

    /// How many moves stand up to this one.
    pub(crate) fn ply(&self, entry: u32) -> u32 {
        self.deed(entry).map_or(0, |deed| deed.ply)
    }

    /// The short cut of a move that follows `head`: with it, every earlier move of the line is found in a number of
    /// steps that grows with the logarithm of the distance.
    fn short_cut(&self, head: u32) -> u32 {
        let Some(last) = self.deed(head) else { return 0 };
        let Some(near) = self.deed(last.far) else { return head };
        let leaps = [last.ply - near.ply, near.ply - self.ply(near.far)];
        if leaps[0] == leaps[1] { near.far } else { head }
    }

    /// The move of this line with which so many stand.
    pub(crate) fn at_ply(&self, head: u32, ply: u32) -> Option<u32> {
        let mut entry = head;
        if ply > self.ply(head) {
            return None;
        }
        while let Some(deed) = self.deed(entry).filter(|deed| deed.ply > ply) {
            entry = if self.ply(deed.far) >= ply { deed.far } else { deed.before };
        }
        Some(entry)
    }

    /// The mark for a move that is about to follow `head`; one is made where the last is too far away.
    pub(crate) fn mark_for(&mut self, head: u32, now: &Now<G>) -> u32 {
        let Some(&Deed { mark, ply, .. }) = self.deed(head) else { return 0 };
        let marked = self.marks.get(mark as usize).map_or(0, |mark| mark.ply);
        if ply - marked < STRIDE {
            return mark;
        }
        // A move that is played and taken back again and again needs its mark once.
        if self.marks.last().is_none_or(|last| last.entry != head) {
            let made = self.len() as u32 + 1;
            let Now { position, story } = now.clone();
            self.marks.push(Arc::new(Mark { entry: head, ply, made, position, story }));
        }
        self.marks.len() as u32 - 1
    }

    /// How many marks were made for the first entries.
    fn marks_made(&self, entries: u32) -> usize {
        let (mut least, mut most) = (0, self.marks.len());
        while least < most {
            let middle = least.midpoint(most);
            match self.marks.get(middle) {
                Some(mark) if mark.made <= entries => least = middle + 1,
                _ => most = middle,
            }
        }
        least
    }

    /// The mark from which a move's position is found, and the moves from there.
    fn since_mark(&self, entry: u32) -> (&Mark<G>, Vec<G::Move>) {
        let mark = self.deed(entry).map_or(0, |deed| deed.mark);
        let mark = self.marks.get(mark as usize).or(self.marks.get(0)).expect("the start is always marked");
        let mut line = Vec::with_capacity(STRIDE as usize + 1);
        let mut at = entry;
        while at != mark.entry
            && let Some(deed) = self.deed(at)
        {
            line.extend(deed.mv);
            at = deed.before;
        }
        line.reverse();
        (mark, line)
    }

    /// The position after a move (0 for the start).
    fn position(&self, game: &G, entry: u32) -> G::Position {
        let (mark, line) = self.since_mark(entry);
        let mut position = mark.position;
        line.into_iter().for_each(|mv| game.advance(&mut position, mv));
        position
    }

    /// The position after a move, and what was remembered then.
    pub(crate) fn then(&self, game: &G, entry: u32) -> Now<G> {
        let (mark, line) = self.since_mark(entry);
        let mut now = Now { position: mark.position, story: Arc::clone(&mark.story) };
        for mv in line {
            now.play(game, mv);
        }
        now
    }
}

/// A position, and what is remembered of the way there.
#[derive(Clone, Debug)]
pub(crate) struct Now<G: Game> {
    pub(crate) position: G::Position,
    pub(crate) story: Arc<G::Story>,
}

impl<G: Game> Now<G> {
    /// Before the first move.
    pub(crate) fn first(game: &G, position: G::Position) -> Self {
        Self { position, story: Arc::new(game.story(&game.view(&position, Viewer::Public))) }
    }

    /// Plays a legal move, and hears what comes of it.
    pub(crate) fn play(&mut self, game: &G, mv: G::Move) -> Vec<Emission<G::Event>> {
        let mut events = Vec::new();
        game.play_unchecked(&mut self.position, mv, &mut events);
        let story = Arc::make_mut(&mut self.story);
        events
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Public))
            .for_each(|told| game.follow(story, told));
        events
    }
}

/// Plays entries again, one after the other, and hears what came of each.
pub(crate) struct Replayer<'a, G: Game> {
    game: &'a G,
    history: &'a History<G>,
    /// The last move that was played again, and the position after it.
    at: Option<(u32, G::Position)>,
}

impl<'a, G: Game> Replayer<'a, G> {
    pub(crate) const fn new(game: &'a G, history: &'a History<G>) -> Self {
        Self { game, history, at: None }
    }

    /// What came of this entry. What is no move shows nothing.
    pub(crate) fn play(&mut self, number: u32) -> Events<G> {
        if let Some(events) = self.history.recalled(number) {
            return Arc::clone(events);
        }
        let mut events = Vec::new();
        if let Some((before, mv)) = self.history.deed(number).and_then(|deed| Some((deed.before, deed.mv?))) {
            let mut position = match self.at {
                Some((at, position)) if at == before => position,
                _ => self.history.position(self.game, before),
            };
            self.game.play_unchecked(&mut position, mv, &mut events);
            self.at = Some((number, position));
        }
        events.into()
    }
}
