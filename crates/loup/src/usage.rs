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
            if allowed.is_empty() {
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

fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}
