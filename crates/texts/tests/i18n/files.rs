//! The message files, taken apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use table::toy::Toy;
use table::{AnyGame, any};
use texts::Lang;

/// Stands for whatever a placeable inserts.
pub const HOLE: char = '\u{fffc}';

/// What a message (or term) consists of.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// Every variant's text on its own, with a [`HOLE`] for each placeable.
    pub texts: Vec<String>,
    /// Variables that are shown.
    pub shown: BTreeSet<String>,
    /// Variables that are only asked about.
    pub asked: BTreeSet<String>,
    /// Messages and terms (with their `-`) that are inserted.
    pub inserts: BTreeSet<String>,
    /// Plain keys of variants.
    pub variants: BTreeSet<String>,
}

/// Every game that has texts: those of the catalogue, and the toy of the contract suite.
pub fn games() -> Vec<&'static dyn AnyGame> {
    let mut games = catalogue::games().to_vec();
    games.push(&const { any::Entry::<Toy>::new() });
    games
}

/// The games' rooms.
pub fn game_rooms() -> impl Iterator<Item = &'static str> {
    games().into_iter().map(|game| game.info().id)
}

/// The games that have a rules reference.
pub fn references() -> impl Iterator<Item = &'static str> {
    catalogue::games().iter().map(|game| game.info().id)
}

/// Where the rooms lie.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n")
}

/// The names of what lies in a folder, in order.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries
        .map(|entry| entry.expect("the folder can be listed").file_name())
        .map(|name| name.into_string().expect("names are UTF-8"))
        .collect()
}

/// The names of all rooms.
pub fn rooms() -> BTreeSet<String> {
    names(&folder())
}

/// The names of a language's files in this room, in order.
pub fn file_names(room: &str, lang: Lang) -> BTreeSet<String> {
    names(&folder().join(room).join(lang.code()))
}

/// A language's messages and terms (with their `-`), in all rooms. Broken files and keys that are there twice end
/// the test.
pub fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for room in rooms() {
        for (key, message) in in_room(lang, &room) {
            assert!(messages.insert(key.clone(), message).is_none(), "{lang} {room}: {key} is in two rooms");
        }
    }
    messages
}

/// The same, of one room.
pub fn in_room(lang: Lang, room: &str) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for name in file_names(room, lang) {
        let path = folder().join(room).join(lang.code()).join(&name);
        let source = fs::read_to_string(&path).expect("the file can be read");
        assert!(!source.contains('\r'), "{} has carriage returns", path.display());
        for (key, message) in read(&source).unwrap_or_else(|what| panic!("{}: {what}", path.display())) {
            assert!(messages.insert(key.clone(), message).is_none(), "{}: {key} twice", path.display());
        }
    }
    messages
}

/// The messages of one file, or what is wrong with it.
pub fn read(source: &str) -> Result<Vec<(String, Message)>, String> {
    let resource = parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut messages = Vec::new();
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Junk { content } => return Err(format!("cannot be read: {content}")),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        let mut message = Message::default();
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            message.pattern(pattern);
        }
        messages.push((key, message));
    }
    Ok(messages)
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    text.push(HOLE);
                    self.expression(expression);
                }
            }
        }
        self.texts.push(text);
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, false),
            Expression::Select { selector, variants } => {
                self.inline(selector, true);
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key {
                        self.variants.insert(name.to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, asked: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let variables = if asked { &mut self.asked } else { &mut self.shown };
                variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.inserts.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.inserts.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments, asked));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments, asked),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>, asked: bool) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|argument| self.inline(argument, asked));
    }

    /// Every variable that it knows of: shown, asked about, or asked about as `$x-is`.
    pub fn known(&self) -> BTreeSet<&str> {
        let asked = self.asked.iter().flat_map(|name| [name.as_str(), name.trim_end_matches("-is")]);
        self.shown.iter().map(String::as_str).chain(asked).collect()
    }
}
