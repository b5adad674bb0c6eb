//! The table itself: four pastures, the animals in front of them, and the ways that they go.

use hound::event::{Event, Stack};
use hound::view::{AnimalView, Due, Step};
use hound::{Card, Id, Place, Team};
use maud::{Markup, PreEscaped, html};
use table::Phrase;

use super::Stage;
use super::ahead::Choice;
use super::animals::{label, portrait, short, touch};
use super::cards::{bait, large, small};
use super::hand::tile_id;
use super::seats::held_id;
use crate::icons::symbol;
use crate::parts::draft::settled;
use hound::outlook::Then;

/// The id of the pile.
pub(super) const PILE: &str = "wh-pile";

/// The middle of each pasture by side: bottom, left, top, right.
const PADS: [(i32, i32); 4] = [(280, 362), (108, 220), (280, 78), (452, 220)];
/// From one pasture to the next.
const FLOW: [&str; 4] = [
    "M215.6 351.7A172 142 0 0 1 120.5 273.2",
    "M120.5 166.8A172 142 0 0 1 215.6 88.3",
    "M344.4 88.3A172 142 0 0 1 439.5 166.8",
    "M439.5 273.2A172 142 0 0 1 344.4 351.7",
];
/// The tip of each of these ways.
const TIPS: [&str; 4] = [
    "M114 281.5 115.5 266.5 127.5 274z",
    "M225 84.5 209.5 82.5 214 96z",
    "M446 158.5 444.5 173.5 432.5 166z",
    "M335 355.5 350.5 357.5 346 344z",
];

/// From one line of labels to the next.
const LINE: i32 = 23;

/// Where animals stand in a pasture when there are so many of them: right, down, size.
fn spots(count: usize) -> Vec<(i32, i32, i32)> {
    let row = |count: usize, gap: i32, down: i32, size: i32| {
        let first = -(count as i32 - 1) * gap / 2;
        (0..count as i32).map(move |index| (first + index * gap, down, size))
    };
    match count {
        0 => Vec::new(),
        1 => vec![(0, -14, 66)],
        2 => row(2, 62, -12, 58).collect(),
        3 => row(3, 50, -10, 48).collect(),
        4 => row(4, 42, -8, 40).collect(),
        _ => {
            let back = count / 2;
            row(back, 46, -32, 34).chain(row(count - back, 46, 15, 34)).collect()
        }
    }
}

/// A way of so many spaces from a side, clockwise when positive, on one of several lanes side by side.
fn way(from: usize, spaces: i32, lane: usize) -> PreEscaped<String> {
    let turn = f64::from(spaces.signum());
    let inner = lane as f64 * 12.0;
    let first = 90.0 + 90.0 * from as f64 + turn * 17.0;
    let sweep = f64::from(spaces) * 90.0 - turn * 34.0;
    let parts = spaces.unsigned_abs().clamp(1, 16);
    // Further than once round it winds inwards, so that it does not hide itself.
    let winding = if parts > 4 { 4.5 } else { 0.0 };
    let point = |part: u32| {
        let angle = (first + sweep * f64::from(part) / f64::from(parts)).to_radians();
        let radius = inner + winding * f64::from(part);
        (280.0 + (148.0 - radius) * angle.cos(), 220.0 + (118.0 - radius) * angle.sin())
    };
    let (x, y) = point(0);
    let mut path = format!("M{} {}", short(x).0, short(y).0);
    for part in 1..=parts {
        let (x, y) = point(part);
        let radius = inner + winding * (f64::from(part) - 0.5).max(0.0);
        let (rx, ry) = (short(148.0 - radius), short(118.0 - radius));
        path.push_str(&format!(
            "A{} {} 0 0 {} {} {}",
            rx.0,
            ry.0,
            u8::from(spaces > 0),
            short(x).0,
            short(y).0
        ));
    }
    PreEscaped(path)
}

/// The signed number of spaces of a path.
fn signed(from: Place, path: &[Place]) -> i32 {
    let spaces = path.len() as i32;
    if path.first() == Some(&from.clockwise(3)) { -spaces } else { spaces }
}

impl Stage<'_> {
    /// The table with everything on it.
    pub(super) fn ring(&self) -> Markup {
        let stands: Vec<String> = self.view.animals.iter().map(|animal| self.stands(animal)).collect();
        html! {
            svg.wh-ring viewBox="0 0 560 440" role="group" aria-label=(stands.join("; ")) {
                (settled("g", "wh-land", (), || html! { g #wh-land { (land()) } }))
                @for side in 0..4 {
                    @let on = self.view.outcome.is_none() && side == self.side(self.view.place);
                    g.wh-flow.on[on] { path d=(FLOW[side]) {} @if on { path.tip d=(TIPS[side]) {} } }
                }
                @for place in Place::ALL { (self.pasture(place)) }
                @if self.chosen.is_none() { (self.trails()) }
                (self.middle())
                @for (index, choice) in self.choices.iter().enumerate() { (self.foreseen(index, choice)) }
                @for place in Place::ALL { (self.standing(place)) }
            }
        }
    }

    fn pasture(&self, place: Place) -> Markup {
        let (x, y) = PADS[self.side(place)];
        let now = self.view.outcome.is_none() && place == self.view.place;
        let seen = self.view.places.iter().find(|view| view.place == place);
        let lies = seen.and_then(|view| bait(*view.played.last()?));
        html! {
            g id={ "wh-pad" (place) } transform={ "translate(" (x) " " (y) ")" } {
                ellipse.wh-pe cy="4" rx="76" ry="42" {}
                ellipse.wh-pad.now[now] rx="76" ry="42" {}
                @if let Some(bait) = lies {
                    svg x="46" y="10" width="34" height="34" { title { (self.about(bait_key(bait), place)) } (symbol(bait)) }
                }
            }
        }
    }

    /// The animals in front of a place, or its name.
    fn standing(&self, place: Place) -> Markup {
        let here: Vec<&AnimalView> =
            self.view.animals.iter().filter(|animal| animal.place == place).collect();
        let side = self.side(place);
        let (x, y) = PADS[side];
        let spots = spots(here.len());
        // In a single row, labels that would run together stand on two lines.
        let near =
            |pair: usize| touch(&here[pair].face, &here[pair + 1].face, spots[pair + 1].0 - spots[pair].0);
        let two_lines = here.len() < 5 && (1..here.len()).any(|next| near(next - 1));
        html! {
            // Above the ways that lead past it.
            @if here.is_empty() { text.wh-pn x=(x) y=(y + 6) aria-hidden="true" { (clipped(&self.name(place))) } }
            @for (nth, (animal, &(right, down, size))) in here.iter().zip(&spots).enumerate() {
                @let line = if two_lines && nth % 2 == 1 { LINE } else { 0 };
                g.wh-an.small[size < 48] id={ "wh-" (animal.id) } data-piece data-face=(animal.face.colour.word())
                    data-path=[self.walked(animal.id, (x + right, y + down))]
                    transform={ "translate(" (x + right) " " (y + down) ")" } tabindex="0" role="img" {
                    title { (self.stands(animal)) ". " (self.motion(&animal.face)) " " (self.effect(&animal.face)) }
                    (portrait(animal, animal.side, size))
                    g transform={ "translate(0 " (size / 2 + 3 + line) ")" } { (label(&animal.face, side)) }
                }
            }
        }
    }

    /// The pastures between an animal's last and present place, as seen from where it stands.
    fn walked(&self, id: Id, (x, y): (i32, i32)) -> Option<String> {
        let path = self.last.iter().rev().find_map(|event| match event {
            Event::Moved { animal, path, .. } if *animal == id => Some(path),
            _ => None,
        })?;
        let between = path.get(..path.len().checked_sub(1)?)?;
        let points = between.iter().map(|place| {
            let (over, down) = PADS[self.side(*place)];
            format!("{} {}", over - x, down - y)
        });
        Some(points.collect::<Vec<_>>().join(";")).filter(|points| !points.is_empty())
    }

    /// How the animals came where they are: the last card's doing.
    fn trails(&self) -> Markup {
        let moved = self.last.iter().filter_map(|event| match event {
            Event::Moved { from, path, .. } if !path.is_empty() => Some((*from, path)),
            _ => None,
        });
        let mover = self.last.iter().find_map(|event| match event {
            Event::Played { place, .. } => Some(place.team()),
            _ => None,
        });
        html! {
            g class={ "wh-trail " (if mover == Some(Team::Yellow) { "yellow" } else { "blue" }) } {
                @for (lane, (from, path)) in moved.enumerate() {
                    @let d = way(self.side(from), signed(from, path), lane);
                    path.u d=(d) {}
                    path d=(d) {}
                    @let (x, y) = PADS[self.side(from)];
                    ellipse.from cx=(x) cy=(y) rx="66" ry="34" {}
                }
            }
        }
    }

    /// The pile, and the card that counts now.
    fn middle(&self) -> Markup {
        let view = &self.view;
        let pile = self.say(&Phrase::new("web-hound-pile-count").with("count", view.pile));
        let (card, key) = match (view.turned_up, view.previous) {
            (Some((card, Stack::Pile)), _) => (Some(card), "web-hound-turned-up-pile"),
            (Some((card, Stack::Deck)), _) => (Some(card), "web-hound-turned-up-deck"),
            (None, card) => (card, "web-hound-last"),
        };
        // Every card that comes here is another one, also when it looks like the last.
        let played: usize = view.places.iter().map(|place| place.played.len()).sum();
        let nth = played + usize::from(view.turned_up.is_some());
        html! {
            g transform="translate(280 212)" {
                g.wh-pile id=(PILE) data-piece transform="translate(-64 -44)" role="img" {
                    title { (pile) }
                    @if view.pile > 2 { rect width="56" height="78" rx="6" transform="translate(5 5)" {} }
                    @if view.pile > 1 { rect width="56" height="78" rx="6" transform="translate(2.5 2.5)" {} }
                    rect.none[view.pile == 0] width="56" height="78" rx="6" {}
                    circle cx="28" cy="39" r="16" {}
                    text x="28" y="46" aria-hidden="true" { (view.pile) }
                }
                text.wh-cl x="-42" y="55" aria-hidden="true" { (self.t("web-hound-pile")) }
                @match card {
                    Some(card) => {
                        svg.wh-up.up[view.due == Due::Exchange] id={ "wh-last" (nth) } data-piece data-face=(card) data-from=[self.source(card)]
                            x="8" y="-44" width="57" height="80" { (large(card)) }
                    }
                    None => { rect.wh-gap x="9" y="-44" width="55" height="78" rx="6" {} }
                }
                text.wh-cl.long[view.turned_up.is_some()] x="42" y="55" { (self.t(key)) }
            }
        }
    }

    /// The id of what the card in the middle came from.
    fn source(&self, card: Card) -> Option<String> {
        if let Some((_, stack)) = self.view.turned_up {
            return Some(if stack == Stack::Pile { PILE.to_owned() } else { held_id(self.view.place) });
        }
        let place = self.last.iter().find_map(|event| match event {
            Event::Played { place, .. } => Some(*place),
            _ => None,
        })?;
        Some(if place == self.bottom && self.has_own() { tile_id(card) } else { held_id(place) })
    }

    /// What a choice would do to the animals, drawn over the table.
    fn foreseen(&self, index: usize, choice: &Choice) -> Markup {
        let Some(preview) = &choice.preview else { return html! {} };
        let goes = |step: &&Step| !step.path.is_empty();
        let acts = !preview.activates.is_empty();
        let mut arrived = [0; 4];
        html! {
            g class={ "wh-v wh-v" (index) (if self.chosen == Some(index) { " on" } else { "" }) } {
                @if acts {
                    @let (x, y) = PADS[self.side(self.next())];
                    ellipse.wh-tgt cx=(x) cy=(y) rx="76" ry="42" {}
                }
                @for (lane, step) in preview.steps.iter().filter(goes).enumerate() {
                    @if let Some(from) = self.origin(preview.steps.as_slice(), step) {
                        @let d = way(self.side(from), signed(from, &step.path), lane);
                        path.wh-u d=(d) {}
                        path.wh-d d=(d) {}
                    }
                }
                @for animal in &self.view.animals {
                    // An animal may move and then turn over: where it ends counts.
                    @if let Some(step) = preview.steps.iter().rfind(|step| step.animal == animal.id) {
                        @if step.to != animal.place || step.side != animal.side {
                            @let side = self.side(step.to);
                            @let nth = { arrived[side] += 1; arrived[side] - 1 };
                            @let (x, y) = ghost(side, nth);
                            g.wh-ghost transform={ "translate(" (x) " " (y) ")" } { (portrait(animal, step.side, 46)) }
                        }
                    }
                }
            }
        }
    }

    /// Where a step of a preview begins: where the animal's step before it ended.
    fn origin(&self, steps: &[Step], step: &Step) -> Option<Place> {
        let before = steps.iter().take_while(|other| !std::ptr::eq(*other, step));
        let moved = before.filter(|other| other.animal == step.animal).last().map(|other| other.to);
        moved.or_else(|| {
            self.view.animals.iter().find(|animal| animal.id == step.animal).map(|animal| animal.place)
        })
    }

    /// What each choice would do, in words.
    pub(super) fn after(&self) -> Markup {
        html! {
            @for (index, choice) in self.choices.iter().enumerate() {
                div class={ "wh-after wh-v wh-v" (index) (if self.chosen == Some(index) { " on" } else { "" }) } {
                    b { (choice.label) }
                    @let told = &self.told[index];
                    @let steps = choice.preview.as_ref().map_or(&[][..], |preview| &preview.steps);
                    @let rest = told.len().saturating_sub(choice.then.len());
                    @for (line, text) in told.iter().enumerate() {
                        @match (steps.get(line), line.checked_sub(rest).and_then(|nth| choice.then.get(nth))) {
                            (Some(step), _) => span { (self.stepping(step)) span { (text) } },
                            (None, Some(then)) => span class=(self.tone(then)) { (text) },
                            (None, None) => span { (text) },
                        }
                    }
                }
            }
        }
    }

    fn stepping(&self, step: &Step) -> Markup {
        let animal = self.view.animals.iter().find(|animal| animal.id == step.animal);
        html! {
            @if let Some(animal) = animal {
                svg.ico viewBox="-16 -16 32 32" aria-hidden="true" { (portrait(animal, step.side, 30)) }
            }
        }
    }

    /// Whether something would be good or bad for the bottom place's team; the words say it too.
    pub(super) fn tone(&self, then: &Then) -> &'static str {
        let (team, good) = match then {
            Then::Sheep { place, before, after } => (place.team(), after > before),
            Then::Skip(place) | Then::Forbid(place, _) => (place.team(), false),
            Then::End(team) => (*team, true),
        };
        if (team == self.bottom.team()) == good { "good" } else { "bad" }
    }

    /// Cards known to lie in the pile, from the top.
    pub(super) fn pile_known(&self) -> Markup {
        let known = &self.view.pile_known;
        let last = known.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let Some(known) = known.get(..last).filter(|known| !known.is_empty()) else { return html! {} };
        html! {
            p.wh-pk { (self.t("web-hound-pile-known")) " "
                span.wh-row role="img" aria-label=(self.cards("web-hound-list", known)) {
                    @for card in known { (small(*card)) }
                }
            }
        }
    }
}

/// Where the animals stand that would come, before the pasture, so that those who are there stay.
fn ghost(side: usize, nth: i32) -> (i32, i32) {
    // One in the middle, the next ones beside it: 0, 1, -1, 2, -2 …
    let aside = if nth % 2 == 1 { (nth + 1) / 2 } else { -nth / 2 } * 44;
    let (x, y) = PADS[side];
    match side {
        0 => (x + aside, y - 64),
        1 => (x + 82, y + aside),
        2 => (x + aside, y + 64),
        _ => (x - 82, y + aside),
    }
}

const fn bait_key(bait: &'static str) -> &'static str {
    match bait.as_bytes() {
        b"meat" => "web-hound-meat",
        _ => "web-hound-bone",
    }
}

/// A name that fits into a pasture.
fn clipped(name: &str) -> String {
    if name.chars().count() <= 13 {
        return name.to_owned();
    }
    name.chars().take(12).chain(['…']).collect()
}

/// The meadow on its board.
fn land() -> Markup {
    html! {
        path.wh-edge d="M544.2 309.2 389.4 426.8H170.6L15.8 309.2V142.8L170.6 25.2H389.4L544.2 142.8z" {}
        path fill="var(--region)" d="M544.2 303.2 389.4 420.8H170.6L15.8 303.2V136.8L170.6 19.2H389.4L544.2 136.8z" {}
        path fill="var(--meadow)" d="M535.9 300 386 413.2H174L24.1 300V140L174 26.8H386L535.9 140z" {}
        path.wh-in d="M407.5 258 332.8 311.8H227.2L152.5 258V182L227.2 128.2H332.8L407.5 182z" {}
        path.wh-grass d="M120 96l-3-12M126 96v-14M132 96l3-12M430 350l-3-12M436 350v-14M442 350l3-12M130 330l-3-10M136 330v-12M426 100l-3-12M432 100v-14M438 100l3-12M350 60l-2-9M355 60v-11M214 384v-11M219 384l2-9" {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A way ends before the pasture that it leads to, whatever the number of spaces and the direction.
    #[test]
    fn ways_lead_to_their_end() {
        for from in 0..4 {
            for spaces in (-12..=12).filter(|&spaces| spaces != 0) {
                let path = way(from, spaces, 0).0;
                let mut numbers = path.rsplit([' ', 'A', 'M']).map(str::parse::<f64>);
                let y = numbers.next().and_then(Result::ok).unwrap_or_default();
                let x = numbers.next().and_then(Result::ok).unwrap_or_default();
                let (to_x, to_y) = PADS[(from as i32 + spaces).rem_euclid(4) as usize];
                let near = PADS
                    .iter()
                    .min_by_key(|(px, py)| ((f64::from(*px) - x).hypot(f64::from(*py) - y) * 10.0) as i64);
                assert_eq!(near, Some(&(to_x, to_y)), "{spaces} from {from}: {path}");
                assert_eq!(path.matches('A').count(), spaces.unsigned_abs() as usize);
            }
        }
    }

    #[test]
    fn everybody_finds_a_spot() {
        for count in 0..=hound::animal::MAX_ANIMALS {
            let spots = spots(count);
            assert_eq!(spots.len(), count);
            assert!(spots.iter().all(|(right, _, size)| right.abs() + size / 2 <= 90), "{spots:?}");
        }
    }
}
