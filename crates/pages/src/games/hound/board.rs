//! Wolf & Hound: the square table with its four pastures and the animals that walk round it.
//!
//! The reader's own place is at the bottom, the next one clockwise on the left, as people sit. A card is chosen
//! by a link, shown with everything that it would do, and played by the button beside the prompt.

mod ahead;
pub(super) mod animals;
mod cards;
mod hand;
pub(super) mod moment;
mod rail;
mod ring;
mod seats;
mod signs;
#[cfg(test)]
mod tests;
pub(super) mod words;

use hound::event::Event;
use hound::number::Suit;
use hound::view::PlaceView;
use hound::{Card, Hound, Move, Place, Team, View};
use maud::{Markup, html};
use table::{AnySeen, Seat, Seen, Viewer};
use texts::Speaker;

use self::ahead::{Choice, choices};
use self::cards::{large, small};
pub(super) use self::signs::signs;
use crate::boards::{Asked, Badge, Drawing, Player, Scene};
use crate::icons::icon;
use crate::pictures::backdrop;

/// What every part of the drawing looks at.
struct Stage<'a> {
    scene: &'a Scene<'a>,
    game: &'a Hound,
    view: View,
    /// The place that is drawn at the bottom.
    bottom: Place,
    /// What the reader may do now.
    choices: Vec<Choice>,
    /// What each of these would do, in words: a list for every choice.
    told: Vec<Vec<String>>,
    /// Which of these is chosen.
    chosen: Option<usize>,
    /// What the last move did to the animals, as this viewer was told.
    last: Vec<Event>,
    /// The card about which the reader asked why it cannot be played.
    asked: Option<Asked>,
}

/// The whole drawing; `None` for other games.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawing> {
    let stage = stage(scene, scene.seen.of()?);
    Some(Drawing {
        class: stage.class(),
        progress: Some(stage.progress()),
        board: html! {
            (backdrop("wh-back"))
            div.wh-table.four[!stage.has_own()] { (stage.ring()) (stage.places()) (stage.after()) }
        },
        sentence: stage.asked.as_ref().map(|asked| asked.sentence(&scene.speaker)),
        advised: scene.hints.iter().map(|hint| stage.advised(hint).map(Into::into)).collect(),
        facts: stage.facts(),
        controls: stage.controls(),
        own: stage.has_own().then(|| stage.own()),
        rail: Some(html! { (stage.animals()) (stage.counts()) }),
        players: stage.players(),
        is_picture: true,
        ..Drawing::default()
    })
}

/// The animal cards in play, in words; `None` for other games.
pub(super) fn animal_cards(scene: &Scene<'_>) -> Option<Markup> {
    let stage = stage(scene, scene.seen.of()?);
    Some(html! { @for animal in &stage.view.animals { (stage.animal_in_words(animal)) } })
}

/// Every number card, large and small, and the backs.
pub(super) fn number_cards() -> Markup {
    let kinds = [(Suit::Black, false), (Suit::Black, true), (Suit::White, false), (Suit::White, true)];
    let cards = kinds
        .into_iter()
        .flat_map(|(suit, symbol)| (1..=4).filter_map(move |value| Card::new(suit, value, symbol)));
    html! {
        div.shown {
            @for card in cards {
                figure data-shows={ "card " (card) } { span.wh-pic { (large(card)) } (small(Some(card))) figcaption { (card) } }
            }
            figure data-shows="card back" { (small(None)) figcaption { "back" } }
        }
    }
}

fn stage<'a>(scene: &'a Scene<'a>, seen: &'a Seen<Hound>) -> Stage<'a> {
    let (game, view) = (seen.game(), seen.view());
    let bottom = match seen.viewer() {
        Viewer::Seat(seat) => Place::from_index(seat.index()),
        Viewer::Public | Viewer::All => Place::FIRST,
    };
    let choices = choices(scene, seen, &view);
    let chosen = choices.iter().position(|choice| choice.text == scene.chosen);
    let mut last: Vec<Event> = seen.heard(seen.plies().saturating_sub(1)..seen.plies()).collect();
    let played = last.iter().rposition(|event| matches!(event, Event::Played { .. }));
    last.drain(..played.unwrap_or_default());
    let mut stage =
        Stage { scene, game, view, bottom, choices, told: Vec::new(), chosen, last, asked: scene.asked() };
    stage.told = stage.choices.iter().map(|choice| stage.foretold(choice)).collect();
    stage
}

impl Stage<'_> {
    /// What the style wants to know: whose area is shown, and which buttons the prompt has.
    fn class(&self) -> String {
        let team = match self.own_team() {
            Some(Team::Blue) => "wh wh-blue",
            Some(Team::Yellow) => "wh wh-yellow",
            None => "wh wh-four",
        };
        let is_card = |choice: &Choice| matches!(choice.mv, Move::Play(_));
        let plays = self.chosen.is_some_and(|index| is_card(&self.choices[index]));
        let calls = !self.choices.iter().all(is_card);
        let told = [(plays, " wh-plays"), (calls, " wh-calls")];
        told.iter().filter(|(is, _)| *is).fold(team.to_owned(), |class, (_, name)| class + name)
    }

    /// Where a place is drawn: 0 at the bottom, then clockwise.
    fn side(&self, place: Place) -> usize {
        (place.index() + 4 - self.bottom.index()) % 4
    }

    /// Whether the reader has a hand, which then has an area of its own; else all four places are on the board.
    fn has_own(&self) -> bool {
        matches!(self.scene.seen.viewer(), Viewer::Seat(_)) && self.view.outcome.is_none()
    }

    /// The team whose area is shown.
    fn own_team(&self) -> Option<Team> {
        let own = self.view.places.iter().find(|view| view.place == self.bottom);
        own.filter(|_| self.has_own()).map(|view| view.team)
    }

    /// The place whose turn comes next.
    fn next(&self) -> Place {
        self.view.place.clockwise(1)
    }

    /// Sheep of both teams, and how much of the game has been played.
    fn progress(&self) -> Markup {
        let sheep = |team: Team| {
            let sheep: u8 =
                self.view.places.iter().filter(|place| place.team == team).map(|place| place.sheep).sum();
            html! {
                span.wh-sum title=(self.team_sheep(team, sheep)) {
                    (self.team_badge(team)) b data-tally aria-hidden="true" { (sheep) } (icon("sheep")) span.sr { (self.team_sheep(team, sheep)) }
                }
            }
        };
        let played: usize = self.view.places.iter().map(|place| place.played.len()).sum();
        let cards = hound::number::CARDS;
        let said = self.cards_played(played, cards);
        html! {
            div.wh-prog {
                (sheep(Team::Blue))
                svg.wh-bar viewBox="0 0 170 6" role="img" aria-label=(said) {
                    title { (said) }
                    rect width="170" height="6" rx="3" fill="var(--line)" {}
                    rect width=(170 * played / cards) height="6" rx="3" fill="var(--moon)" {}
                }
                span.wh-turn { (self.turn_number()) }
                (sheep(Team::Yellow))
            }
        }
    }

    /// The people; the board shows the rest.
    fn players(&self) -> Vec<Player> {
        let player =
            |view: &PlaceView| Some(Player { seat: view.seat?, note: None, points: None, facts: None });
        self.view.places.iter().filter_map(player).collect()
    }

    /// The badge of a whole team: its letter.
    fn team_badge(&self, team: Team) -> Markup {
        let letter = match team {
            Team::Blue => self.t("web-hound-blue"),
            Team::Yellow => self.t("web-hound-yellow"),
        };
        Badge::new(shape(team), letter).large()
    }
}

/// The class of a team's badges: Blue is round, Yellow square.
const fn shape(team: Team) -> &'static str {
    match team {
        Team::Blue => "wh-tm blue",
        Team::Yellow => "wh-tm yellow",
    }
}

/// The sign of a place, dummies included: its number in the shape of its team.
fn place_badge(place: Place) -> Badge {
    Badge::new(shape(place.team()), place)
}

/// The sign of a seat; `None` for other games.
pub(super) fn seat_badge(_: &Speaker<'_>, seen: &dyn AnySeen, seat: Seat) -> Option<Badge> {
    seen.of::<Hound>()?;
    Some(place_badge(Place::from_index(seat.index())))
}
