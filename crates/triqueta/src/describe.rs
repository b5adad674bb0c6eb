//! A view in phrases: what has to be decided, what the moves are called, and how the table stands.

use table::{Outcome, Phrase, Seat, Viewer};

use crate::animal::{Animal, Back};
use crate::moves::{Move, Row};
use crate::options::Variant;
use crate::position::Step;
use crate::tower::Column;
use crate::view::{Change, RowView, SeatView, Token, View};
use crate::words;

impl View {
    /// What has to be decided now, or how it ended.
    pub(crate) fn prompt(&self) -> Phrase {
        let Some(seat) = self.to_act else { return self.won() };
        match (self.step, self.face()) {
            (Step::Final, Some(_)) => Phrase::new("triqueta-prompt-final"),
            (Step::Final, None) => Phrase::new("triqueta-prompt-final-hidden"),
            (Step::Decide, Some(_)) => Phrase::new("triqueta-prompt-decide"),
            (Step::Decide, None) => Phrase::new("triqueta-prompt-decide-hidden"),
            (Step::Second, _) => Phrase::new("triqueta-prompt-second"),
            _ => match (self.variant, self.left()) {
                (_, 0) | (Variant::HiddenWolvesForTwo, 1) => Phrase::new("triqueta-prompt-take"),
                (Variant::Base, _) => Phrase::new("triqueta-prompt-turn"),
                (Variant::HiddenWolves, _) => Phrase::new("triqueta-prompt-turn-column"),
                (Variant::HiddenWolvesForTwo, _) => Phrase::new("triqueta-prompt-turn-pair"),
            },
        }
        .with("seat", seat)
        .with("token", words::the(self.face()))
    }

    fn won(&self) -> Phrase {
        let winners: Vec<Seat> = self.outcome.iter().flat_map(Outcome::winners).collect();
        words::won(&winners)
    }

    /// The face of the token that is being decided, if the viewer knows it.
    fn face(&self) -> Option<Animal> {
        match self.step {
            Step::Final => self.to_act.and_then(|seat| self.seat(seat)).and_then(|seat| seat.light.first()),
            _ => self.drawn.first(),
        }
        .and_then(|token| token.face)
    }

    /// A name for a move.
    pub(crate) fn label(&self, mv: Move) -> Phrase {
        let the = || words::the(self.face());
        match mv {
            Move::Draw => Phrase::new("triqueta-move-draw"),
            Move::DrawFrom { column } => match self.top(column) {
                Some(Token { back: Back::Shadow, .. }) => Phrase::new("triqueta-move-draw-shadow-from"),
                _ => Phrase::new("triqueta-move-draw-from"),
            }
            .with("column", column.number()),
            Move::Take { row } => self.take_label(row).with("row", row.number()),
            Move::Row { row } => {
                let phrase = match self.tokens(row) {
                    [] => Phrase::new("triqueta-move-row-empty"),
                    tokens => Phrase::new("triqueta-move-row").with("tokens", words::animals(tokens)),
                };
                phrase.with("token", the()).with("row", row.number())
            }
            Move::Keep => Phrase::new("triqueta-move-keep").with("token", the()),
            Move::Box => Phrase::new("triqueta-move-box").with("token", the()),
            Move::Add => Phrase::new("triqueta-move-add").with("token", the()),
            Move::Discard => Phrase::new("triqueta-move-discard").with("token", the()),
        }
    }

    fn top(&self, column: Column) -> Option<&Token> {
        self.tower.get(column.index()).and_then(|column| column.first())
    }

    fn tokens(&self, row: Row) -> &[Animal] {
        self.row(row).map_or(&[], |row| &row.tokens)
    }

    fn take_label(&self, row: Row) -> Phrase {
        let tokens = match self.tokens(row) {
            [] => return Phrase::new("triqueta-move-take-empty"),
            tokens => words::animals(tokens),
        };
        let change = self.row(row).zip(self.to_act).and_then(|(row, seat)| row.change(seat));
        let points = change.map_or(0, |change| change.points);
        Phrase::new("triqueta-move-take").with("tokens", tokens).with("change", words::signed(points))
    }

    /// The view as lines of text, complete enough to play from.
    pub(crate) fn describe(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        if self.outcome.is_some() {
            lines.push(self.won());
            lines.extend(self.results());
            return lines;
        }
        if self.step == Step::Final {
            lines.push(Phrase::new("triqueta-view-final"));
        } else {
            lines.push(
                Phrase::new("triqueta-view-round")
                    .with("round", self.round)
                    .with("left", self.left())
                    .with("covered", self.covered.len()),
            );
            if self.variant != Variant::Base {
                lines.push(Phrase::new("triqueta-view-columns").with("columns", self.columns()));
            }
            lines.extend(self.rows.iter().map(|row| self.row_line(row)));
        }
        lines.extend(self.seats.iter().map(|seat| self.seat_line(seat)));
        lines.extend(self.seats.iter().filter_map(face_down_line));
        lines.extend(self.drawn_line());
        lines.push(self.seen_line());
        lines
    }

    fn columns(&self) -> Vec<Phrase> {
        let columns = Column::all().zip(&self.tower).map(|(column, tokens)| {
            let shadow = tokens.iter().filter(|token| token.back == Back::Shadow).count();
            let light = tokens.len() - shadow;
            match (light, shadow) {
                (0, 0) => Phrase::new("triqueta-view-column-empty"),
                (0, _) => Phrase::new("triqueta-view-column-shadow"),
                (_, 0) => Phrase::new("triqueta-view-column-light"),
                (_, _) => Phrase::new("triqueta-view-column-both"),
            }
            .with("column", column.number())
            .with("light", light)
        });
        columns.collect()
    }

    fn row_line(&self, row: &RowView) -> Phrase {
        match row.taken_by {
            Some(seat) => Phrase::new("triqueta-view-row-taken").with("seat", seat),
            None if row.tokens.is_empty() => Phrase::new("triqueta-view-row-empty"),
            None => {
                let changes: Vec<Phrase> = row.changes.iter().map(|change| self.change(change)).collect();
                Phrase::new("triqueta-view-row")
                    .with("tokens", words::animals(&row.tokens))
                    .with("changes", changes)
            }
        }
        .with("row", row.row.number())
    }

    /// What a row would change: for the viewer by animal, for the others the sum.
    fn change(&self, change: &Change) -> Phrase {
        let phrase = if self.viewer == Viewer::Seat(change.seat) && change.animals.len() > 1 {
            let animals = change.animals.iter().map(|part| {
                Phrase::new("triqueta-view-change-animal")
                    .with("animal", words::animal(part.animal))
                    .with("change", words::signed(part.points))
            });
            Phrase::new("triqueta-view-change-own").with("animals", animals.collect::<Vec<_>>())
        } else {
            Phrase::new("triqueta-view-change")
        };
        phrase.with("seat", change.seat).with("change", words::signed(change.points))
    }

    fn seat_line(&self, seat: &SeatView) -> Phrase {
        let mut things: Vec<Phrase> =
            seat.groups.iter().map(|group| words::counted(group.animal, group.count)).collect();
        let counts = [
            (usize::from(seat.trees), "triqueta-view-trees"),
            (usize::from(seat.rock), "triqueta-view-rock"),
            (seat.light.len(), "triqueta-view-light"),
            (seat.shadow.len(), "triqueta-view-shadow"),
            (seat.boxed, "triqueta-view-boxed"),
        ];
        let counts = counts.into_iter().filter(|&(count, _)| count > 0);
        things.extend(counts.map(|(count, key)| Phrase::new(key).with("count", count)));
        let phrase = match seat.took {
            _ if self.step == Step::Final => Phrase::new("triqueta-view-seat"),
            None => Phrase::new("triqueta-view-seat-in"),
            Some(row) => Phrase::new("triqueta-view-seat-out").with("row", row.number()),
        };
        phrase.with("seat", seat.seat).with("points", seat.points).with("things", things)
    }

    fn drawn_line(&self) -> Option<Phrase> {
        let seat = self.to_act?;
        let faces: Option<Vec<Phrase>> =
            self.drawn.iter().map(|token| token.face.map(|animal| words::one(token.back, animal))).collect();
        match (self.drawn.len(), faces) {
            (0, _) => None,
            (_, Some(tokens)) => Some(Phrase::new("triqueta-view-drawn").with("tokens", tokens)),
            (count, None) => Some(Phrase::new("triqueta-view-drawn-hidden").with("count", count)),
        }
        .map(|phrase| phrase.with("seat", seat))
    }

    fn seen_line(&self) -> Phrase {
        let animals = self.animals.iter().map(|animal| {
            Phrase::new("triqueta-view-seen-animal")
                .with("animal", words::animal(animal.animal))
                .with("seen", animal.known)
                .with("tokens", animal.tokens)
        });
        Phrase::new("triqueta-view-seen").with("animals", animals.collect::<Vec<_>>())
    }

    fn results(&self) -> impl Iterator<Item = Phrase> {
        let scores = self.outcome.iter().flat_map(|outcome| &outcome.seats);
        self.seats.iter().zip(scores).map(|(seat, score)| {
            let lines = score.lines.iter().filter(|line| line.points != 0).map(|line| {
                Phrase::new("triqueta-view-score-line")
                    .with("category", Phrase::new(format!("triqueta-score-{}", line.category)))
                    .with("points", words::signed(line.points))
            });
            Phrase::new("triqueta-view-result")
                .with("seat", seat.seat)
                .with("place", score.place)
                .with("points", score.total)
                .with("lines", lines.collect::<Vec<_>>())
        })
    }
}

/// A player's face-down tokens, if the viewer knows them.
fn face_down_line(seat: &SeatView) -> Option<Phrase> {
    let tokens = seat.light.iter().chain(&seat.shadow);
    let tokens: Vec<Phrase> = tokens.filter_map(|token| Some(words::one(token.back, token.face?))).collect();
    let phrase = Phrase::new("triqueta-view-face-down").with("seat", seat.seat).with("tokens", tokens);
    seat.reach.map(|reach| phrase.with("reach", reach))
}
