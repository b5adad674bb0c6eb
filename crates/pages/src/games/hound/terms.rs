//! Words of Wolf & Hound that lead to a rule.

use crate::terms::Glossary;

pub(super) static TERMS: Glossary = Glossary::new(&[
    ("term-hound-sheep", "WH74"),
    ("term-hound-dummy", "WH61"),
    ("term-hound-deck", "WH62"),
    ("term-hound-bait", "WH50"),
    ("term-hound-lap", "WH20"),
    ("term-hound-flip", "WH40"),
    ("term-hound-end", "WH31"),
]);
