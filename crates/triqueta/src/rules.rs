//! Which moves are legal, and which rule forbids the others.

use table::{MAX_SEATS, Phrase, Refusal, rules};

use crate::game::Triqueta;
use crate::lists;
use crate::moves::{Move, Row};
use crate::options::Variant;
use crate::position::{FACE_DOWN_LIGHT, Position, Step, Way};
use crate::tower::{COLUMNS, Column, height};
use crate::words;

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

    /// The columns with a token to draw, as bits: column 1 lowest.
    #[inline]
    fn open_columns(&self, position: &Position) -> u8 {
        let height = self.tower_height(position);
        position.gone.iter().zip(0..).fold(0, |open, (&gone, bit)| open | u8::from(gone < height) << bit)
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

    /// Where the token that is being decided can go, as a set of [`lists::WAYS`]: TQ05, and TQ31 for two
    /// light tokens, which go two different ways.
    #[inline]
    fn ways(&self, position: &Position) -> u8 {
        let used = position.used;
        let rows = if used == Some(Way::Row) { 0 } else { position.rows };
        let keep = used != Some(Way::Keep) && self.has_room(position);
        let boxed = used != Some(Way::Box) && self.draws_pairs();
        rows | u8::from(keep) << MAX_SEATS | u8::from(boxed) << (MAX_SEATS + 1)
    }

    /// The only way for the token that is being decided, if there is just one.
    #[inline]
    pub(crate) fn only_way(&self, position: &Position) -> Option<Move> {
        lists::WAYS.only(self.ways(position))
    }

    /// The only draw, if there is just one column with a token.
    pub(crate) fn only_draw(&self, position: &Position) -> Option<Move> {
        lists::DRAWS.only(self.open_columns(position))
    }

    /// All legal moves.
    #[inline]
    pub(crate) fn list_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        match position.step {
            // TQ04: there is no pass. TQ06: an empty row may be taken.
            Step::Turn if self.options.variant == Variant::Base => {
                lists::TURN.add(u8::from(self.can_draw(position)) | position.rows << 1, moves);
            }
            Step::Turn => {
                if self.can_draw(position) {
                    // TQ21
                    lists::DRAWS.add(self.open_columns(position), moves);
                }
                lists::TURN.add(position.rows << 1, moves);
            }
            Step::Second => lists::DRAWS.add(self.open_columns(position), moves),
            Step::Decide => lists::WAYS.add(self.ways(position), moves),
            Step::Final => moves.extend_from_slice(&[Move::Add, Move::Discard]),
            Step::Over => {}
        }
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
