//! `loup calibrate`: whether the bar and the hints come true, and what makes them.

use std::time::{SystemTime, UNIX_EPOCH};

use arena::calibrate::{Change, Found, Part, Survey, file, sorts, survey};
use bots::Level;
use table::{Choices, Phrase};
use texts::{Speaker, decimal};

use crate::args::{Calibrate, Chosen};
use crate::console::Console;
use crate::failure::Failure;
use crate::matches::threads;
use crate::progress::Progress;
use crate::{chosen, files, interrupt};

/// Plays games at the chosen table, or at all sorts of tables, and says whether what was said came true.
pub fn calibrate(args: &Calibrate, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = chosen::game(&args.game)?;
    let id = game.info().id;
    let Chosen { players, options, preset, cards } = &args.chosen;
    let all = players.is_none() && options.is_empty() && preset.is_none() && cards.is_none();
    let tables: Vec<Choices> = if all {
        sorts(id).into_iter().map(|(_, choices)| choices).collect()
    } else {
        vec![chosen::choices(game, &args.chosen, 0)?]
    };
    let stop = interrupt::wish();
    let powers = args.powers.as_deref().map(files::bytes).transpose()?;
    let levels: Vec<Level> = args.level.iter().filter_map(|level| level.parse().ok()).collect();
    let progress =
        Progress::before_output(console.lang, "cli-progress-calibrating", args.games * tables.len() as u64);
    let of = Survey {
        levels: &levels,
        looks: args.looks,
        hinted: args.hints,
        powers: powers.as_deref(),
        games: args.games,
        seed: args.seed,
        threads: threads(args.threads),
        stop: &stop,
        progress: &|| progress.step(),
    };
    let mut found: Vec<Found> = Vec::new();
    for choices in &tables {
        found.push(survey(id, choices, &of).map_err(Failure::Told)?);
    }
    progress.done();
    found.retain(|found| found.games > 0);
    if args.json {
        for found in &found {
            console.json(found)?;
        }
    } else {
        found.iter().try_for_each(|found| show(found, args, console))?;
    }
    if let Some(path) = &args.fit {
        let level = args.level.join(",");
        let on = format!("{} games of {level} a table", args.games);
        let looks = args.looks.map(|looks| format!(" --looks {looks}")).unwrap_or_default();
        let origin = format!(
            "loup calibrate {id} --games {} --level {level}{looks} --hints {} --seed {}",
            args.games, args.hints, args.seed
        );
        let bytes = file(id, &found, &today(), &on, &origin).map_err(Failure::Told)?;
        files::write(path, &bytes)?;
        if !args.json {
            console.say(&Phrase::new("cli-calibrate-written").with("file", path.display().to_string()))?;
        }
    }
    Ok(())
}

fn show(found: &Found, args: &Calibrate, console: &mut Console<'_>) -> Result<(), Failure> {
    let lang = console.lang;
    let speaker = Speaker::new(lang);
    let number = |value: f64| decimal(lang, value, 3);
    let thirds = |values: [f64; 3]| values.map(number).join(", ");
    let heading = Phrase::new("cli-calibrate-heading")
        .with("sort", found.sort.as_str())
        .with("games", decimal(lang, found.games as f64, 0))
        .with("level", args.level.join(", "));
    console.heading(&speaker.say(&heading))?;
    let percent = |share: f64| format!("{:>4.0}%", 100.0 * share);
    let row = |value: fn(&arena::calibrate::Bin) -> f64| -> String {
        found.bins.iter().filter(|bin| bin.count > 0).map(|bin| percent(value(bin))).collect()
    };
    let said = Phrase::new("cli-calibrate-said").with("shares", row(|bin| bin.said));
    let came = Phrase::new("cli-calibrate-came").with("shares", row(|bin| bin.came));
    let gains = found.gain.map(|(gain, margin)| format!("{} ± {}", number(gain), number(margin)));
    let error = Phrase::new("cli-calibrate-error")
        .with("error", number(found.error))
        .with("noise", number(found.noise))
        .with("missed", thirds(found.missed))
        .with("par", thirds(found.par))
        .with("gain", gains.join(", "));
    let gains = found.crossed.gain.map(|(gain, margin)| format!("{} ± {}", number(gain), number(margin)));
    let crossed = Phrase::new("cli-calibrate-crossed")
        .with("error", number(found.crossed.error))
        .with("noise", number(found.crossed.noise))
        .with("gain", gains.join(", "));
    let change = |of: Change| {
        format!("{} ± {}", decimal(lang, 100.0 * of.mean, 1), decimal(lang, 100.0 * of.margin, 1))
    };
    let best = Phrase::new("cli-calibrate-best")
        .with("change", change(found.best))
        .with("moves", decimal(lang, found.best.count as f64, 0))
        .with("ends", change(found.best_ends))
        .with("turns", decimal(lang, found.best_ends.count as f64, 0));
    let ended = Phrase::new("cli-calibrate-ended")
        .with("change", change(found.ended))
        .with("turns", decimal(lang, found.ended.count as f64, 0));
    let hints = Phrase::new("cli-calibrate-hints")
        .with("apart", decimal(lang, 100.0 * found.apart, 1))
        .with("drift", decimal(lang, 100.0 * found.drift.0, 1))
        .with("margin", decimal(lang, 100.0 * found.drift.1, 1))
        .with("hints", decimal(lang, found.hints as f64, 0))
        .with("clear", decimal(lang, 100.0 * found.apart_clear, 1))
        .with("clears", decimal(lang, found.hints_clear as f64, 0));
    let parts = found.parts.iter().map(|part| of_part(part, console));
    let followed = (found.hints > 0).then_some([hints, best]).into_iter().flatten();
    let phrases: Vec<Phrase> =
        [said, came, error, crossed, ended].into_iter().chain(parts).chain(followed).collect();
    phrases.iter().try_for_each(|phrase| console.line(&format!("  {}", speaker.say(phrase))))?;
    Ok(())
}

/// How what spectators were told came true, or what seats were told in games of one level.
fn of_part(part: &Part, console: &Console<'_>) -> Phrase {
    let number = |value: f64| decimal(console.lang, value, 3);
    let phrase = if part.of == "spectators" {
        Phrase::new("cli-calibrate-spectators")
    } else {
        Phrase::new("cli-calibrate-level").with("level", part.of.as_str())
    };
    phrase
        .with("error", number(part.now.error))
        .with("noise", number(part.now.noise))
        .with("fitted", number(part.crossed.error))
        .with("chance", number(part.crossed.noise))
}

/// The day, in Greenwich.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    date(seconds / 86_400)
}

/// The date so many days after 1 January 1970, from 1 March 2000 on.
fn date(days: u64) -> String {
    let mut left = days.saturating_sub(11_017);
    let (mut year, mut month) = (2000, 3);
    let length = |year: u64, month: u64| match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    while left >= length(year, month) {
        left -= length(year, month);
        (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
    }
    format!("{year}-{month:02}-{:02}", left + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        let dates = [11_017, 11_322, 11_323, 20_772, 22_340].map(date);
        assert_eq!(dates, ["2000-03-01", "2000-12-31", "2001-01-01", "2026-11-15", "2031-03-02"]);
    }
}
