//! Triqueta's board: the tower, the rows, the token being decided, and everybody's animals.
//!
//! Everything is drawn from the viewer's [`View`]. Tokens glide because they keep their ids for the whole
//! game: a token is named by the place in which it was dealt, and its [`Trail`] follows it from there by what
//! everybody is told, so that an id says nothing about a face.

mod hand;
pub(super) mod moment;
mod own;
mod players;
mod rail;
mod rows;
mod signs;
#[cfg(test)]
mod tests;
mod token;
mod tower;

use maud::{Markup, html};
use table::{LegalMove, Phrase, Seat, Viewer};
use texts::Speaker;
use triqueta::{
    Animal, Back, Column, Move, SeatView, Step, TOWERS, Tally, Token, Trail, Triqueta, Variant, View, Way,
};

pub(super) use self::signs::signs;
use crate::boards::{Asked, Drawing, Scene};
use crate::pictures::backdrop;
use crate::words::Words;

/// The keys of the animals' names.
const ANIMALS: [&str; 7] = [
    "triqueta-animal-rabbit",
    "triqueta-animal-owl",
    "triqueta-animal-deer",
    "triqueta-animal-boar",
    "triqueta-animal-ram",
    "triqueta-animal-bear",
    "triqueta-animal-wolf",
];

/// The whole drawing; `None` for another game.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let stage = Stage::new(scene)?;
    let over = stage.view.step == Step::Over;
    Some(Drawing {
        class: stage.class(),
        progress: Some(stage.progress()),
        board: stage.board(),
        advised: scene.hints.iter().map(|hint| tower::advised(&stage, hint).map(Into::into)).collect(),
        sentence: stage.asked.as_ref().map(|asked| asked.sentence(&stage.w)),
        facts: match &stage.asked {
            Some(asked) => Some(asked.facts(&stage.w)),
            None => stage.fact().map(|fact| html! { (stage.say(fact)) }),
        },
        controls: stage.controls(),
        own: stage.me().filter(|_| !over).map(|seat| own::own(&stage, seat)),
        rail: Some(rail::rail(&stage)),
        players: players::players(&stage),
        is_picture: true,
        ..Drawing::default()
    })
}

/// All that the parts of the drawing need.
struct Stage<'a> {
    w: Speaker<'a>,
    view: View,
    trail: &'a Trail,
    /// What the reader may play.
    moves: Vec<(Move, LegalMove)>,
    /// The column that the reader has chosen to draw from.
    column: Option<Column>,
    /// The table's code.
    code: &'a str,
    scene: &'a Scene<'a>,
    /// The row or column about which the reader asked why nothing can be done with it.
    asked: Option<Asked>,
    /// The animals' names, by index.
    animals: [String; 7],
}

impl<'a> Stage<'a> {
    /// What is needed for this scene; `None` for another game.
    fn new(scene: &'a Scene<'a>) -> Option<Self> {
        let seen = scene.seen.of::<Triqueta>()?;
        let chosen =
            scene.moves().iter().find(|mv| mv.text == scene.chosen).and_then(|mv| Move::parse(&mv.text));
        Some(Self {
            column: match chosen {
                Some(Move::DrawFrom { column }) => Some(column),
                _ => None,
            },
            code: scene.code,
            scene,
            asked: scene.asked(),
            w: scene.speaker,
            view: seen.view(),
            trail: seen.story(),
            moves: scene.moves().into_iter().filter_map(|mv| Some((Move::parse(&mv.text)?, mv))).collect(),
            animals: ANIMALS.map(|key| scene.speaker.t(key)),
        })
    }

    /// Says a phrase.
    fn say(&self, phrase: Phrase) -> String {
        self.w.say(&phrase)
    }

    fn animal(&self, animal: Animal) -> &str {
        &self.animals[animal.index()]
    }

    /// The viewer as a player.
    fn me(&self) -> Option<&SeatView> {
        match self.view.viewer {
            Viewer::Seat(seat) => self.view.seat(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    /// The legal move, if the reader may play it.
    fn legal(&self, mv: Move) -> Option<&LegalMove> {
        self.moves.iter().find(|(legal, _)| *legal == mv).map(|(_, legal)| legal)
    }

    /// A move's button with its full name for those who do not see the board.
    fn button(&self, mv: Move, class: &str, text: impl FnOnce(String) -> Markup) -> Option<Markup> {
        let legal = self.legal(mv)?;
        let label = self.w.say(&legal.label);
        let shown = text(label.clone());
        Some(html! {
            button class={ "btn " (class) } form="play" name="move" value=(legal.text) aria-label=(label) { (shown) }
        })
    }

    /// A link over something with which nothing can be done now: it asks why, and the answer stands there.
    fn why(&self, mv: Move, name: &str) -> Markup {
        let text = mv.to_string();
        html! {
            @if let Some(href) = self.scene.asking(&text) {
                a.tq-why id={ "tq-why-" (text.replace(' ', "-")) } href=(href) tabindex="-1" data-live data-keep aria-label={ (name) ". " (self.w.t("web-why-not")) } {}
            }
            @if let Some(asked) = &self.asked { (asked.label(&self.w, &text)) }
        }
    }

    /// The name of a token that lies face down.
    fn hidden_name(&self, token: Token) -> String {
        match (token.back, token.face) {
            (Back::Light, None) => self.w.t("web-triqueta-light"),
            (Back::Shadow, None) => self.w.t("web-triqueta-shadow"),
            (back, Some(face)) => {
                let key = match back {
                    Back::Light => "web-triqueta-light-known",
                    Back::Shadow => "web-triqueta-shadow-known",
                };
                self.say(Phrase::new(key).with("animal", self.animal(face).to_owned()))
            }
        }
    }

    /// The face of the drawn token that is being decided, where the viewer knows it.
    fn deciding(&self) -> Option<Animal> {
        self.view.drawn.first().filter(|_| self.view.step == Step::Decide)?.face
    }

    /// What the style wants to know: a column is chosen, a token is drawn, rows are many, or the
    /// last decisions are to be made.
    fn class(&self) -> String {
        let ends = hand::deciding(&self.view).is_some();
        let holds = !self.view.drawn.is_empty();
        let many = self.view.rows.len() > 4;
        let told = [
            (self.column.is_some(), " tq-chose"),
            (holds, " tq-holds"),
            (many, " tq-many"),
            (ends, " tq-ends"),
        ];
        told.iter().filter(|(is, _)| *is).fold("tq-live".to_owned(), |class, (_, name)| class + name)
    }

    fn progress(&self) -> Markup {
        let ended = matches!(self.view.step, Step::Final | Step::Over);
        let text = if ended {
            self.w.t("web-triqueta-final")
        } else {
            self.say(Phrase::new("web-triqueta-round").with("round", self.view.round))
        };
        html! {
            div.tq-rds {
                @for round in 1..=TOWERS {
                    span.tq-bar.done[ended || round < self.view.round].cur[!ended && round == self.view.round] {}
                }
                em { (text) }
            }
        }
    }

    fn board(&self) -> Markup {
        let ended = matches!(self.view.step, Step::Final | Step::Over);
        html! {
            (backdrop("tq-back"))
            @if ended {
                div class={ "tq tq-end tq-n" (self.view.seats.len()) } tabindex="0" {
                    @if self.view.step == Step::Final { (hand::last(self)) }
                    (players::collections(self))
                }
            } @else {
                div class={ "tq tq-n" (self.view.rows.len()) } {
                    (tower::tower(self))
                    (rows::rows(self))
                }
            }
        }
    }

    /// A line that helps to decide.
    fn fact(&self) -> Option<Phrase> {
        if self.moves.is_empty() {
            return None;
        }
        let draws = self.moves.iter().any(|(mv, _)| matches!(mv, Move::Draw | Move::DrawFrom { .. }));
        match (self.view.step, self.view.variant) {
            (Step::Turn, _) if !draws => None,
            (Step::Turn, Variant::Base) => Some(Phrase::new("web-triqueta-fact-turn")),
            (Step::Turn, Variant::HiddenWolves) if self.column.is_some() => {
                Some(Phrase::new("web-triqueta-fact-chosen"))
            }
            (Step::Turn, Variant::HiddenWolves) => Some(Phrase::new("web-triqueta-fact-column")),
            (Step::Turn | Step::Second, _) => Some(Phrase::new("web-triqueta-fact-pair")),
            (Step::Decide, _) => match self.view.used {
                Some(way) => Some(Phrase::new("web-triqueta-fact-used").with("way", went(way))),
                None => {
                    let kept = self.me()?.light.len();
                    Some(Phrase::new("web-triqueta-fact-keep").with("kept", kept))
                }
            },
            (Step::Final, variant) if variant != Variant::Base => {
                Some(Phrase::new("web-triqueta-fact-final"))
            }
            (Step::Final | Step::Over, _) => None,
        }
    }

    /// The moves that have no place on the board: drawing where nobody chooses a column, and the last ones.
    fn controls(&self) -> Option<Markup> {
        let draw = tower::draw_button(self);
        let scores = hand::final_scores(self);
        let last = |mv, class, score: Option<i16>| {
            self.button(mv, class, |label| {
                html! { (label) @if let Some(score) = score { " " span.tq-pm { "= " (token::number(score)) } } }
            })
        };
        let add = last(Move::Add, "", scores.map(|(add, _)| add));
        let discard = last(Move::Discard, "", scores.map(|(_, discard)| discard));
        if draw.is_none() && add.is_none() && self.moves.is_empty() {
            return None;
        }
        // What stands at the rows and at the token follows the question for those who go by the keyboard or by ear.
        let there = |mv: &Move| matches!(mv, Move::Take { .. } | Move::Row { .. } | Move::Keep | Move::Box);
        let there: Vec<Move> = self.moves.iter().map(|(mv, _)| *mv).filter(there).collect();
        Some(html! {
            @if let Some(draw) = draw { (draw) }
            @if !there.is_empty() {
                div.tq-quick { @for mv in there { @if let Some(button) = self.button(mv, "", |label| html! { (label) }) { (button) } } }
            }
            @if let Some(add) = add { (add) }
            @if let Some(discard) = discard { (discard) }
        })
    }
}

/// Where the first of two tokens went.
fn went(way: Way) -> Phrase {
    Phrase::new(match way {
        Way::Row => "triqueta-way-row",
        Way::Keep => "triqueta-way-keep",
        Way::Box => "triqueta-way-box",
    })
}

/// The animals face up before a player.
fn tally(seat: &SeatView) -> Tally {
    seat.groups.iter().flat_map(|group| std::iter::repeat_n(group.animal, group.count.into())).collect()
}
