//! Which moves are legal.

use table::MAX_SEATS;

use crate::game::Triqueta;
use crate::lists;
use crate::moves::Move;
use crate::options::Variant;
use crate::position::{FACE_DOWN_LIGHT, Position, Step, Way};
use crate::tower::{COLUMNS, Column, height};

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
    pub(crate) fn can_draw(&self, position: &Position) -> bool {
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
    pub(crate) fn has_room(&self, position: &Position) -> bool {
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
}
