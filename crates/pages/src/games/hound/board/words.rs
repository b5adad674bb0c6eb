//! What is said on the board.

use hound::animal::{Amount, Direction, Face};
use hound::view::{AnimalView, Step};
use hound::{Aim, Card, Id, Place, Team};
use table::Phrase;

use super::Stage;
use super::ahead::Choice;
use crate::words::Words;
use hound::outlook::Then;

impl Stage<'_> {
    /// The message with this key, which has no parameters.
    pub(super) fn t(&self, key: &'static str) -> String {
        self.scene.speaker.t(key)
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say(phrase)
    }

    /// A message about a place: `$is` is `you`, `person` or `dummy`, `$name` its name or, of a dummy, its number.
    pub(super) fn of(&self, key: &'static str, place: Place) -> Phrase {
        let w = &self.scene.speaker;
        let (is, name) = match self.game.seat(place) {
            None => ("dummy", place.number().to_string()),
            Some(seat) if w.reader == Some(seat) => ("you", w.name(seat).into_owned()),
            Some(seat) => ("person", w.name(seat).into_owned()),
        };
        Phrase::new(key).with("is", is).with("name", name)
    }

    /// A message about a place, said.
    pub(super) fn about(&self, key: &'static str, place: Place) -> String {
        self.say(&self.of(key, place))
    }

    /// What a place is called.
    pub(super) fn name(&self, place: Place) -> String {
        self.about("web-hound-name", place)
    }

    pub(super) fn team(&self, team: Team) -> Phrase {
        Phrase::new(team.key())
    }

    pub(super) fn team_sheep(&self, team: Team, sheep: u8) -> String {
        self.say(&Phrase::new("web-hound-team-sheep").with("team", self.team(team)).with("sheep", sheep))
    }

    pub(super) fn cards_played(&self, played: usize, cards: usize) -> String {
        self.say(&Phrase::new("web-hound-cards-played").with("played", played).with("cards", cards))
    }

    pub(super) fn turn_number(&self) -> String {
        self.say(&Phrase::new("web-hound-turn-number").with("turn", self.view.turn))
    }

    pub(super) fn card(&self, card: Card) -> String {
        self.say(&card.name())
    }

    /// Several cards in one line.
    pub(super) fn cards(&self, key: &'static str, cards: &[Option<Card>]) -> String {
        let name = |card: &Option<Card>| card.map_or_else(|| Phrase::new("web-hound-back"), Card::name);
        self.say(&Phrase::new(key).with("cards", cards.iter().map(name).collect::<Vec<_>>()))
    }

    /// An animal's name.
    pub(super) fn animal(&self, id: Id) -> Phrase {
        let found = self.view.animals.iter().find(|animal| animal.id == id);
        found.map_or_else(|| Phrase::verbatim(id.as_str()), |animal| animal.name.clone())
    }

    /// Where one animal would go.
    pub(super) fn step(&self, step: &Step) -> String {
        let flips =
            self.view.animals.iter().any(|animal| animal.id == step.animal && animal.side != step.side);
        let how = match (step.path.is_empty(), flips) {
            (true, true) => Phrase::new("web-hound-step-turns"),
            (true, false) => Phrase::new("web-hound-step-stays"),
            (false, _) => Phrase::new("web-hound-step")
                .with("spaces", step.path.len())
                .with("to", self.of("web-hound-to", step.to))
                .with("stopped", if step.stopped { "yes" } else { "no" })
                .with("flips", if flips { "yes" } else { "no" }),
        };
        self.say(&Phrase::new("web-hound-step-of").with("animal", self.animal(step.animal)).with("how", how))
    }

    /// What would come of a move when the next turn begins.
    pub(super) fn then(&self, then: &Then) -> String {
        let phrase = match then {
            Then::Sheep { place, before, after } if after < before => {
                self.of("web-hound-then-lose", *place).with("count", before - after).with("left", *after)
            }
            Then::Sheep { place, before, after } => {
                self.of("web-hound-then-regain", *place).with("count", after.saturating_sub(*before))
            }
            Then::Skip(place) => self.of("web-hound-then-skip", *place),
            Then::Forbid(place, values) => {
                self.of("web-hound-then-forbid", *place).with("values", numbers(values))
            }
            Then::End(team) => Phrase::new("web-hound-then-end").with("team", self.team(*team)),
        };
        self.say(&phrase)
    }

    /// All that a move would do, sentence by sentence: a line per step, and at the end one per consequence.
    pub(super) fn foretold(&self, choice: &Choice) -> Vec<String> {
        let Some(preview) = &choice.preview else { return vec![self.t("web-hound-unknown")] };
        let mut told: Vec<String> = preview.steps.iter().map(|step| self.step(step)).collect();
        if told.is_empty() {
            told.push(self.t("web-hound-nothing-moves"));
        }
        if choice.then.is_empty() {
            told.push(self.t("web-hound-nothing-lost"));
        }
        told.extend(choice.then.iter().map(|then| self.then(then)));
        told
    }

    /// What moves an animal, and how.
    pub(super) fn motion(&self, face: &Face) -> String {
        let phrase = match (face.motion, face.drift) {
            (Some(motion), _) => Phrase::new("web-hound-motion")
                .with("by", movers(face))
                .with("amount", amount(motion.amount))
                .with("halves", if motion.amount.over > 1 { "yes" } else { "no" })
                .with("way", motion.direction.word())
                .with("late", if motion.late { "yes" } else { "no" }),
            (None, Some((spaces, way))) => {
                Phrase::new("web-hound-drift").with("spaces", spaces).with("way", way.word())
            }
            (None, None) => Phrase::new("web-hound-still"),
        };
        self.say(&phrase)
    }

    /// What an animal does when it activates.
    pub(super) fn effect(&self, face: &Face) -> String {
        let targets: Vec<Phrase> = face.aims().map(|aim| Phrase::new(aim_key(aim))).collect();
        let mut effects: Vec<Phrase> =
            face.effects.iter().map(|effect| effect.sentence(targets.clone())).collect();
        if effects.is_empty() {
            effects.push(Phrase::new("web-hound-harmless"));
        }
        effects.iter().map(|effect| self.say(effect)).collect::<Vec<_>>().join(" ")
    }

    /// An animal with its place, for those who do not see the ring.
    pub(super) fn stands(&self, animal: &AnimalView) -> String {
        let at = self.of("web-hound-at", animal.place);
        self.say(&Phrase::new("web-hound-stands").with("animal", animal.name.clone()).with("at", at))
    }
}

/// Numbers as a list to be joined.
pub(super) fn numbers(values: &[u8]) -> Vec<Phrase> {
    values.iter().map(|value| Phrase::verbatim(value.to_string())).collect()
}

/// Which cards move a face.
pub(super) const fn movers(face: &Face) -> &'static str {
    match face.moved_by {
        [true, true] => "both",
        [true, false] => "black",
        [false, true] => "white",
        [false, false] => "none",
    }
}

const fn aim_key(aim: Aim) -> &'static str {
    match aim {
        Aim::Current => "web-hound-aim-current",
        Aim::Left => "web-hound-aim-left",
        Aim::Across => "web-hound-aim-across",
        Aim::Right => "web-hound-aim-right",
    }
}

/// `n`, `n + 1`, `3n`, `n/2`, or a plain number.
pub(super) fn amount(amount: Amount) -> String {
    let Amount { times, plus, over } = amount;
    let over = if over > 1 { format!("/{over}") } else { String::new() };
    let plus = match (times, plus) {
        (0, plus) => return format!("{plus}{over}"),
        (_, 0) => String::new(),
        (_, plus) if plus < 0 => format!("−{}", plus.unsigned_abs()),
        (_, plus) => format!("+{plus}"),
    };
    let times = if times > 1 { times.to_string() } else { String::new() };
    format!("{times}n{plus}{over}")
}

/// What stands on an animal's label: how far, and whether the other way round.
pub(in crate::games::hound) fn modifier(face: &Face) -> (String, bool) {
    let back = |way: Direction| way == Direction::CounterClockwise;
    match (face.motion, face.drift) {
        (Some(motion), _) => (amount(motion.amount), back(motion.direction)),
        (None, Some((spaces, way))) => (spaces.to_string(), back(way)),
        (None, None) => ("0".to_owned(), false),
    }
}
