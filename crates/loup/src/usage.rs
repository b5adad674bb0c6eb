//! What was wrong with the command line, in the reader's language.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use table::Phrase;

/// One sentence that says what was wrong and what would be right.
pub fn explain(error: &Error) -> Phrase {
    let text = |kind| error.get(kind).map(shown).unwrap_or_default();
    let list = |kind| -> Vec<Phrase> {
        match error.get(kind) {
            Some(ContextValue::Strings(all)) => all.iter().map(Phrase::verbatim).collect(),
            Some(value) => vec![Phrase::verbatim(shown(value))],
            None => Vec::new(),
        }
    };
    // An argument that may be left out is the same argument when it is wrong.
    let argument = text(ContextKind::InvalidArg).replace('[', "<").replace(']', ">");
    match error.kind() {
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            Phrase::new("cli-usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = text(ContextKind::InvalidValue);
            let allowed = list(ContextKind::ValidValue);
            if let Some(wants) = number(error) {
                let phrase = Phrase::new("cli-usage-bad-number").with("value", value);
                phrase.with("argument", argument).with("wants", wants)
            } else if allowed.is_empty() {
                Phrase::new("cli-usage-bad-value").with("value", value).with("argument", argument)
            } else {
                Phrase::new("cli-usage-other-value")
                    .with("value", value)
                    .with("argument", argument)
                    .with("allowed", allowed)
            }
        }
        ErrorKind::UnknownArgument => Phrase::new("cli-usage-unknown").with("argument", argument),
        ErrorKind::InvalidSubcommand => {
            Phrase::new("cli-usage-no-command").with("command", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            Phrase::new("cli-usage-missing").with("arguments", list(ContextKind::InvalidArg))
        }
        ErrorKind::ArgumentConflict => match list(ContextKind::PriorArg) {
            others if others.is_empty() || text(ContextKind::PriorArg) == argument => {
                Phrase::new("cli-usage-twice").with("argument", argument)
            }
            others => Phrase::new("cli-usage-conflict").with("argument", argument).with("others", others),
        },
        ErrorKind::TooManyValues => {
            Phrase::new("cli-usage-unknown").with("argument", text(ContextKind::InvalidValue))
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Phrase::new("cli-usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidUtf8 => Phrase::new("cli-usage-not-text"),
        _ => Phrase::new("cli-usage-other"),
    }
}

/// Which number would be right, where a whole one was wanted.
fn number(error: &Error) -> Option<Phrase> {
    let source = std::error::Error::source(error)?;
    if source.is::<std::num::ParseIntError>() {
        return Some(Phrase::new("cli-wants-whole"));
    }
    // `0 is not in 1..=65535`, and without an end where the number may be as large as it fits.
    let text = source.to_string();
    let (least, most) = text.split_once(" is not in ")?.1.split_once("..")?;
    let least: i64 = least.parse().ok()?;
    Some(match most.trim_start_matches('=').parse::<i64>() {
        Ok(most) if most < i64::from(u32::MAX) => {
            Phrase::new("cli-wants-whole-between").with("least", least).with("most", most)
        }
        _ => Phrase::new("cli-wants-whole-from").with("least", least),
    })
}

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}
