//! `loup games`: what can be played, and what can be chosen.

use table::{AnyGame, Choices, Item, Kind, Menu, Phrase, Value};

use crate::args::Games;
use crate::chosen;
use crate::console::Console;
use crate::failure::Failure;

/// All games, or all options of one.
pub fn games(args: &Games, console: &mut Console<'_>) -> Result<(), Failure> {
    if let Some(id) = &args.game {
        return options(chosen::game(id)?, args.players, console);
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

fn options(game: &dyn AnyGame, players: Option<u8>, console: &mut Console<'_>) -> Result<(), Failure> {
    let info = game.info();
    let choices = Choices::new(players.unwrap_or(info.default_players));
    // A wrong number of players is explained like anywhere else.
    game.settle(&choices)?;
    let menu = game.menu(&choices);
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
    let name = speaker.say(&Phrase::new(key.clone()));
    let about = speaker.say(&Phrase::new(format!("{key}-about")));
    console.gap()?;
    console.line(&format!("  {}: {name}", item.key))?;
    console.line(&format!("      {about}"))?;
    let list = |values: &[Value]| -> Vec<Phrase> {
        values.iter().map(|value| Phrase::verbatim(named(&value.id, &speaker.say(&value.name)))).collect()
    };
    let phrase = match &item.kind {
        Kind::Switch => {
            let values = ["on", "off"].map(Phrase::verbatim).to_vec();
            Phrase::new("cli-option-values").with("values", values)
        }
        Kind::OneOf(values) => Phrase::new("cli-option-values").with("values", list(values)),
        Kind::SeveralOf(values) => Phrase::new("cli-option-several").with("values", list(values)),
        Kind::PerSeat(values) => Phrase::new("cli-option-per-seat").with("values", list(values)),
        Kind::Text => Phrase::new("cli-option-text").with("key", item.key),
    };
    console.line(&format!("      {}", speaker.say(&phrase)))?;
    if item.kind != Kind::Text && !item.default.is_empty() {
        let phrase = Phrase::new("cli-option-default").with("value", item.default.as_str());
        console.line(&format!("      {}", speaker.say(&phrase)))?;
    }
    if let Some(rule) = item.rule {
        let phrase = Phrase::new("cli-option-rule").with("rule", rule);
        console.line(&format!("      {}", speaker.say(&phrase)))?;
    }
    Ok(())
}

/// `id (name)`, or only one of them where they are the same.
fn named(id: &str, name: &str) -> String {
    if name.eq_ignore_ascii_case(id) { id.to_owned() } else { format!("{id} ({name})") }
}

fn presets(menu: &Menu, console: &mut Console<'_>) -> Result<(), Failure> {
    if menu.presets.is_empty() {
        return Ok(());
    }
    let speaker = console.speaker();
    console.gap()?;
    console.heading(&speaker.say(&Phrase::new("cli-presets-heading")))?;
    for preset in &menu.presets {
        let chosen: Vec<String> =
            preset.choices.iter().map(|(key, value)| format!("{key}={value}")).collect();
        console.line(&format!("  {}: {} ({})", preset.key, speaker.say(&preset.name), chosen.join(" ")))?;
    }
    Ok(())
}
