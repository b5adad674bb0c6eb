//! Who says a phrase: a language, the players' names, and who reads.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use table::{Arg, Phrase, Refusal, Seat, SetupError};

use crate::bundle::bundle;
use crate::lang::Lang;

/// Whole numbers up to here are exact as `f64`, which is what messages count with.
const LARGEST_EXACT: u64 = 1 << 53;

/// Says phrases in one language, to one reader.
#[derive(Copy, Clone, Debug, Default)]
pub struct Speaker<'a> {
    /// The language.
    pub lang: Lang,
    /// The players' names by seat; a seat without a name is called by its number.
    pub names: &'a [String],
    /// The seat that reads and is spoken to as "you"; nobody when several people look.
    pub reader: Option<Seat>,
}

/// Why a phrase cannot be said well.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// The language has no message with this key.
    NoMessage {
        /// The key.
        key: String,
    },
    /// The message wants a parameter that the phrase does not bring.
    NoParameter {
        /// The message's key.
        key: String,
        /// The parameter's name.
        name: String,
    },
    /// The message itself is broken.
    Broken {
        /// Its key.
        key: String,
        /// What is wrong with it.
        what: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMessage { key } => write!(f, "no message {key}"),
            Self::NoParameter { key, name } => write!(f, "message {key} wants the parameter ${name}"),
            Self::Broken { key, what } => write!(f, "message {key} is broken: {what}"),
        }
    }
}

impl<'a> Speaker<'a> {
    /// Says it in this language, to nobody in particular; seats are called by their numbers.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        Self { lang, names: &[], reader: None }
    }

    /// The same with the players' names, by seat.
    #[must_use]
    pub const fn with_names<'b>(self, names: &'b [String]) -> Speaker<'b> {
        Speaker { lang: self.lang, names, reader: self.reader }
    }

    /// The same to the player at this seat.
    #[must_use]
    pub const fn for_reader(self, seat: Seat) -> Self {
        Self { reader: Some(seat), ..self }
    }

    /// The same in another language.
    #[must_use]
    pub const fn in_lang(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    /// The sentence.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.compose(phrase, &mut |_| {})
    }

    /// Why a move was refused, with the rule's id: "It is not your turn (TA01)."
    #[must_use]
    pub fn say_refusal(&self, refusal: &Refusal) -> String {
        let sentence = self.say(&refusal.phrase);
        match sentence.strip_suffix('.') {
            Some(start) => format!("{start} ({}).", refusal.rule),
            None => format!("{sentence} ({})", refusal.rule),
        }
    }

    /// What is wrong with a hand-made start, with its line where there is one.
    #[must_use]
    pub fn say_setup_error(&self, error: &SetupError) -> String {
        match error.line {
            Some(line) => self
                .say(&Phrase::new("record-error-line").with("line", line).with("what", error.phrase.clone())),
            None => self.say(&error.phrase),
        }
    }

    /// The name of the player at this seat, or the seat's number when it has no name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.into(),
            _ => self.say(&Phrase::new("table-seat-number").with("number", seat.number())).into(),
        }
    }

    /// What keeps this phrase, and the phrases in it, from being said well: nothing, unless somebody forgot
    /// a message or a parameter. For tests.
    #[must_use]
    pub fn faults(&self, phrase: &Phrase) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.compose(phrase, &mut |fault| faults.push(fault));
        faults
    }

    fn compose(&self, phrase: &Phrase, report: &mut dyn FnMut(Fault)) -> String {
        let bundle = bundle(self.lang);
        let key = phrase.key.as_ref();
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            report(Fault::NoMessage { key: key.to_owned() });
            return format!("[{key}]");
        };
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            let value: FluentValue<'_> = match arg {
                Arg::Number(number) => counted(*number),
                Arg::Seat(seat) => {
                    let who = if self.reader == Some(*seat) { "you" } else { "other" };
                    args.set(format!("{name}-is"), who);
                    self.name(*seat).into()
                }
                Arg::Phrase(phrase) => self.compose(phrase, report).into(),
                Arg::List(phrases) => self.list(phrases, report).into(),
                Arg::Text(text) => text.as_str().into(),
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let mut said = String::new();
        // Writing to a string does not fail.
        let _ = bundle.write_pattern(&mut said, pattern, Some(&args), &mut errors);
        for error in errors {
            said = mend(said, key, error, report);
        }
        said
    }

    /// "a, b and c" the language's way.
    fn list(&self, phrases: &[Phrase], report: &mut dyn FnMut(Fault)) -> String {
        let mut items: Vec<String> = phrases.iter().map(|phrase| self.compose(phrase, report)).collect();
        match (items.pop(), items.is_empty()) {
            (None, _) => self.say(&Phrase::new("table-list-nothing")),
            (Some(only), true) => only,
            (Some(last), false) => {
                let rest = items.join(", ");
                self.say(&Phrase::new("table-list-and").with("rest", rest).with("last", last))
            }
        }
    }
}

/// A number as messages count; one that they cannot count exactly is at least shown exactly.
fn counted(number: i64) -> FluentValue<'static> {
    if number.unsigned_abs() <= LARGEST_EXACT { number.into() } else { number.to_string().into() }
}

/// Makes what is missing visible in the sentence, and reports it.
fn mend(said: String, key: &str, error: FluentError, report: &mut dyn FnMut(Fault)) -> String {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            let mended = said.replace(&format!("{{${id}}}"), &format!("[{id}]"));
            report(Fault::NoParameter { key: key.to_owned(), name: id });
            mended
        }
        error => {
            report(Fault::Broken { key: key.to_owned(), what: error.to_string() });
            said
        }
    }
}
