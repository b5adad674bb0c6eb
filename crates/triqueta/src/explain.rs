//! Whether a move is legal, and if not, which rule forbids it.

use table::{Phrase, Refusal, rules};

use crate::game::Triqueta;
use crate::moves::{Move, Row};
use crate::options::Variant;
use crate::position::{FACE_DOWN_LIGHT, Position, Step, Way};
use crate::tower::Column;
use crate::words;

impl Triqueta {
    /// Whether the move is legal, and if not, why.
    pub(crate) fn explain(&self, position: &Position, mv: Move) -> Result<(), Refusal> {
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
            (Step::Turn | Step::Second, Move::Draw) => self.explain_draw(position, None),
            (Step::Turn | Step::Second, Move::DrawFrom { column }) => {
                self.explain_draw(position, Some(column))
            }
            (Step::Turn, Move::Take { row }) => self.explain_row(position, row, "TQ06"),
            (Step::Decide, Move::Row { row }) => {
                self.explain_way(position, Way::Row)?;
                self.explain_row(position, row, "TQ05")
            }
            (Step::Decide, Move::Keep) => self.explain_way(position, Way::Keep),
            (Step::Decide, Move::Box) => self.explain_way(position, Way::Box),
            (Step::Final, Move::Add | Move::Discard) => Ok(()),
            _ => Err(Refusal::table(rules::ANOTHER_STEP)),
        }
    }

    fn explain_draw(&self, position: &Position, column: Option<Column>) -> Result<(), Refusal> {
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

    fn explain_row(&self, position: &Position, row: Row, rule: &'static str) -> Result<(), Refusal> {
        match position.taker(row) {
            None => Ok(()),
            Some(seat) => {
                let phrase = Phrase::new("triqueta-refusal-row-taken");
                Err(Refusal::new(rule, phrase.with("row", row.number()).with("seat", seat)))
            }
        }
    }

    fn explain_way(&self, position: &Position, way: Way) -> Result<(), Refusal> {
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
