//! Wolf & Hound on the first page: the choice of the animals that come into play, and how far a table is.

use std::collections::BTreeSet;

use hound::number::CARDS;
use hound::{CardFile, Hound, Id};
use maud::Render as _;
use table::any::Entry;
use table::{AnyGame, AnySeen, Choices, Phrase, Preset};
use texts::Speaker;

use super::super::Fond;
use super::board::animals::art;
use crate::icons::icon;
use crate::model::{Last, Progress};
use crate::routes;
use crate::variants::{AS_LAST_TIME, Chip, SURPRISE, Variant};
use crate::words::Words;

/// The option that holds the animals.
const ANIMALS: &str = "animals";

pub(super) fn variant(w: &Speaker<'_>, last: Option<&Last>) -> Variant {
    let game: &dyn AnyGame = &Entry::<Hound>::new();
    let menu = game.menu(&Choices::new(game.info().default_players));
    let of = |group: &str| menu.presets.iter().find(|preset| preset.group == Some(group));
    let ready = [("web-hound-set-first", of("first")), ("web-hound-set-classic", of("beginner"))];
    let mut chips: Vec<Chip> = Vec::new();
    for (name, preset) in ready.into_iter().filter_map(|(name, preset)| Some((name, preset?))) {
        let on = last.is_some_and(|last| same(game, preset, last));
        chips.push(Chip { about: Some(w.say(&preset.name)), ..Chip::new(&preset.key, w.t(name), on) });
    }
    chips.push(Chip {
        about: Some(w.t("web-hound-set-surprise-about")),
        ..Chip::new(SURPRISE, w.t("web-hound-set-surprise"), false)
    });
    match last {
        Some(last) if chips.iter().all(|chip| !chip.on) => {
            chips.push(Chip {
                about: Some(w.say(&Phrase::new("web-list").with("names", names(game, last)))),
                ..Chip::new(AS_LAST_TIME, w.t("web-hound-set-last"), true)
            });
        }
        Some(_) => {}
        None => chips.iter_mut().take(1).for_each(|chip| chip.on = true),
    }
    Variant {
        label: w.t("hound-option-animals"),
        field: "preset",
        chips,
        more: Some((format!("{}#option-animals", routes::game("new", "hound")), w.t("web-hound-set-choose"))),
    }
}

/// Animals of the box: nobody else knows what home-made cards look like.
pub(super) static FOND: Fond = Fond {
    chosen: |choices, _| {
        let standard = CardFile::standard();
        let known = |id: &&str| Id::new(id).is_some_and(|id| standard.animal(id).is_some());
        let list = choices.get(ANIMALS).map_or("", String::as_str);
        animals(list).into_iter().filter(known).map(str::to_owned).collect()
    },
    dealt: None,
    look: |w, what| {
        let animal = CardFile::standard().animal(Id::new(what)?)?;
        let picture = icon(art(&animal.name(), animal.face(animal.starts)));
        Some((picture.render(), w.say(&animal.name())))
    },
};

fn animals(list: &str) -> BTreeSet<&str> {
    list.split(',').map(str::trim).filter(|id| !id.is_empty()).collect()
}

/// Whether the last table was played with these animals, by the cards that the program brings.
fn same(game: &dyn AnyGame, preset: &Preset, last: &Last) -> bool {
    let wanted = preset.choices.iter().find(|(key, _)| *key == ANIMALS).map(|(_, value)| value.as_str());
    let wanted = wanted.unwrap_or_default();
    if animals(wanted) != animals(last.choices.get(ANIMALS)) {
        return false;
    }
    let usual = game.settle(&Choices::new(last.choices.players).with(ANIMALS, wanted));
    usual.is_ok_and(|usual| usual.get("cards-file") == last.choices.get("cards-file"))
}

/// The animals of the last table.
fn names(game: &dyn AnyGame, last: &Last) -> Vec<Phrase> {
    let menu = game.menu(&last.choices);
    let known = menu.items.iter().find(|item| item.key == ANIMALS).map(|item| &item.kind);
    let Some(table::Kind::SeveralOf(values)) = known else { return Vec::new() };
    let chosen = animals(last.choices.get(ANIMALS));
    let named = values.iter().filter(|value| chosen.contains(value.id.as_ref()));
    named.map(|value| value.short_name().clone()).collect()
}

pub(super) fn progress(seen: &dyn AnySeen) -> Option<Progress> {
    let view = seen.of::<Hound>()?.view();
    let played: usize = view.places.iter().map(|place| place.played.len()).sum();
    let said = Phrase::new("web-hound-cards-played").with("played", played).with("cards", CARDS);
    Some(Progress::new(said, played, CARDS))
}
