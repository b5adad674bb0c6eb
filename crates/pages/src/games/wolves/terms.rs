//! Words of The Wolves that lead to a rule.

use crate::terms::Glossary;

pub(super) static TERMS: Glossary = Glossary::new(&[
    ("term-wolves-alpha", "TW87"),
    ("term-wolves-lone", "TW41"),
    ("term-wolves-howl", "TW40"),
    ("term-wolves-den", "TW30"),
    ("term-wolves-lair", "TW32"),
    ("term-wolves-dominate", "TW42"),
    ("term-wolves-push", "TW20"),
    ("term-wolves-hunt", "TW50"),
    ("term-wolves-date", "TW60"),
    ("term-wolves-tracks", "TW88"),
    ("term-wolves-action", "TW01"),
    ("term-wolves-terrain", "TW04"),
    ("term-wolves-region", "TW61"),
]);
