//! The short way to say a message: most are plain text, or text with parameters and choices between words.
//!
//! Pages say some hundred messages each. What these need is done here on the parsed message itself; anything
//! else (terms, functions, numbers that are no whole ones) is left to Fluent, and a test compares both.

use std::fmt::Write;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::lang::Lang;
use crate::number::MINUS;

/// Says a message, or `None` when it takes Fluent to say it. `known` finds a parameter.
pub(crate) fn say<'a>(
    lang: Lang,
    pattern: &Pattern<&str>,
    known: &dyn Fn(&str) -> Option<Value<'a>>,
) -> Option<String> {
    let mut said = String::with_capacity(64);
    write(lang, pattern, known, &mut said)?;
    Some(said)
}

/// A parameter as messages use it.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Value<'a> {
    /// A whole number that can be counted with.
    Number(i64),
    /// Anything else.
    Text(&'a str),
}

fn write<'a>(
    lang: Lang,
    pattern: &Pattern<&str>,
    known: &dyn Fn(&str) -> Option<Value<'a>>,
    said: &mut String,
) -> Option<()> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => match known(id.name)? {
                    Value::Text(text) => said.push_str(text),
                    // Writing to a string does not fail.
                    Value::Number(number) if number < 0 => {
                        write!(said, "{MINUS}{}", number.unsigned_abs()).ok()?;
                    }
                    Value::Number(number) => write!(said, "{number}").ok()?,
                },
                InlineExpression::StringLiteral { value } if !value.contains('\\') => said.push_str(value),
                _ => return None,
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else { return None };
                write(lang, &chosen(lang, known(id.name)?, variants)?.value, known, said)?;
            }
        }
    }
    Some(())
}

/// The variant for this value: the first that fits, else the default.
fn chosen<'a, 's>(
    lang: Lang,
    value: Value<'_>,
    variants: &'a [Variant<&'s str>],
) -> Option<&'a Variant<&'s str>> {
    let fits = |variant: &&Variant<&str>| match (&variant.key, value) {
        (VariantKey::Identifier { name }, Value::Text(text)) => *name == text,
        (VariantKey::Identifier { name }, Value::Number(number)) => *name == category(lang, number),
        (VariantKey::NumberLiteral { value }, Value::Number(number)) => value.parse() == Ok(number),
        (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
    };
    variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default))
}

/// The plural form of a whole number.
const fn category(lang: Lang, number: i64) -> &'static str {
    let size = number.unsigned_abs();
    match (lang, size) {
        (Lang::Fr, 0) | (_, 1) => "one",
        (Lang::Fr, size) if size % 1_000_000 == 0 => "many",
        _ => "other",
    }
}

/// The names of all parameters that a message may ask for.
#[cfg(test)]
pub(crate) fn wanted<'s>(pattern: &Pattern<&'s str>) -> Vec<&'s str> {
    let mut names = Vec::new();
    let mut inline = |expression: &InlineExpression<&'s str>| {
        if let InlineExpression::VariableReference { id } = expression {
            names.push(id.name);
        }
    };
    let mut inner = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(expression) } => inline(expression),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                inline(selector);
                inner.extend(variants.iter().flat_map(|variant| wanted(&variant.value)));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
    names.extend(inner);
    // A question about a seat is about a parameter.
    let seats: Vec<&str> = names.iter().filter_map(|name| name.strip_suffix("-is")).collect();
    names.extend(seats);
    names.sort_unstable();
    names.dedup();
    names
}
