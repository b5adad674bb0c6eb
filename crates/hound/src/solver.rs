//! An exact solver for open hands: who wins when everybody sees all cards and plays best?
//!
//! For analysis only. It reads the whole position, hidden cards included, so no bot may ask it.
//!
//! A game has only two results, so the search asks one yes-or-no question: can Blue force a win? Positions that
//! differ only in their sheep share an entry of the table: more sheep for Blue and fewer for Yellow never hurt
//! Blue, so a won position answers for all better ones and a lost one for all worse ones.

use arrayvec::ArrayVec;
use table::Game;

use crate::hound::Hound;
use crate::moves::Move;
use crate::phase::Phase;
use crate::place::{Place, Team};
use crate::position::Position;

/// The most moves that a seat can choose from: four cards, or two answers.
const MOST_MOVES: usize = 4;

/// What best play leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Who wins.
    pub winner: Team,
    /// Every legal move, and who wins after it.
    pub moves: Vec<(Move, Team)>,
    /// Best play to the end. A seat that cannot win plays the first of its moves that lose last.
    pub line: Vec<Move>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Solution {
    /// The moves that keep the win for the team of the seat that decides; all moves where it cannot win.
    pub fn best(&self) -> impl Iterator<Item = Move> + use<'_> {
        let can_win = |&&(_, team): &&(Move, Team)| team == self.winner;
        let keeps = self.moves.iter().filter(can_win);
        keeps.map(|&(mv, _)| mv)
    }
}

/// Solves a position.
#[must_use]
pub fn solve(game: &Hound, position: &Position) -> Solution {
    // A search without a limit always finishes.
    solve_within(game, position, u64::MAX).unwrap_or_else(|| unreachable!("the search stopped by itself"))
}

/// Solves a position, or gives up after looking at so many others.
#[must_use]
pub fn solve_within(game: &Hound, position: &Position, most_nodes: u64) -> Option<Solution> {
    let mut search = Search::new(game, position, most_nodes);
    let mut moves = Vec::new();
    for mv in search.list(position) {
        let mut next = *position;
        game.advance(&mut next, mv);
        moves.push((mv, winner(search.blue_wins(&next)?)));
    }
    let winner = match position.result {
        Some((_, winner)) => winner,
        None => search.team_to_move(position, &moves),
    };
    let line = search.line(position, winner)?;
    Some(Solution { winner, moves, line, nodes: search.nodes })
}

const fn winner(blue: bool) -> Team {
    if blue { Team::Blue } else { Team::Yellow }
}

/// Sheep as Blue likes them: four bytes, each better when greater.
type Favour = u32;

/// What is known about all positions that differ only in their sheep.
#[derive(Copy, Clone)]
struct Entry {
    key: (u64, u64),
    /// Blue wins with this or better.
    won: Favour,
    /// Blue loses with this or worse.
    lost: Favour,
    /// The move that decided last: the place in the list.
    best: u8,
    /// Greater where more work was saved.
    depth: u8,
}

/// Entries that share a place in the table.
const BUCKET: usize = 4;

/// Where the table keeps a position.
#[derive(Copy, Clone)]
struct Address {
    key: (u64, u64),
    favour: Favour,
}

/// What is known of a position without a search.
enum Known {
    /// Whether Blue wins.
    Decided(bool),
    /// Nothing yet.
    Open(Address),
}

/// No sheep of a game are so many.
const NEVER_WON: Favour = 0x7f7f_7f7f;
/// Blue never has less than nothing, and this asks for at most that: see `covers`.
const NOT_LOST: Favour = 0x8080_8080;

const NO_ENTRY: Entry = Entry { key: (0, 0), won: NEVER_WON, lost: NOT_LOST, best: u8::MAX, depth: 0 };

/// Whether each byte of one is at least that of the other; all are below 128.
const fn covers(better: Favour, worse: Favour) -> bool {
    (better | 0x8080_8080).wrapping_sub(worse) & 0x8080_8080 == 0x8080_8080
}

struct Search<'a> {
    game: &'a Hound,
    table: Vec<Entry>,
    moves: Vec<Move>,
    nodes: u64,
    most_nodes: u64,
    /// Whether cards can go back to the pile, so that its size does not tell its order (WH63).
    pile_changes: bool,
}

impl<'a> Search<'a> {
    fn new(game: &'a Hound, position: &Position, most_nodes: u64) -> Self {
        let cards: usize = Place::ALL.iter().map(|&place| position.hand(place).count()).sum();
        let left = cards + usize::from(position.pile_len());
        // Small tables for short games, which are over before a large one would be cleared.
        let bits = match left {
            0..=12 => 10,
            13..=16 => 13,
            17..=20 => 17,
            21..=24 => 19,
            _ => 21,
        };
        Self {
            game,
            table: vec![NO_ENTRY; 1 << bits],
            moves: Vec::with_capacity(MOST_MOVES),
            nodes: 0,
            most_nodes,
            pile_changes: game.players < 4 && !game.tables.orderers.is_empty(),
        }
    }

    fn list(&mut self, position: &Position) -> ArrayVec<Move, MOST_MOVES> {
        self.game.list_moves(position, &mut self.moves);
        self.moves.iter().copied().take(MOST_MOVES).collect()
    }

    fn team(&self, position: &Position) -> Team {
        // A dummy's partner sits in its team, so the place is enough.
        position.place.team()
    }

    fn team_to_move(&self, position: &Position, moves: &[(Move, Team)]) -> Team {
        let team = self.team(position);
        if moves.iter().any(|&(_, winner)| winner == team) { team } else { team.other() }
    }

    /// Whether Blue can force a win; `None` when there was not enough time.
    fn blue_wins(&mut self, position: &Position) -> Option<bool> {
        match self.look_up(position) {
            Known::Decided(blue) => Some(blue),
            Known::Open(at) => self.visit(position, at),
        }
    }

    /// What the table or the rules say about a position.
    fn look_up(&self, position: &Position) -> Known {
        if let Some((_, winner)) = position.result {
            return Known::Decided(winner == Team::Blue);
        }
        let at = Address { key: self.key(position), favour: self.favour(position) };
        let Some(entry) = self.bucket(at).iter().find(|entry| entry.key == at.key) else {
            return Known::Open(at);
        };
        if covers(at.favour, entry.won) {
            return Known::Decided(true);
        }
        if entry.lost != NOT_LOST && covers(entry.lost, at.favour) {
            return Known::Decided(false);
        }
        Known::Open(at)
    }

    fn bucket(&self, at: Address) -> &[Entry] {
        let first = (at.key.0 >> 20) as usize & (self.table.len() - BUCKET);
        &self.table[first..first + BUCKET]
    }

    fn visit(&mut self, position: &Position, at: Address) -> Option<bool> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return None;
        }
        let blue = self.team(position) == Team::Blue;
        let best =
            self.bucket(at).iter().find(|entry| entry.key == at.key).map_or(u8::MAX, |entry| entry.best);
        let mut open: ArrayVec<(i32, u8, Position, Address), MOST_MOVES> = ArrayVec::new();
        for (index, mv) in (0..).zip(self.list(position)) {
            let mut child = *position;
            self.game.advance(&mut child, mv);
            // First every move's answer in the table: often one of them decides without a search.
            match self.look_up(&child) {
                Known::Decided(result) if result == blue => {
                    self.store(at, position, result, index);
                    return Some(result);
                }
                Known::Decided(_) => {}
                Known::Open(at) => {
                    let promise = promise(self.game, &child) * if blue { 1 } else { -1 };
                    open.push((if index == best { -900 } else { -promise }, index, child, at));
                }
            }
        }
        open.sort_unstable_by_key(|&(promise, ..)| promise);
        let mut decided = (!blue, u8::MAX);
        for (_, index, child, at) in &open {
            if self.visit(child, *at)? == blue {
                decided = (blue, *index);
                break;
            }
        }
        self.store(at, position, decided.0, decided.1);
        Some(decided.0)
    }

    fn store(&mut self, at: Address, position: &Position, blue_wins: bool, best: u8) {
        let depth = u8::MAX - (position.turn.min(255) as u8);
        let first = (at.key.0 >> 20) as usize & (self.table.len() - BUCKET);
        let bucket = &mut self.table[first..first + BUCKET];
        let same = bucket.iter().position(|entry| entry.key == at.key);
        // Else the one that was the least work gives way.
        let least =
            || bucket.iter().enumerate().min_by_key(|(_, entry)| entry.depth).map_or(0, |(index, _)| index);
        let entry = match same {
            Some(index) => &mut bucket[index],
            None => {
                let index = least();
                bucket[index] = Entry { key: at.key, depth, ..NO_ENTRY };
                &mut bucket[index]
            }
        };
        entry.best = best;
        if blue_wins {
            entry.won = at.favour;
        } else {
            entry.lost = at.favour;
        }
    }

    fn favour(&self, position: &Position) -> Favour {
        let [one, two, three, four] = position.sheep;
        let [_, most_two, _, most_four] = self.game.most;
        u32::from_le_bytes([one, most_two.saturating_sub(two), three, most_four.saturating_sub(four)])
    }

    /// Everything but the sheep: 128 bits, in which two of all positions of a game never agree by chance.
    fn key(&self, position: &Position) -> (u64, u64) {
        let mut key = (0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344);
        for place in Place::ALL {
            mix(&mut key, position.hand_sum(place));
            for (depth, card) in (1..).zip(position.deck_cards(place)) {
                mix(&mut key, depth << 8 | u64::from(card.code()) | 1 << 40);
            }
        }
        mix(&mut key, u64::from_le_bytes(position.animals));
        mix(&mut key, position.rest_of_key());
        if self.pile_changes {
            for slot in position.pile_slots() {
                mix(&mut key, u64::from(position.card_in(slot).code()) | 1 << 41);
            }
        }
        key
    }

    /// Best play from here: the winner keeps the win, the loser holds out as long as its moves differ.
    fn line(&mut self, position: &Position, winner: Team) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let mut position = *position;
        while position.phase != Phase::Over {
            let moves = self.list(&position);
            let mut chosen = None;
            let mut longest = None;
            for mv in moves {
                let mut next = position;
                self.game.advance(&mut next, mv);
                if self.team(&position) == winner {
                    if self.blue_wins(&next)? == (winner == Team::Blue) {
                        chosen = Some((mv, next));
                        break;
                    }
                } else if chosen.is_none()
                    || longest.is_some_and(|turn| next.turn > turn && next.result.is_none())
                {
                    longest = Some(if next.result.is_some() { 0 } else { next.turn });
                    chosen = Some((mv, next));
                }
            }
            // There is always a move, and the winner always has one that wins.
            let Some((mv, next)) = chosen else { break };
            line.push(mv);
            position = next;
        }
        Some(line)
    }
}

/// Puts one more word into both halves.
fn mix(key: &mut (u64, u64), word: u64) {
    let fold = |half: u64, factor: u64| {
        let product = u128::from(half ^ word) * u128::from(factor);
        (product as u64) ^ (product >> 64) as u64
    };
    key.0 = fold(key.0, 0x9e37_79b9_7f4a_7c15).wrapping_add(word);
    key.1 = fold(key.1, 0xd6e8_feb8_6659_fd93).wrapping_add(word.rotate_left(32));
}

/// How a position looks for Blue at first sight: the end, else sheep, of which the last ones count most, and
/// what the animals would do where they stand, the sooner the worse.
fn promise(game: &Hound, position: &Position) -> i32 {
    if let Some((_, winner)) = position.result {
        return if winner == Team::Blue { 1_000 } else { -1_000 };
    }
    const WORTH: [i32; 8] = [-40, 0, 12, 18, 22, 24, 25, 26];
    let [one, two, three, four] = position.sheep.map(|sheep| WORTH[usize::from(sheep) & 7]);
    let mut sum = one + three - two - four;
    for (tolls, state) in game.tables.tolls.iter().zip(position.animals).take(game.tables.count) {
        let place = usize::from(state & 3);
        let toll = tolls[place][usize::from(state & 7)];
        let lost = toll.lost().to_le_bytes().map(i32::from);
        let regained = toll.regained().to_le_bytes().map(i32::from);
        let soon = 4 - (place + 3 - position.place.index()) as i32 % 4;
        sum -= soon * (lost[0] + lost[2] - lost[1] - lost[3]);
        sum += soon * (regained[0] + regained[2] - regained[1] - regained[3]);
    }
    sum
}
