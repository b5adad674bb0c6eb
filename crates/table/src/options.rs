//! A game's options, described so that people can choose: on a page, in a terminal, in a record.
//!
//! A choice is text. [`Menu`] says which texts are allowed; [`Menu::settle`] fills in defaults and
//! explains what is wrong. The game then reads the settled choices into a type of its own.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::chance::Chance;
use crate::phrase::Phrase;
use crate::record::tidy_text;
use crate::refusal::RuleId;
use crate::seat::Seat;

/// What was chosen for a game: the number of players and a text per option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choices {
    /// How many people (and bots) decide.
    pub players: u8,
    /// The chosen texts by option key.
    #[serde(flatten)]
    values: BTreeMap<String, String>,
}

impl Choices {
    /// Nothing chosen yet but the number of players.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Self { players, values: BTreeMap::new() }
    }

    /// The same with one more choice.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<String>) -> Self {
        self.set(key, value);
        self
    }

    /// Chooses.
    pub fn set(&mut self, key: &str, value: impl Into<String>) {
        self.values.insert(key.to_owned(), value.into());
    }

    /// What was chosen for this option; an empty text when nothing was.
    #[must_use]
    pub fn get(&self, key: &str) -> &str {
        self.values.get(key).map_or("", String::as_str)
    }

    /// Whether this switch is on.
    #[must_use]
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == ON
    }

    /// The items chosen for an option that takes several, or one per seat.
    pub fn list<'a>(&'a self, key: &str) -> impl Iterator<Item = &'a str> {
        self.get(key).split(',').map(str::trim).filter(|item| !item.is_empty())
    }

    /// All choices by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.values.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

/// A switch that is on.
pub const ON: &str = "on";
/// A switch that is off.
pub const OFF: &str = "off";
/// The key of the option that says who starts.
pub const FIRST: &str = "first";
/// The value of an option that leaves it to the seed.
pub const RANDOM: &str = "random";

/// One value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Value {
    /// The text that is chosen.
    pub id: Cow<'static, str>,
    /// Its name for people, with what there is to know for choosing it.
    pub name: Phrase,
    /// Its mere name, where that is shorter.
    #[serde(skip)]
    pub short: Option<Phrase>,
}

impl Value {
    /// A value with this name.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>, name: Phrase) -> Self {
        Self { id: id.into(), name, short: None }
    }

    /// Its name in a list of what was chosen.
    #[must_use]
    pub fn short_name(&self) -> &Phrase {
        self.short.as_ref().unwrap_or(&self.name)
    }
}

/// What can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "values", rename_all = "kebab-case")]
pub enum Kind {
    /// `on` or `off`.
    Switch,
    /// One of these.
    OneOf(Vec<Value>),
    /// Any number of these, separated by commas; the game checks the combination.
    SeveralOf(Vec<Value>),
    /// One of these for each seat, separated by commas.
    PerSeat(Vec<Value>),
    /// The contents of a text file.
    Text,
}

/// One option, as it stands with the choices made so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    /// Its key. The messages `GAME-option-KEY` and `GAME-option-KEY-about` name and explain it.
    pub key: &'static str,
    /// What can be chosen.
    #[serde(flatten)]
    pub kind: Kind,
    /// What is chosen when nobody chooses.
    pub default: String,
    /// What a record or a kept table means that does not mention it, where that is not the default: how the game
    /// was played before it could be chosen.
    #[serde(skip)]
    pub unsaid: Option<&'static str>,
    /// The group under which it is shown: the message `table-group-GROUP`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'static str>,
    /// The rule that it settles, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
}

/// The group of options that choose between two readings of a rulebook.
pub const HOUSE_READINGS: &str = "house-readings";

impl Item {
    /// A switch.
    #[must_use]
    pub fn switch(key: &'static str, on: bool) -> Self {
        Self {
            key,
            kind: Kind::Switch,
            default: if on { ON } else { OFF }.to_owned(),
            unsaid: None,
            group: None,
            rule: None,
        }
    }

    /// One of several values; the first is the default. Value `v` of option `k` is named by the message
    /// `GAME-option-k-v`.
    #[must_use]
    pub fn one_of(game: &str, key: &'static str, values: &[&'static str]) -> Self {
        Self::of_values(
            key,
            Kind::OneOf(named_values(game, key, values)),
            values.first().copied().unwrap_or_default(),
        )
    }

    /// An option with values of its own, one of which is the default.
    #[must_use]
    pub fn of_values(key: &'static str, kind: Kind, default: impl Into<String>) -> Self {
        Self { kind, default: default.into(), ..Self::switch(key, false) }
    }

    /// Who starts: random, or a seat.
    #[must_use]
    pub fn first_player(players: u8) -> Self {
        let mut values = vec![Value::new(RANDOM, Phrase::new("table-random"))];
        values.extend(Seat::all(players).map(|seat| {
            Value::new(seat.to_string(), Phrase::new("table-seat-number").with("number", seat.number()))
        }));
        Self::of_values(FIRST, Kind::OneOf(values), RANDOM)
    }

    /// The same, where records that do not mention it mean this value and not the default.
    #[must_use]
    pub const fn unsaid(mut self, value: &'static str) -> Self {
        self.unsaid = Some(value);
        self
    }

    /// The same in a group.
    #[must_use]
    pub const fn in_group(mut self, group: &'static str) -> Self {
        self.group = Some(group);
        self
    }

    /// The same, settling this rule.
    #[must_use]
    pub const fn for_rule(mut self, rule: RuleId) -> Self {
        self.rule = Some(rule);
        self
    }
}

/// Values whose names are the messages `GAME-option-KEY-VALUE`.
#[must_use]
pub fn named_values(game: &str, key: &str, values: &[&'static str]) -> Vec<Value> {
    let name = |value: &str| Phrase::new(format!("{game}-option-{key}-{value}"));
    values.iter().map(|&value| Value::new(value, name(value))).collect()
}

/// A named set of choices: the message `GAME-preset-KEY`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preset {
    /// Its key.
    pub key: Cow<'static, str>,
    /// Its name for people.
    pub name: Phrase,
    /// The level or other group under which it is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'static str>,
    /// What it chooses.
    pub choices: Vec<(&'static str, String)>,
}

/// Something is wrong with a choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The option's key; `players` for the number of players.
    pub option: String,
    /// What is wrong, and what would be right.
    pub phrase: Phrase,
    /// For an option that is a text of several lines: which of them is wrong, and the same without naming it.
    pub within: Option<Box<(usize, Phrase)>>,
}

impl Problem {
    /// This is wrong with this option.
    #[must_use]
    pub fn new(option: impl Into<String>, phrase: Phrase) -> Self {
        Self { option: option.into(), phrase, within: None }
    }

    /// The same, in this line of the option's text; `what` is the phrase without the line.
    #[must_use]
    pub fn within(mut self, line: usize, what: Phrase) -> Self {
        self.within = Some(Box::new((line, what)));
        self
    }
}

/// All options of a game, as they stand with the choices made so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Menu {
    /// The options, in the order in which they are shown.
    pub items: Vec<Item>,
    /// Named sets of choices.
    pub presets: Vec<Preset>,
}

impl Menu {
    /// The choices with defaults filled in and lists in the menu's order, or what is wrong with them.
    ///
    /// # Errors
    /// Names the first option that is unknown or has a value that is not on the menu.
    pub fn settle(&self, choices: &Choices) -> Result<Choices, Problem> {
        self.fill_in(choices, |item| &item.default)
    }

    /// The same for the choices of a record or of a table that exists: what they do not mention is as it was
    /// before it could be chosen ([`Item::unsaid`]), whatever the default is today.
    ///
    /// # Errors
    /// As [`Menu::settle`].
    pub fn settle_recorded(&self, choices: &Choices) -> Result<Choices, Problem> {
        self.fill_in(choices, |item| item.unsaid.unwrap_or(&item.default))
    }

    fn fill_in(&self, choices: &Choices, unchosen: impl Fn(&Item) -> &str) -> Result<Choices, Problem> {
        if let Some((key, _)) =
            choices.iter().find(|(key, _)| !self.items.iter().any(|item| item.key == *key))
        {
            let known = self.items.iter().map(|item| Phrase::verbatim(item.key)).collect::<Vec<_>>();
            let phrase = Phrase::new("table-problem-no-such-option").with("option", key).with("known", known);
            return Err(Problem::new(key, phrase));
        }
        let mut settled = Choices::new(choices.players);
        for item in &self.items {
            let chosen = choices.values.get(item.key).map_or_else(|| unchosen(item), String::as_str);
            settled.set(item.key, item.settle(chosen, choices.players)?);
        }
        Ok(settled)
    }
}

impl Item {
    /// This option's value in its canonical form.
    fn settle(&self, chosen: &str, players: u8) -> Result<String, Problem> {
        let trimmed = chosen.trim();
        match &self.kind {
            Kind::Switch => match trimmed.to_ascii_lowercase().as_str() {
                ON | "true" | "yes" | "1" => Ok(ON.to_owned()),
                OFF | "false" | "no" | "0" => Ok(OFF.to_owned()),
                _ => Err(self.not_allowed(trimmed, [ON, OFF].into_iter())),
            },
            Kind::OneOf(values) => self.look_up(values, trimmed),
            Kind::SeveralOf(values) => {
                let mut picked = Vec::new();
                for part in trimmed.split(',').map(str::trim).filter(|part| !part.is_empty()) {
                    picked.push(self.look_up(values, part)?);
                }
                let mut ordered: Vec<&str> = Vec::new();
                for value in values.iter().filter(|value| picked.iter().any(|id| *id == value.id)) {
                    // A menu may name something twice: what a file that cannot be read would have had is guessed.
                    if !ordered.contains(&value.id.as_ref()) {
                        ordered.push(&value.id);
                    }
                }
                Ok(ordered.join(","))
            }
            Kind::PerSeat(values) => {
                let parts: Vec<&str> = trimmed.split(',').map(str::trim).collect();
                if parts.len() != usize::from(players) {
                    let phrase = Phrase::new("table-problem-one-per-seat")
                        .with("option", self.key)
                        .with("players", players)
                        .with("given", parts.len());
                    return Err(Problem::new(self.key, phrase));
                }
                let ids: Result<Vec<String>, Problem> =
                    parts.iter().map(|part| self.look_up(values, part)).collect();
                Ok(ids?.join(","))
            }
            // An empty field of a form is no file: the default stands.
            Kind::Text if trimmed.is_empty() => Ok(self.default.clone()),
            Kind::Text => Ok(tidy_text(chosen)),
        }
    }

    fn look_up(&self, values: &[Value], text: &str) -> Result<String, Problem> {
        let found = values.iter().find(|value| value.id.eq_ignore_ascii_case(text));
        found
            .map(|value| value.id.clone().into_owned())
            .ok_or_else(|| self.not_allowed(text, values.iter().map(|value| value.id.as_ref())))
    }

    fn not_allowed<'a>(&self, text: &str, allowed: impl Iterator<Item = &'a str>) -> Problem {
        let phrase = Phrase::new("table-problem-no-such-value")
            .with("option", self.key)
            .with("value", text)
            .with("allowed", allowed.map(Phrase::verbatim).collect::<Vec<_>>());
        Problem::new(self.key, phrase)
    }
}

/// The seat that starts, as chosen with [`FIRST`] or by chance.
pub fn first_player(choice: Option<Seat>, players: u8, chance: &mut impl Chance) -> Seat {
    choice.unwrap_or_else(|| Seat::from_index(chance.index(usize::from(players))))
}

/// What a settled [`FIRST`] option says: a seat, or `None` for random.
#[must_use]
pub fn chosen_first(choices: &Choices) -> Option<Seat> {
    choices.get(FIRST).parse().ok().and_then(Seat::new).filter(|seat| seat.number() <= choices.players)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let several = Item {
            kind: Kind::SeveralOf(named_values("g", "set", &["W01", "H01", "S01"])),
            ..Item::one_of("g", "set", &["H01"])
        };
        let packs = Item {
            kind: Kind::PerSeat(named_values("g", "packs", &[RANDOM, "forest"])),
            default: "random,random".to_owned(),
            ..Item::one_of("g", "packs", &[RANDOM])
        };
        let file =
            Item { kind: Kind::Text, default: "as shipped\n".to_owned(), ..Item::switch("file", false) };
        let items = vec![Item::switch("extra", false), Item::first_player(2), several, packs, file];
        Menu { items, presets: Vec::new() }
    }

    #[test]
    fn defaults_are_filled_in_and_values_made_canonical() {
        let chosen =
            Choices::new(2).with("set", " s01, w01 ").with("extra", "Yes").with("packs", "Forest,random");
        let settled = menu().settle(&chosen).unwrap();
        let texts: Vec<_> = settled.iter().collect();
        assert_eq!(
            texts,
            [
                ("extra", "on"),
                ("file", "as shipped\n"),
                ("first", "random"),
                ("packs", "forest,random"),
                ("set", "W01,S01")
            ]
        );
        let text = |chosen: &str| {
            menu().settle(&Choices::new(2).with("file", chosen)).unwrap().get("file").to_owned()
        };
        assert_eq!(text(" \r\n"), "as shipped\n", "an empty field means the default");
        assert_eq!(text("\u{feff}my\r\nown \t"), "my\nown\n", "in the form in which records read it back");
        assert_eq!(text("\u{feff}\u{feff}my own"), "my own\n", "also where two programs have marked it");
        assert_eq!(menu().settle(&settled), Ok(settled.clone()));
        let twice = Item {
            kind: Kind::SeveralOf(named_values("g", "set", &["W01", "H01", "W01"])),
            ..Item::one_of("g", "set", &["H01"])
        };
        assert_eq!(twice.settle("w01,H01", 2).unwrap(), "W01,H01", "nothing is chosen twice");
        assert_eq!(chosen_first(&settled), None);
        assert_eq!(chosen_first(&settled.with(FIRST, "2")), Seat::new(2));
    }

    /// A default that is newer than a record does not change what the record means.
    #[test]
    fn what_a_record_does_not_say_is_as_it_was() {
        let menu = Menu {
            items: vec![
                Item::one_of("g", "start", &["left", "right"]).unsaid("right"),
                Item::switch("extra", true),
            ],
            presets: Vec::new(),
        };
        let nothing = Choices::new(2);
        assert_eq!(menu.settle(&nothing).unwrap().get("start"), "left");
        let recorded = menu.settle_recorded(&nothing).unwrap();
        assert_eq!((recorded.get("start"), recorded.get("extra")), ("right", "on"));
        let said = nothing.with("start", "left");
        assert_eq!(menu.settle_recorded(&said).unwrap().get("start"), "left");
    }

    #[test]
    fn wrong_choices_are_explained() {
        let problem = |key: &str, value: &str| menu().settle(&Choices::new(2).with(key, value)).unwrap_err();
        assert_eq!(problem("colour", "red").phrase.key, "table-problem-no-such-option");
        assert_eq!(problem("first", "3").phrase.key, "table-problem-no-such-value");
        assert_eq!(problem("set", "W01,X").phrase.key, "table-problem-no-such-value");
        assert_eq!(problem("packs", "forest").phrase.key, "table-problem-one-per-seat");
        assert_eq!(problem("extra", "maybe").option, "extra");
    }
}
