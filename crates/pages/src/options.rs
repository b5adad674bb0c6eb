//! A game's options: to choose from, and as a summary.

use std::iter::repeat;

use maud::{Markup, html};
use table::options::{FIRST, OFF, ON};
use table::{AnySeen, Choices, Item, Kind, Menu, Phrase, Preset, Problem, Seat, Value};
use texts::Speaker;

use crate::games::kit;
use crate::new_table::radio;
use crate::shell::rule;
use crate::words::Words;

/// More values than this are a list to choose from, not a row of buttons.
const MOST_BUTTONS: usize = 5;

/// So many ready-made sets of a level are shown where they have pictures.
const FEW_OF_LEVEL: usize = 3;

/// Up to so many ready-made sets are shown unfolded.
const FEW_PRESETS: usize = 8;

/// The game's ready-made sets, each a button that shows the form again with its choices.
pub(crate) fn presets(w: &Speaker<'_>, game: &str, menu: &Menu, choices: &Choices) -> Markup {
    let mut groups: Vec<Option<&'static str>> = Vec::new();
    for preset in &menu.presets {
        if !groups.contains(&preset.group) {
            groups.push(preset.group);
        }
    }
    let few = menu.presets.len() <= FEW_PRESETS;
    html! {
        @if !menu.presets.is_empty() {
            fieldset.panel #presets {
                legend { (w.t("web-presets")) }
                @for group in groups {
                    @let of: Vec<&Preset> = menu.presets.iter().filter(|preset| preset.group == group).collect();
                    @match group {
                        Some(group) if kit(game).set_picture.is_some() => (level(w, game, group, &of, menu, choices)),
                        Some(group) => {
                            details.set open[few || of.iter().any(|preset| is_chosen(preset, menu, choices))] {
                                summary { (group_name(w, game, group)) " " small { (of.len()) } }
                                (chips(w, game, &of, menu, choices))
                            }
                        }
                        None => (chips(w, game, &of, menu, choices)),
                    }
                }
            }
        }
    }
}

/// Ready-made sets of one level: a few, and the others where they are asked for.
fn level(
    w: &Speaker<'_>,
    game: &str,
    group: &'static str,
    presets: &[&Preset],
    menu: &Menu,
    choices: &Choices,
) -> Markup {
    let (few, more) = presets.split_at(presets.len().min(FEW_OF_LEVEL));
    html! {
        div.level {
            b { (group_name(w, game, group)) }
            (chips(w, game, few, menu, choices))
            @if !more.is_empty() {
                details.set open[more.iter().any(|preset| is_chosen(preset, menu, choices))] {
                    summary { (w.say(&Phrase::new("web-presets-more").with("count", more.len()))) }
                    (chips(w, game, more, menu, choices))
                }
            }
        }
    }
}

fn chips(w: &Speaker<'_>, game: &str, presets: &[&Preset], menu: &Menu, choices: &Choices) -> Markup {
    html! {
        div.chips {
            @for preset in presets {
                @let on = is_chosen(preset, menu, choices);
                button.btn.on[on] name="preset" value=(preset.key) formmethod="get" formnovalidate
                    aria-pressed=(on) {
                    @if let Some(picture) = kit(game).set_picture.and_then(|picture| picture(preset)) { (picture) }
                    span { (w.say(&bare_name(preset))) }
                }
            }
        }
    }
}

/// What is in a set that stands in the row of its level, which need not be said again.
fn bare_name(preset: &Preset) -> Phrase {
    match preset.name.args.as_slice() {
        [("cards", _)] if preset.group.is_some() => {
            Phrase { key: "web-presets-cards".into(), args: preset.name.args.clone() }
        }
        _ => preset.name.clone(),
    }
}

/// Whether everything is as the preset would choose it.
fn is_chosen(preset: &Preset, menu: &Menu, choices: &Choices) -> bool {
    preset.choices.iter().all(|(key, value)| {
        menu.items.iter().find(|item| item.key == *key).is_some_and(|item| chosen(item, choices) == value)
    })
}

/// All options: those without a group first, then each group folded up unless something in it was changed.
pub(crate) fn fields(
    w: &Speaker<'_>,
    game: &str,
    menu: &Menu,
    choices: &Choices,
    problem: Option<&Problem>,
) -> Markup {
    let mut groups: Vec<&'static str> = Vec::new();
    for group in menu.items.iter().filter_map(|item| item.group) {
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    let of = |group: Option<&'static str>| menu.items.iter().filter(move |item| item.group == group);
    let changed = |item: &Item| chosen(item, choices) != item.default;
    let wrong = |item: &Item| problem.is_some_and(|problem| problem.option == item.key);
    html! {
        @if of(None).next().is_some() {
            fieldset.panel #options {
                legend { (w.t("web-options")) }
                @for item in of(None) { (field(w, game, item, choices, problem)) }
            }
        }
        @for group in groups {
            details.panel.group open[of(Some(group)).any(|item| changed(item) || wrong(item))] {
                summary { h2 { (group_name(w, game, group)) } }
                @for item in of(Some(group)) { (field(w, game, item, choices, problem)) }
            }
        }
    }
}

/// The problem with this option, if that is where it is.
pub(crate) fn problem_at(w: &Speaker<'_>, problem: Option<&Problem>, option: &str) -> Markup {
    html! {
        @if let Some(problem) = problem.filter(|problem| problem.option == option) {
            p.wrong { (w.say(&problem.phrase)) }
        }
    }
}

fn field(w: &Speaker<'_>, game: &str, item: &Item, choices: &Choices, problem: Option<&Problem>) -> Markup {
    let field = format!("o-{}", item.key);
    let id = format!("option-{}", item.key);
    let name = option_name(w, game, item.key);
    let value = chosen(item, choices);
    let wrong = problem.is_some_and(|problem| problem.option == item.key);
    html! {
        div.opt.bad[wrong] id=(id) {
            div.name {
                b id={ (id) "-name" } { (name) }
                @if let Some(id) = item.rule { " " (rule(w, id)) }
            }
            @if let Some(own) = kit(game).option.and_then(|own| own(w, item, choices, value, problem)) { (own) }
            @else { @match &item.kind {
                Kind::Switch => {
                    div.seg role="radiogroup" aria-labelledby={ (id) "-name" } {
                        (radio(&field, OFF, &w.t("table-off"), value != ON))
                        (radio(&field, ON, &w.t("table-on"), value == ON))
                    }
                }
                Kind::OneOf(values) if values.len() <= MOST_BUTTONS => {
                    div.seg role="radiogroup" aria-labelledby={ (id) "-name" } {
                        @for v in values { (radio(&field, &v.id, &w.say(&v.name), v.id == value)) }
                    }
                }
                Kind::OneOf(values) => (select(w, &field, &name, values, value)),
                Kind::SeveralOf(values) => {
                    input type="hidden" name=(field) value="";
                    div.checks role="group" aria-labelledby={ (id) "-name" } {
                        @for v in values {
                            label.check {
                                input type="checkbox" name=(field) value=(v.id)
                                    checked[value.split(',').any(|id| id == v.id)];
                                (w.say(&v.name))
                            }
                        }
                    }
                }
                Kind::PerSeat(values) => {
                    ol.per-seat {
                        @for (seat, value) in Seat::all(choices.players).zip(value.split(',').chain(repeat(""))) {
                            @let label = w.say(&Phrase::new("table-seat-number").with("number", seat.number()));
                            li {
                                span class={ "bdg s" (seat) } { (seat) }
                                (select(w, &field, &format!("{name}, {label}"), values, value))
                            }
                        }
                    }
                }
                Kind::Text => {
                    textarea name=(field) rows="8" spellcheck="false" aria-labelledby={ (id) "-name" } { (value) }
                    // The script puts the file's text into the field above.
                    label.file hidden data-scripted {
                        (w.t("web-option-file")) input type="file" accept="text/plain,.txt" data-into=(field);
                    }
                }
            } }
            (problem_at(w, problem, item.key))
            @if let Some(about) = about(w, game, item.key) { p.soft { (about) } }
        }
    }
}

fn select(w: &Speaker<'_>, field: &str, label: &str, values: &[Value], chosen: &str) -> Markup {
    html! {
        select name=(field) aria-label=(label) {
            @for value in values {
                option value=(value.id) selected[value.id == chosen] { (w.say(&value.name)) }
            }
        }
    }
}

/// What differs from the defaults, for those who come to the table.
pub(crate) fn summary(w: &Speaker<'_>, game: &str, menu: &Menu, choices: &Choices) -> Markup {
    let changed: Vec<&Item> =
        menu.items.iter().filter(|item| chosen(item, choices) != item.default).collect();
    html! {
        @if changed.is_empty() { p.soft { (w.t("web-options-usual")) } }
        @else {
            dl.facts {
                @for item in changed { dt { (option_name(w, game, item.key)) } dd { (value_name(w, item, choices)) } }
            }
        }
    }
}

/// Everything that a table is played with, by name. A text of one's own is only mentioned.
pub(crate) fn listed(w: &Speaker<'_>, seen: &dyn AnySeen) -> Markup {
    let (game, menu, choices) = (seen.info().id, seen.menu(), seen.choices());
    let shown = |item: &&Item| item.kind != Kind::Text || chosen(item, choices) != item.default;
    html! {
        @for item in menu.items.iter().filter(shown) {
            dt { (option_name(w, game, item.key)) } dd { (value_name(w, item, choices)) }
        }
    }
}

fn value_name(w: &Speaker<'_>, item: &Item, choices: &Choices) -> String {
    let chosen = chosen(item, choices);
    match &item.kind {
        Kind::Switch => w.t(if chosen == ON { "table-on" } else { "table-off" }),
        Kind::Text => w.t("web-option-own-text"),
        Kind::OneOf(values) | Kind::SeveralOf(values) | Kind::PerSeat(values) => {
            let named = |id: &str| {
                let value = values.iter().find(|value| value.id == id)?;
                Some(value.short_name().clone())
            };
            let mut names: Vec<Phrase> = chosen.split(',').filter_map(named).collect();
            // The same for every seat is said once.
            if matches!(item.kind, Kind::PerSeat(_)) && names.windows(2).all(|pair| pair[0] == pair[1]) {
                names.truncate(1);
            }
            w.say(&Phrase::new("web-list").with("names", names))
        }
    }
}

/// What is chosen, or the default.
fn chosen<'a>(item: &'a Item, choices: &'a Choices) -> &'a str {
    choices.iter().find(|(key, _)| *key == item.key).map_or(item.default.as_str(), |(_, value)| value)
}

/// The option's name. Who starts is asked by every game and named once.
fn option_name(w: &Speaker<'_>, game: &str, key: &str) -> String {
    if key == FIRST { w.t("web-option-first") } else { w.first_of(&[format!("{game}-option-{key}")], key) }
}

fn about(w: &Speaker<'_>, game: &str, key: &str) -> Option<String> {
    let about = format!("{game}-option-{key}-about");
    texts::has(w.lang, &about).then(|| w.say(&Phrase::new(about)))
}

fn group_name(w: &Speaker<'_>, game: &str, group: &str) -> String {
    w.first_of(&[format!("{game}-group-{group}"), format!("table-group-{group}")], group)
}
