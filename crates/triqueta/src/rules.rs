//! Which moves are legal, and which rule forbids the others.

use table::{MAX_SEATS, Phrase, Refusal, rules};

use crate::game::Triqueta;
use crate::moves::{Move, Row};
use crate::options::Variant;
use crate::position::{FACE_DOWN_LIGHT, Position, Step, Way};
use crate::tower::{COLUMNS, Column, height};
use crate::words;

/// Where the token that is being decided can go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ways {
    /// The rows to which it can go, as bits.
    rows: u8,
    /// Whether it can be kept face down.
    keep: bool,
    /// Whether it can be put into the box.
    boxed: bool,
}

impl Ways {
    /// The only way, if there is just one.
    #[inline]
    pub(crate) fn only(self) -> Option<Move> {
        let rows = line(&INTO_ROWS, self.rows);
        match (rows.len, self.keep, self.boxed) {
            (1, false, false) => Some(rows.moves[0]),
            (0, true, false) => Some(Move::Keep),
            (0, false, true) => Some(Move::Box),
            _ => None,
        }
    }

    /// All of them.
    #[inline]
    fn list(self, moves: &mut Vec<Move>) {
        list_rows(&INTO_ROWS, self.rows, moves);
        moves.extend(self.keep.then_some(Move::Keep));
        moves.extend(self.boxed.then_some(Move::Box));
    }
}

/// A move for each row of a set of rows.
struct Line {
    /// What lies beyond `len` is not used.
    moves: [Move; MAX_SEATS],
    len: u8,
}

/// A line for every set of rows, found by its bits.
type Lines = [Line; 1 << MAX_SEATS];

/// [`Move::Take`] for every set of rows.
static TAKE_ROWS: Lines = lines(true);
/// [`Move::Row`] for every set of rows.
static INTO_ROWS: Lines = lines(false);

const fn lines(take: bool) -> Lines {
    let mut lines = [const { Line { moves: [Move::Draw; MAX_SEATS], len: 0 } }; 1 << MAX_SEATS];
    let mut bits = 0;
    while bits < lines.len() {
        let line = &mut lines[bits];
        let mut number = 1;
        while let Some(row) = Row::new(number) {
            if bits >> row.index() & 1 == 1 {
                line.moves[line.len as usize] = if take { Move::Take { row } } else { Move::Row { row } };
                line.len += 1;
            }
            number += 1;
        }
        bits += 1;
    }
    lines
}

/// The line of this set of rows.
#[inline]
fn line(lines: &Lines, rows: u8) -> &Line {
    &lines[usize::from(rows) % lines.len()]
}

/// Adds the moves of these rows. The whole line is copied and its unused end cut off: a copy of fixed length
/// has no branches, and playouts spend their time here.
#[inline]
fn list_rows(lines: &Lines, rows: u8, moves: &mut Vec<Move>) {
    let line = line(lines, rows);
    let end = moves.len() + usize::from(line.len);
    moves.extend_from_slice(&line.moves);
    moves.truncate(end);
}

impl Triqueta {
    /// How many tokens are left in a column of the open tower.
    #[inline]
    pub(crate) fn column_left(&self, position: &Position, column: Column) -> u8 {
        self.tower_height(position).saturating_sub(position.gone[column.index()])
    }

    /// How many tokens are left in the open tower.
    #[inline]
    pub(crate) fn tower_left(&self, position: &Position) -> u8 {
        let gone = position.gone.iter().sum::<u8>();
        (self.tower_height(position) * COLUMNS).saturating_sub(gone)
    }

    #[inline]
    fn tower_height(&self, position: &Position) -> u8 {
        height(self.options.variant.has_shadows(), position.round)
    }

    /// The columns with a token to draw.
    #[inline]
    fn open_columns(&self, position: &Position) -> impl Iterator<Item = Column> {
        Column::all().filter(|&column| self.column_left(position, column) > 0)
    }

    /// The only column with a token to draw, if there is just one.
    pub(crate) fn only_column(&self, position: &Position) -> Option<Column> {
        let mut open = self.open_columns(position);
        open.next().filter(|_| open.next().is_none())
    }

    /// TQ02: in the base game tokens come level by level, column 1 first.
    #[inline]
    pub(crate) fn next_column(&self, position: &Position) -> Option<Column> {
        let gone = position.gone.iter().sum::<u8>();
        if gone < self.tower_height(position) * COLUMNS { Column::new(gone % COLUMNS + 1) } else { None }
    }

    /// TQ07: not from an empty tower. TQ32: two players with Hidden Wolves need two tokens.
    #[inline]
    fn can_draw(&self, position: &Position) -> bool {
        let needed = if self.draws_pairs() { 2 } else { 1 };
        self.tower_left(position) >= needed
    }

    /// TQ30: whether a draw is of two tokens.
    #[inline]
    pub(crate) fn draws_pairs(&self) -> bool {
        self.options.variant == Variant::HiddenWolvesForTwo
    }

    /// TQ05: whether the active player has room for another light token face down.
    #[inline]
    fn has_room(&self, position: &Position) -> bool {
        position.light(position.active).len() < FACE_DOWN_LIGHT
    }

    /// Where the token that is being decided can go (TQ05; TQ31: two light tokens go two different ways).
    #[inline]
    pub(crate) fn ways(&self, position: &Position) -> Ways {
        let used = position.used;
        Ways {
            rows: if used == Some(Way::Row) { 0 } else { position.rows },
            keep: used != Some(Way::Keep) && self.has_room(position),
            boxed: used != Some(Way::Box) && self.draws_pairs(),
        }
    }

    /// All legal moves.
    pub(crate) fn list_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        match position.step {
            Step::Turn => {
                if self.can_draw(position) {
                    match self.options.variant {
                        Variant::Base => moves.push(Move::Draw),
                        _ => self.list_draws(position, moves),
                    }
                }
                // TQ04: there is no pass, and TQ06: an empty row may be taken.
                list_rows(&TAKE_ROWS, position.rows, moves);
            }
            Step::Second => self.list_draws(position, moves),
            Step::Decide => self.ways(position).list(moves),
            Step::Final => moves.extend([Move::Add, Move::Discard]),
            Step::Over => {}
        }
    }

    /// TQ21: one of the columns.
    fn list_draws(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.extend(self.open_columns(position).map(|column| Move::DrawFrom { column }));
    }

    /// Whether the move is legal, and if not, why.
    pub(crate) fn examine(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
        if position.step == Step::Over {
            return Err(Refusal::table(rules::GAME_OVER));
        }
        if let Move::Row { row } | Move::Take { row } = mv
            && row.number() > self.options.players
        {
            // TQ03
            let phrase = Phrase::new("triqueta-refusal-no-such-row").with("rows", self.options.players);
            return Err(Refusal::new(rules::NO_SUCH_MOVE, phrase));
        }
        match (position.step, mv) {
            (Step::Turn | Step::Second, Move::Draw) => self.examine_draw(position, None),
            (Step::Turn | Step::Second, Move::DrawFrom { column }) => {
                self.examine_draw(position, Some(column))
            }
            (Step::Turn, Move::Take { row }) => self.examine_row(position, row, "TQ06"),
            (Step::Decide, Move::Row { row }) => {
                self.examine_way(position, Way::Row)?;
                self.examine_row(position, row, "TQ05")
            }
            (Step::Decide, Move::Keep) => self.examine_way(position, Way::Keep),
            (Step::Decide, Move::Box) => self.examine_way(position, Way::Box),
            (Step::Final, Move::Add | Move::Discard) => Ok(()),
            _ => Err(Refusal::table(rules::ANOTHER_STEP)),
        }
    }

    fn examine_draw(&self, position: &Position, column: Option<Column>) -> Result<(), Refusal> {
        let refuse = |rule, phrase| Err(Refusal::new(rule, phrase));
        match (self.options.variant, column) {
            (Variant::Base, Some(_)) => return refuse("TQ02", Phrase::new("triqueta-refusal-no-column")),
            (Variant::Base, None) => {}
            (_, None) => return refuse("TQ21", Phrase::new("triqueta-refusal-which-column")),
            (_, Some(_)) => {}
        }
        if position.step == Step::Turn && !self.can_draw(position) {
            return match self.tower_left(position) {
                0 => refuse("TQ07", Phrase::new("triqueta-refusal-tower-empty")),
                _ => refuse("TQ32", Phrase::new("triqueta-refusal-one-token-left")),
            };
        }
        match column {
            Some(column) if self.column_left(position, column) == 0 => {
                let phrase = Phrase::new("triqueta-refusal-column-empty").with("column", column.number());
                refuse("TQ21", phrase)
            }
            _ => Ok(()),
        }
    }

    fn examine_row(&self, position: &Position, row: Row, rule: &'static str) -> Result<(), Refusal> {
        match position.taker(row) {
            None => Ok(()),
            Some(seat) => {
                let phrase = Phrase::new("triqueta-refusal-row-taken");
                Err(Refusal::new(rule, phrase.with("row", row.number()).with("seat", seat)))
            }
        }
    }

    fn examine_way(&self, position: &Position, way: Way) -> Result<(), Refusal> {
        if position.used == Some(way) {
            let phrase = Phrase::new("triqueta-refusal-same-way").with("way", words::way(way));
            return Err(Refusal::new("TQ31", phrase));
        }
        match way {
            Way::Keep if !self.has_room(position) => {
                let phrase = Phrase::new("triqueta-refusal-two-face-down").with("most", FACE_DOWN_LIGHT);
                Err(Refusal::new("TQ05", phrase))
            }
            Way::Box if !self.draws_pairs() => {
                Err(Refusal::new("TQ05", Phrase::new("triqueta-refusal-no-box")))
            }
            _ => Ok(()),
        }
    }
}
