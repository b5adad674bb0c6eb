//! The shadows turn over: player by player, from the lowest score that everybody could count to the highest.

use maud::{Markup, html};
use table::{AnySeen, Phrase, Seat};
use triqueta::{Animal, Back, Event, SeatView, Tally, Token, Triqueta};

use super::token::{face, face_down, number};
use super::{Stage, tally};
use crate::boards::{Scene, badge};
use crate::moment::{Moment, Plate, Step, When};
use crate::words::Words;

/// Whose shadows the last move turned over, and what they show.
fn revealed(seen: &dyn AnySeen) -> Vec<(Seat, Vec<Animal>)> {
    let Some(seen) = seen.of::<Triqueta>() else { return Vec::new() };
    let last = seen.plies();
    let shadows = |event| match event {
        Event::ShadowsRevealed { seat, animals } => Some((seat, animals)),
        _ => None,
    };
    seen.heard(last.saturating_sub(1)..last).filter_map(shadows).collect()
}

/// Whether the last move turned shadows over.
pub(crate) fn is(seen: &dyn AnySeen) -> bool {
    revealed(seen).iter().any(|(_, animals)| !animals.is_empty())
}

/// A player before the shadows.
struct Waiting<'a> {
    seat: &'a SeatView,
    shadows: Vec<Animal>,
    before: Tally,
    /// Tree tiles and rock.
    extras: i16,
}

impl Waiting<'_> {
    /// The points with so many shadows turned over.
    fn points(&self, turned: usize) -> i16 {
        self.points_with(turned, None)
    }

    /// The same with one more animal.
    fn points_with(&self, turned: usize, more: Option<Animal>) -> i16 {
        let animals = self.shadows.iter().take(turned).copied().chain(more);
        self.before.plus(animals.collect()).total() + self.extras
    }
}

/// The reveal as it was told.
pub(crate) fn draw(scene: &Scene<'_>, now: usize) -> Option<Moment> {
    let stage = Stage::new(scene)?;
    let revealed = revealed(scene.seen);
    let mut players: Vec<Waiting<'_>> =
        stage.view.seats.iter().map(|seat| waiting(seat, &revealed)).collect();
    players.sort_by_key(|player| (player.points(0), player.seat.seat));
    let mut steps = vec![Step::new(stage.w.t("web-triqueta-shadows-begin"), None)];
    // The step at which each player's shadows begin to turn.
    let mut begins = Vec::new();
    for (index, player) in players.iter().enumerate() {
        begins.push(steps.len());
        for (turned, animal) in player.shadows.iter().enumerate() {
            // Before it turns everybody knows what is at stake.
            if let Some(before) = steps.last_mut() {
                before.said += " ";
                before.said += &stage.say(at_stake(&stage, &players, index, turned));
            }
            let said = Phrase::new("web-triqueta-shadow-turns")
                .with("name", stage.w.name(player.seat.seat).into_owned())
                .with("number", turned + 1)
                .with("animal", stage.animal(*animal).to_owned())
                .with("points", player.points(turned + 1));
            steps.push(Step::new(stage.say(said), Some(index)));
        }
    }
    let points = |(index, player): (usize, &Waiting<'_>)| Plate {
        seat: player.seat.seat,
        points: (0..steps.len())
            .map(|step| player.points((step + 1).saturating_sub(begins[index])))
            .collect(),
    };
    let plates: Vec<Plate> = players.iter().enumerate().map(points).collect();
    Some(Moment {
        label: stage.w.t("web-triqueta-final"),
        title: stage.w.t("web-triqueta-shadows"),
        symbol: "wolf",
        marks: players.iter().map(|player| player.seat.seat.to_string()).collect(),
        stage: html! { ol.mo-shadows { @for (index, player) in players.iter().enumerate() { (row(&stage, player, begins[index], now)) } } },
        plates,
        steps,
    })
}

/// What it would mean if this player's next shadow were a wolf, when all before it have turned.
fn at_stake(stage: &Stage<'_>, players: &[Waiting<'_>], index: usize, turned: usize) -> Phrase {
    let player = &players[index];
    let points = player.points_with(turned, Some(Animal::Wolf));
    let now = |other: usize| players[other].points(if other < index { usize::MAX } else { 0 });
    let leads = (0..players.len()).filter(|other| *other != index).all(|other| now(other) < points);
    let phrase = if leads { "web-triqueta-shadow-stake-lead" } else { "web-triqueta-shadow-stake" };
    Phrase::new(phrase)
        .with("name", stage.w.name(player.seat.seat).into_owned())
        .with("number", turned + 1)
        .with("points", points)
}

fn waiting<'a>(seat: &'a SeatView, revealed: &[(Seat, Vec<Animal>)]) -> Waiting<'a> {
    let shadows: Vec<Animal> = revealed
        .iter()
        .filter(|(whose, _)| *whose == seat.seat)
        .flat_map(|(_, animals)| animals.clone())
        .collect();
    let all = tally(seat);
    let turned: Tally = shadows.iter().copied().collect();
    let left = |animal: Animal| usize::from(all.count(animal).saturating_sub(turned.count(animal)));
    let before =
        Animal::ALL.into_iter().flat_map(|animal| std::iter::repeat_n(animal, left(animal))).collect();
    Waiting { seat, shadows, before, extras: seat.points - all.total() }
}

/// One player: the animals face up, and the shadows, which turn over one by one.
fn row(stage: &Stage<'_>, player: &Waiting<'_>, begins: usize, now: usize) -> Markup {
    let seat = player.seat.seat;
    let groups = Animal::ALL.into_iter().filter(|animal| player.before.count(*animal) > 0);
    html! {
        li {
            div.mo-who { (badge(&stage.w, stage.scene.seen, seat).large()) b { (stage.w.name(seat)) } }
            div.mo-sets {
                @for animal in groups {
                    span.mo-set { @for _ in 0..player.before.count(animal) { (face(animal, None, stage.animal(animal))) } b { (number(player.before.points(animal))) } }
                }
            }
            div.mo-turn {
                @for (index, animal) in player.shadows.iter().enumerate() {
                    @let (until, from) = (When::until(begins + index, now), When::from(begins + index, now));
                    span data-on=(until.on) data-off=[until.off] hidden[until.hidden()] { (face_down(Token { back: Back::Shadow, face: None }, None, &stage.w.t("web-triqueta-shadow"))) }
                    span.mo-flip data-on=(from.on) data-off=[from.off] hidden[from.hidden()] { (face(*animal, None, stage.animal(*animal))) }
                }
            }
        }
    }
}
