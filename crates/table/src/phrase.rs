//! What is to be said, before it is put into words.
//!
//! Rules never contain sentences: they name a message and its parameters, and the `texts` crate says it
//! in the reader's language.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::seat::Seat;

/// A message's key with its parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
pub struct Phrase {
    /// The message's name in the language files.
    pub key: Cow<'static, str>,
    /// Its parameters by name.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    #[schemars(with = "BTreeMap<String, Arg>")]
    pub args: Vec<(&'static str, Arg)>,
}

/// A parameter of a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A player: shown by name. A message can ask `$NAME-is` whether it is the reader (`you`) or not (`other`).
    Seat(Seat),
    /// Something that has a message of its own, such as an animal's name.
    Phrase(Phrase),
    /// Several such things, joined the way the language does.
    List(Vec<Phrase>),
    /// Several such things, said one after the other with nothing between them: a line of a text map.
    Run(Vec<Phrase>),
    /// Text that is shown as it is: a card's printed name, a hex's name.
    Text(String),
}

/// What a part of a drawing is coloured like, where it can be: never the only sign of anything.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Green.
    Green,
    /// Grey.
    Grey,
    /// Yellow.
    Yellow,
    /// Light blue.
    Ice,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Hardly to be seen.
    Faint,
    /// What is to be seen first.
    Bold,
}

impl Ink {
    const ALL: [Self; 8] =
        [Self::Green, Self::Grey, Self::Yellow, Self::Ice, Self::Red, Self::Blue, Self::Faint, Self::Bold];
}

/// The parameter that holds the ink.
const INK: &str = "ink";

impl Phrase {
    /// The message with this key, without parameters so far.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Text that needs no translation, shown as it is (the message `verbatim`).
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::new("verbatim").with("text", text.into())
    }

    /// A line that is drawn rather than said: its parts one after the other, each in the reader's language, with
    /// nothing between them (the message `verbatim`).
    #[must_use]
    pub fn drawn(parts: Vec<Self>) -> Self {
        Self::new("verbatim").with("text", Arg::Run(parts))
    }

    /// The same in this ink, for those who draw in colours; its words are the same.
    #[must_use]
    pub fn inked(self, ink: Ink) -> Self {
        self.with(INK, ink as u8)
    }

    /// Its ink.
    #[must_use]
    pub fn ink(&self) -> Option<Ink> {
        self.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == INK => Ink::ALL.get(usize::try_from(*number).ok()?).copied(),
            _ => None,
        })
    }

    /// The parts of a line that is drawn; `None` for a line that is said.
    #[must_use]
    pub fn parts(&self) -> Option<&[Self]> {
        match self.args.as_slice() {
            [(_, Arg::Run(parts))] => Some(parts),
            _ => None,
        }
    }

    /// The same with one more parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The player whom the sentence is about: the one that it names itself, or the only one in its list.
    #[must_use]
    pub fn meant(&self) -> Option<Seat> {
        let named = self.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        named.or_else(|| {
            self.args.iter().find_map(|(_, arg)| match arg {
                Arg::List(list) if list.len() == 1 => list.first()?.meant(),
                _ => None,
            })
        })
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Self {
        Self::List(list)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(i8 i16 i32 i64 u8 u16 u32 usize);

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sentence is about whom it names, or about the only one in a list; never about who is merely mentioned in a
    /// part of it.
    #[test]
    fn sentences_are_about_somebody() {
        let [one, two] = [0, 1].map(Seat::from_index);
        let loses = |seat| Phrase::new("loses").with("who", seat);
        assert_eq!(Phrase::new("wins").with("points", 3).with("seat", two).meant(), Some(two));
        assert_eq!(Phrase::new("wolf").with("changes", vec![loses(one)]).meant(), Some(one));
        assert_eq!(Phrase::new("wolf").with("changes", vec![loses(one), loses(two)]).meant(), None);
        assert_eq!(Phrase::new("walks").with("to", loses(one)).meant(), None);
        assert_eq!(Phrase::new("over").meant(), None);
    }

    #[test]
    fn ink_is_no_word() {
        for ink in Ink::ALL {
            assert_eq!(Phrase::verbatim("3F").inked(ink).ink(), Some(ink));
        }
        assert_eq!(Phrase::verbatim("3F").ink(), None);
        let line = Phrase::drawn(vec![Phrase::verbatim("3F").inked(Ink::Red)]);
        assert_eq!(line.parts().map(<[Phrase]>::len), Some(1));
        assert_eq!(Phrase::verbatim("3F").parts(), None);
    }

    #[test]
    fn phrases_serialise_for_programs() {
        let phrase = Phrase::new("drew").with("seat", Seat::from_index(1)).with("what", Phrase::new("owl"));
        assert_eq!(
            serde_json::to_string(&phrase).unwrap(),
            r#"{"key":"drew","args":{"seat":2,"what":{"key":"owl"}}}"#
        );
    }
}
