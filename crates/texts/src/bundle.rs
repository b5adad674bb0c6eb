//! The message files, read once per language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use crate::lang::Lang;
use crate::number::MINUS;
use crate::rooms;

/// All messages of one language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The messages of a language; the first call reads its files.
pub(crate) fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BUNDLES[lang as usize].get_or_init(|| read(lang))
}

/// The keys of all messages. For tests that compare them with what the program says.
pub fn keys() -> impl Iterator<Item = &'static str> {
    let lines =
        rooms::texts(Lang::En).flat_map(str::lines).filter(|line| line.starts_with(char::is_alphabetic));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

/// Whether the language has a message with this key.
#[must_use]
pub fn has(lang: Lang, key: &str) -> bool {
    bundle(lang).get_message(key).is_some_and(|message| message.value().is_some())
}

fn read(lang: Lang) -> Bundle {
    // Our codes are valid identifiers; if one were not, its plural rule would be the default's.
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    // The texts go into terminals and into pages that mark directions themselves.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', MINUS.encode_utf8(&mut [0; 4]), 1))
        }
        _ => None,
    }));
    // Fails only when a function of this name exists already, and this bundle is new.
    let _ = bundle.add_builtins();
    for text in rooms::texts(lang) {
        // What can be read is used; that nothing is broken or there twice is a test's affair.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// Every message of a language, parsed; its patterns live as long as the program, which a test can afford.
#[cfg(test)]
pub(crate) fn all(lang: Lang) -> Vec<(String, fluent_syntax::ast::Pattern<&'static str>)> {
    let parsed = rooms::texts(lang).flat_map(|text| fluent_syntax::parser::parse(text).map(|file| file.body));
    let message = |entry: fluent_syntax::ast::Entry<&'static str>| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some((message.id.name.to_owned(), message.value?)),
        _ => None,
    };
    parsed.flatten().filter_map(message).collect()
}
