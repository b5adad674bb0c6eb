//! Who says a phrase: a language, the players' names, and who reads.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use fluent_syntax::ast::{Pattern, PatternElement};
use table::{Arg, Phrase, Refusal, Seat, SetupError};

use crate::bundle::bundle;
use crate::isolate::isolated;
use crate::lang::Lang;
use crate::number::MINUS;
use crate::quick::{self, Value};

/// Whole numbers up to here are exact as `f64`, which is what messages count with.
const LARGEST_EXACT: u64 = 1 << 53;

/// The most characters of one text in a sentence: more than any name, line of chat or path that people mean to read.
const LONGEST_TEXT: usize = 600;

/// A text as it stands in a sentence: on one line, and only its beginning where somebody sent a whole file.
fn fit(text: &str) -> Cow<'_, str> {
    let short = text.len() <= LONGEST_TEXT || text.chars().nth(LONGEST_TEXT).is_none();
    if short && !text.contains(char::is_control) {
        return text.into();
    }
    let begins = text.chars().take(LONGEST_TEXT).map(|c| if c.is_control() { ' ' } else { c });
    begins.chain((!short).then_some('…')).collect()
}

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

    /// What is wrong in this line of a file: "Line 3: …"
    #[must_use]
    pub fn say_at_line(&self, line: usize, what: &Phrase) -> String {
        self.say(&Phrase::new("record-error-line").with("line", line).with("what", what.clone()))
    }

    /// What is wrong with a hand-made start, with its line where there is one.
    #[must_use]
    pub fn say_setup_error(&self, error: &SetupError) -> String {
        match error.line {
            Some(line) => self.say_at_line(line, &error.phrase),
            None => self.say(&error.phrase),
        }
    }

    /// The name of the player at this seat, or the seat's number when it has no name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => isolated(name),
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
        // Most messages are nothing but a text.
        if let [PatternElement::TextElement { value }] = pattern.elements[..] {
            return value.to_owned();
        }
        let given: Vec<Given<'_>> = phrase.args.iter().map(|(_, arg)| self.given(arg, report)).collect();
        let arg = |name: &str| phrase.args.iter().position(|(known, _)| *known == name);
        let known = |name: &str| match arg(name) {
            Some(place) => given.get(place).map(Given::value),
            // Whether a seat is the reader's.
            None => match phrase.args.get(arg(name.strip_suffix("-is")?)?)? {
                (_, Arg::Seat(seat)) => Some(Value::Text(self.who(*seat))),
                _ => None,
            },
        };
        match quick::say(self.lang, pattern, &known) {
            Some(said) => said,
            None => self.compose_by_fluent(phrase, pattern, &given, report),
        }
    }

    /// A parameter, said.
    fn given<'b>(&'b self, arg: &'b Arg, report: &mut dyn FnMut(Fault)) -> Given<'b> {
        match arg {
            Arg::Number(number) if number.unsigned_abs() <= LARGEST_EXACT => Given::Number(*number),
            Arg::Number(number) => Given::Text(exactly(*number).into()),
            Arg::Seat(seat) => Given::Text(self.name(*seat)),
            Arg::Phrase(phrase) => Given::Text(self.compose(phrase, report).into()),
            Arg::List(phrases) => Given::Text(self.list(phrases, report).into()),
            Arg::Run(phrases) => Given::Text(
                phrases.iter().map(|phrase| self.compose(phrase, report)).collect::<String>().into(),
            ),
            Arg::Text(text) => Given::Text(match fit(text) {
                Cow::Borrowed(text) => isolated(text),
                Cow::Owned(text) => isolated(&text).into_owned().into(),
            }),
        }
    }

    /// What a message is told about a seat.
    fn who(&self, seat: Seat) -> &'static str {
        if self.reader == Some(seat) { "you" } else { "other" }
    }

    /// The long way: whatever a message can ask for, and what is wrong with it.
    fn compose_by_fluent(
        &self,
        phrase: &Phrase,
        pattern: &Pattern<&str>,
        given: &[Given<'_>],
        report: &mut dyn FnMut(Fault),
    ) -> String {
        let (bundle, key) = (bundle(self.lang), phrase.key.as_ref());
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for ((name, arg), given) in phrase.args.iter().zip(given) {
            if let Arg::Seat(seat) = arg {
                args.set(format!("{name}-is"), self.who(*seat));
            }
            let value: FluentValue<'_> = match given.value() {
                Value::Number(number) => number.into(),
                Value::Text(text) => text.into(),
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
                let message = bundle(self.lang).get_message("table-list-and");
                let known = |name: &str| match name {
                    "rest" => Some(Value::Text(&rest)),
                    "last" => Some(Value::Text(&last)),
                    _ => None,
                };
                // What is in the list has been said already.
                let said = message.and_then(|message| quick::say(self.lang, message.value()?, &known));
                said.unwrap_or_else(|| format!("{rest}, {last}"))
            }
        }
    }
}

/// A parameter that has been said.
enum Given<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

impl Given<'_> {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Number(number) => Value::Number(*number),
            Self::Text(text) => Value::Text(text),
        }
    }
}

/// A number that messages cannot count with is at least shown exactly.
fn exactly(number: i64) -> String {
    let size = number.unsigned_abs();
    if number < 0 { format!("{MINUS}{size}") } else { size.to_string() }
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

#[cfg(test)]
mod tests {
    use super::*;
    use table::rules;

    const ADA: Seat = Seat::from_index(0);
    const BO: Seat = Seat::from_index(1);

    /// Whichever way somebody's name is written, the line around it reads as it should.
    #[test]
    fn names_do_not_turn_over_the_line() {
        let names = ["שרה".to_owned(), "Bo\u{202e}\u{2069}".to_owned()];
        let speaker = Speaker::new(Lang::En).with_names(&names);
        let won = |seat| Phrase::new("cli-winner").with("seat", Seat::from_index(seat)).with("points", 41);
        assert_eq!(speaker.say(&won(0)), "\u{2068}שרה\u{2069} wins with 41 points.");
        assert_eq!(speaker.say(&won(1)), "\u{2068}Bo\u{2069} wins with 41 points.");
        let both: Vec<Phrase> = names.iter().map(Phrase::verbatim).collect();
        let list = speaker.say(&Phrase::new("web-lobby-parts").with("names", both));
        assert!(list.contains("\u{2068}שרה\u{2069} and \u{2068}Bo\u{2069}"), "{list}");
    }

    fn names() -> Vec<String> {
        ["Ada", "Bo", "", "Maren"].map(str::to_owned).to_vec()
    }

    /// What the three languages say, in the order of [`Lang::ALL`].
    fn in_all(phrase: &Phrase) -> [String; 3] {
        Lang::ALL.map(|lang| Speaker::new(lang).with_names(&names()).say(phrase))
    }

    fn points(points: i64) -> Phrase {
        Phrase::new("cli-points").with("points", points)
    }

    #[test]
    fn numbers_take_the_languages_plural_form() {
        assert_eq!(in_all(&points(0)), ["0 points", "0 point", "0 Punkte"]);
        assert_eq!(in_all(&points(1)), ["1 point", "1 point", "1 Punkt"]);
        assert_eq!(in_all(&points(2)), ["2 points", "2 points", "2 Punkte"]);
        assert_eq!(in_all(&points(1_000_000)), ["1000000 points", "1000000 points", "1000000 Punkte"]);
    }

    #[test]
    fn negative_numbers_have_a_true_minus_sign() {
        assert_eq!(in_all(&points(-3)), ["\u{2212}3 points", "\u{2212}3 points", "\u{2212}3 Punkte"]);
        assert_eq!(in_all(&points(-1)), ["\u{2212}1 point", "\u{2212}1 point", "\u{2212}1 Punkt"]);
    }

    #[test]
    fn numbers_too_large_to_count_are_shown_exactly() {
        for number in [i64::MAX, i64::MIN, (1 << 53) + 1, -(1 << 53) - 1, 1 << 53] {
            let digits = number.to_string().replace('-', "\u{2212}");
            assert_eq!(in_all(&points(number))[0], format!("{digits} points"));
        }
    }

    #[test]
    fn lists_are_joined_the_languages_way() {
        let list = |items: &[&'static str]| {
            let items: Vec<Phrase> = items.iter().map(|&item| Phrase::verbatim(item)).collect();
            in_all(&Phrase::new("cli-option-values").with("values", items))
        };
        assert_eq!(
            list(&["a", "b", "c"]),
            ["values: a, b and c", "valeurs\u{202f}: a, b et c", "Werte: a, b und c"]
        );
        assert_eq!(list(&["a", "b"]), ["values: a and b", "valeurs\u{202f}: a et b", "Werte: a und b"]);
        assert_eq!(list(&["a"]), ["values: a", "valeurs\u{202f}: a", "Werte: a"]);
        assert_eq!(list(&[]), ["values: nothing", "valeurs\u{202f}: rien", "Werte: nichts"]);
    }

    #[test]
    fn the_reader_is_addressed_and_the_others_are_named() {
        let names = names();
        let phrase = Phrase::new("cli-undone").with("seat", ADA).with("move", "b3");
        let said = |lang, reader| Speaker { lang, names: &names, reader }.say(&phrase);
        assert_eq!(said(Lang::En, Some(ADA)), "You take back b3.");
        assert_eq!(said(Lang::En, Some(BO)), "Ada takes back b3.");
        assert_eq!(said(Lang::En, None), "Ada takes back b3.");
        assert_eq!(said(Lang::Fr, Some(ADA)), "Vous reprenez b3.");
        assert_eq!(said(Lang::De, Some(ADA)), "Du nimmst b3 zurück.");
    }

    #[test]
    fn phrases_within_phrases_know_the_reader_too() {
        let winners: Vec<Phrase> =
            [BO, ADA].map(|seat| Phrase::new("table-player").with("seat", seat)).to_vec();
        let phrase = Phrase::new("cli-winners").with("seats", winners);
        let said = Lang::ALL.map(|lang| Speaker::new(lang).with_names(&names()).for_reader(ADA).say(&phrase));
        assert_eq!(said, ["Winners: Bo and you.", "Victoire pour Bo et vous.", "Gewonnen haben: Bo und du."]);
    }

    #[test]
    fn seats_without_a_name_are_called_by_their_number() {
        let line = |index| {
            let phrase = Phrase::new("cli-replay-line").with("seat", Seat::from_index(index));
            in_all(&phrase.with("ply", 1).with("move", "b3"))
        };
        assert_eq!(line(3)[0], "1. Maren: b3");
        assert_eq!(line(2), ["1. Seat 3: b3", "1. Place 3\u{202f}: b3", "1. Platz 3: b3"]);
        assert_eq!(line(4)[2], "1. Platz 5: b3");
    }

    #[test]
    fn every_refusal_of_the_table_is_said_with_its_rule() {
        for lang in Lang::ALL {
            let speaker = Speaker::new(lang);
            for rule in rules::ALL {
                let refusal = Refusal::table(rule);
                assert_eq!(speaker.faults(&refusal.phrase), [], "{lang}");
                assert!(speaker.say_refusal(&refusal).ends_with(&format!(" ({rule}).")), "{lang} {rule}");
            }
        }
        let said = Speaker::new(Lang::En).say_refusal(&Refusal::table(rules::NOT_YOUR_TURN));
        assert_eq!(said, "It is not your turn (TA01).");
        let odd = Refusal::new("TQ05", Phrase::verbatim("Not there!"));
        assert_eq!(Speaker::new(Lang::En).say_refusal(&odd), "Not there! (TQ05)");
    }

    #[test]
    fn errors_name_their_line() {
        let phrase = Phrase::new("record-error-expected").with("what", Phrase::new("record-expected-end"));
        let said = Speaker::new(Lang::En).say_setup_error(&SetupError::at(7, phrase.clone()));
        assert_eq!(said, "Line 7: Expected here: “end:” with the number of entries.");
        let said = Speaker::new(Lang::En).say_setup_error(&SetupError::whole(phrase));
        assert_eq!(said, "Expected here: “end:” with the number of entries.");
    }

    #[test]
    fn what_is_missing_is_shown_and_reported() {
        let speaker = Speaker::new(Lang::En);
        let unknown = Phrase::new("table-no-such-thing").with("seat", ADA);
        assert_eq!(speaker.say(&unknown), "[table-no-such-thing]");
        assert!(!crate::has(Lang::En, "table-no-such-thing"));
        assert!(crate::has(Lang::Fr, "table-random"));

        let lacking = Phrase::new("cli-undone").with("seat", "Ada").with("what", unknown);
        assert_eq!(speaker.say(&lacking), "Ada takes back [move].");
        let no_parameter =
            |name: &str| Fault::NoParameter { key: "cli-undone".to_owned(), name: name.to_owned() };
        assert_eq!(
            speaker.faults(&lacking),
            [
                Fault::NoMessage { key: "table-no-such-thing".to_owned() },
                no_parameter("seat-is"),
                no_parameter("move")
            ]
        );
    }

    #[test]
    fn what_players_type_is_shown_as_it_is() {
        for text in ["{ $seat }", "<b>", "\u{2068}x\u{2069}", "-5", "", "é=", "[other]"] {
            assert_eq!(Speaker::new(Lang::De).say(&Phrase::verbatim(text)), text);
        }
        // But a sentence is one line, and has an end.
        let say = |text: String| Speaker::new(Lang::Fr).say(&Phrase::verbatim(text));
        assert_eq!(say("é\n=\u{1b}[31m\u{85}".to_owned()), "é = [31m ");
        assert_eq!(say("é".repeat(600)), "é".repeat(600));
        assert_eq!(say("é".repeat(601)), "é".repeat(600) + "…");
        for key in ["", " ", "-brand", "a b", "é", "cli-points.x", "NUMBER"] {
            assert_eq!(Speaker::new(Lang::En).say(&Phrase::new(key)), format!("[{key}]"));
        }
    }

    #[test]
    fn help_keeps_its_columns() {
        for help in in_all(&Phrase::new("cli-help")) {
            let rows = help.lines().filter(|line| line.starts_with("  ")).count();
            assert_eq!(rows, 16, "{help}");
            for line in help.lines().filter_map(|line| line.strip_prefix("  ")) {
                let (command, what): (Vec<_>, Vec<_>) =
                    line.chars().enumerate().partition(|(at, _)| *at < 14);
                let blank = |letters: &[(usize, char)]| letters.iter().all(|(_, letter)| *letter == ' ');
                assert!(blank(&command[12..]) && !blank(&what[..1]), "{line}");
            }
        }
    }

    /// Every message in every language, with numbers and seats of all kinds: both ways say the same.
    #[test]
    fn the_short_way_says_what_fluent_says() {
        let (names, mut short) = (names(), 0);
        for lang in Lang::ALL {
            for (key, pattern) in crate::bundle::all(lang) {
                let wanted = quick::wanted(&pattern);
                for number in [0, 1, 2, 3, 7, 21, -1, -4, 1_000_000] {
                    for reader in [None, Some(ADA)] {
                        let speaker = Speaker { lang, names: &names, reader };
                        let mut phrase = Phrase::new(key.clone());
                        for &name in &wanted {
                            phrase = match number {
                                3 => phrase.with(name, "back"),
                                _ if wanted.contains(&&*format!("{name}-is")) => phrase.with(name, ADA),
                                _ if name.ends_with("-is") => phrase,
                                number => phrase.with(name, number),
                            };
                        }
                        let given: Vec<Given<'_>> =
                            phrase.args.iter().map(|(_, arg)| speaker.given(arg, &mut |_| {})).collect();
                        let long = speaker.compose_by_fluent(&phrase, &pattern, &given, &mut |_| {});
                        assert_eq!(speaker.say(&phrase), long, "{lang} {key} {number}");
                        short += 1;
                    }
                }
            }
        }
        assert!(short > 10_000, "{short}");
    }

    #[test]
    fn speakers_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Speaker::new(Lang::En));
        shared(bundle(Lang::En));
    }
}
