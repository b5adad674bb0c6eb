//! Which game with which options: from what was typed to choices.

use std::path::PathBuf;

use table::{AnyGame, Choices, Kind, Phrase, Preset};

use crate::args::Chosen;
use crate::failure::Failure;
use crate::files;

/// The option that `--cards FILE` is short for.
const CARDS: &str = "cards-file";

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    catalogue::find(id).ok_or_else(|| {
        Failure::Told(Phrase::new("cli-no-such-game").with("game", id).with("games", game_list()))
    })
}

/// The ids of all games, for a sentence.
pub fn game_list() -> Vec<Phrase> {
    catalogue::games().iter().map(|game| Phrase::verbatim(game.info().id)).collect()
}

/// The game's name for people.
pub fn name(game: &dyn AnyGame) -> Phrase {
    Phrase::new(format!("{}-name", game.info().id))
}

/// What was chosen, not settled yet, but checked as for a new table.
pub fn choices(game: &dyn AnyGame, chosen: &Chosen, least_players: u8) -> Result<Choices, Failure> {
    let (choices, cards) = read(game, chosen, least_players)?;
    match (game.settle(&choices), cards) {
        (Ok(_), _) => Ok(choices),
        (Err(problem), Some(file)) if problem.option == CARDS => Err(Failure::in_file(&file, problem.phrase)),
        (Err(problem), _) => Err(problem.into()),
    }
}

/// What was chosen, and the card file. A card file comes first, since it may bring presets of its own; what is
/// chosen by hand goes before what a preset chooses.
fn read(
    game: &dyn AnyGame,
    chosen: &Chosen,
    least_players: u8,
) -> Result<(Choices, Option<PathBuf>), Failure> {
    let mut cards = chosen.cards.clone();
    let players = chosen.players.unwrap_or_else(|| game.info().default_players.max(least_players));
    let mut choices = Choices::new(players);
    if let Some(file) = &chosen.cards {
        let text = files::text(file)?;
        // To the game no text means its own cards, which is not what somebody wants who names a file.
        if text.trim().is_empty() {
            let phrase = Phrase::new("cli-empty-file").with("file", file.display().to_string());
            return Err(Failure::Told(phrase));
        }
        choices.set(CARDS, text);
    }
    for text in &chosen.options {
        let Some((key, value)) = text.split_once('=') else {
            return Err(Failure::Told(Phrase::new("cli-bad-option").with("text", text.as_str())));
        };
        let (key, value) = (key.trim(), value.trim());
        let takes_text = |choices: &Choices| {
            let menu = game.menu(choices);
            menu.items.iter().any(|item| item.key == key && item.kind == Kind::Text)
        };
        match value.strip_prefix('@').filter(|_| takes_text(&choices)) {
            Some(file) => {
                choices.set(key, files::text(file.as_ref())?);
                cards = Some(file.into());
            }
            None => choices.set(key, value),
        }
    }
    if let Some(key) = &chosen.preset {
        let preset = preset(game, &choices, key)?;
        for (key, value) in preset.choices {
            if !choices.iter().any(|(by_hand, _)| by_hand == key) {
                choices.set(key, value);
            }
        }
    }
    Ok((choices, cards))
}

fn preset(game: &dyn AnyGame, choices: &Choices, key: &str) -> Result<Preset, Failure> {
    let presets = game.menu(choices).presets;
    presets.iter().find(|preset| preset.key.eq_ignore_ascii_case(key)).cloned().ok_or_else(|| {
        let known: Vec<Phrase> = presets.iter().map(|preset| Phrase::verbatim(preset.key.clone())).collect();
        Failure::Told(Phrase::new("cli-no-such-preset").with("preset", key).with("presets", known))
    })
}
