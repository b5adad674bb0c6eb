//! `loup games`: what can be played, and what can be chosen.

use table::options::{OFF, ON};
use table::{AnyGame, Choices, Item, Kind, Menu, Phrase};

use crate::args::Games;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;

/// All games, or all options of one.
pub fn games(args: &Games, console: &mut Console<'_>) -> Result<(), Failure> {
    if let Some(id) = &args.game {
        let game = chosen::game(id)?;
        return options(game, &chosen::choices(game, &args.chosen, 0)?, console);
    }
    let speaker = console.speaker();
    console.heading(&speaker.say(&Phrase::new("cli-games-heading")))?;
    for game in catalogue::games() {
        line(*game, console)?;
    }
    console.gap()?;
    console.say(&Phrase::new("cli-games-more"))?;
    Ok(())
}

/// One game in one line, with the id that commands want.
pub fn line(game: &dyn AnyGame, console: &mut Console<'_>) -> Result<(), Failure> {
    let info = game.info();
    let text = console.speaker().say(
        &Phrase::new("cli-games-line")
            .with("name", chosen::name(game))
            .with("least", *info.players.start())
            .with("most", *info.players.end())
            .with("about", Phrase::new(format!("{}-about", info.id))),
    );
    Ok(console.line(&format!("  {:<10}{text}", info.id))?)
}

/// The menu as it stands with these choices.
fn options(game: &dyn AnyGame, choices: &Choices, console: &mut Console<'_>) -> Result<(), Failure> {
    let info = game.info();
    let menu = game.menu(choices);
    let speaker = console.speaker();
    line(game, console)?;
    console.gap()?;
    console.heading(&speaker.say(
        &Phrase::new("cli-options-heading").with("game", chosen::name(game)).with("players", choices.players),
    ))?;
    for group in groups(&menu) {
        if let Some(group) = group {
            console.gap()?;
            console.heading(&speaker.say(&Phrase::new(format!("table-group-{group}"))))?;
        }
        for item in menu.items.iter().filter(|item| item.group == group) {
            option(info.id, item, console)?;
        }
    }
    presets(&menu, console)
}

/// The groups of the menu's options, those without a group first.
fn groups(menu: &Menu) -> Vec<Option<&'static str>> {
    let mut groups = vec![None];
    for item in &menu.items {
        if !groups.contains(&item.group) {
            groups.push(item.group);
        }
    }
    groups
}

fn option(game: &str, item: &Item, console: &mut Console<'_>) -> Result<(), Failure> {
    let speaker = console.speaker();
    let key = format!("{game}-option-{}", item.key);
    console.gap()?;
    let name = Phrase::new("cli-option-name").with("key", item.key).with("name", Phrase::new(key.clone()));
    console.line(&format!("  {}", speaker.say(&name)))?;
    let mut detail = |phrase: &Phrase| console.line(&format!("      {}", speaker.say(phrase)));
    detail(&Phrase::new(format!("{key}-about")))?;
    if let Some(rule) = item.rule {
        detail(&Phrase::new("cli-option-rule").with("rule", rule))?;
    }
    let (heading, values) = match &item.kind {
        Kind::Switch => {
            let values: Vec<Phrase> = [ON, OFF].into_iter().map(Phrase::verbatim).collect();
            detail(&Phrase::new("cli-option-values").with("values", values))?;
            (None, [].as_slice())
        }
        Kind::OneOf(values) => (None, values.as_slice()),
        Kind::SeveralOf(values) => (Some("cli-option-several"), values.as_slice()),
        Kind::PerSeat(values) => (Some("cli-option-per-seat"), values.as_slice()),
        Kind::Text => return Ok(detail(&Phrase::new("cli-option-text").with("key", item.key))?),
    };
    if let Some(heading) = heading {
        detail(&Phrase::new(heading))?;
    }
    let width = values.iter().map(|value| value.id.chars().count()).max().unwrap_or_default();
    for value in values {
        let name = speaker.say(&value.name);
        let name = if name.eq_ignore_ascii_case(&value.id) { String::new() } else { name };
        console.line(format!("        {:width$}  {name}", value.id).trim_end())?;
    }
    if !item.default.is_empty() {
        let phrase = Phrase::new("cli-option-default").with("value", item.default.as_str());
        console.line(&format!("      {}", speaker.say(&phrase)))?;
    }
    Ok(())
}

fn presets(menu: &Menu, console: &mut Console<'_>) -> Result<(), Failure> {
    if menu.presets.is_empty() {
        return Ok(());
    }
    let speaker = console.speaker();
    console.gap()?;
    console.heading(&speaker.say(&Phrase::new("cli-presets-heading")))?;
    for preset in &menu.presets {
        let chosen = preset.choices.iter().filter(|(_, value)| !value.is_empty());
        let chosen: Vec<String> = chosen.map(|(key, value)| format!("{key}={value}")).collect();
        let line = Phrase::new("cli-preset-line")
            .with("key", preset.key.as_ref())
            .with("name", preset.name.clone())
            .with("choices", chosen.join(" "));
        console.line(&format!("  {}", speaker.say(&line)))?;
    }
    Ok(())
}
