//! Words of Triqueta that lead to a rule.

use crate::terms::Glossary;

pub(super) static TERMS: Glossary = Glossary::new(&[
    ("term-triqueta-tower", "TQ01"),
    ("term-triqueta-row", "TQ06"),
    ("term-triqueta-hidden", "TQ05"),
    ("term-triqueta-shadow", "TQ22"),
    ("term-triqueta-box", "TQ31"),
    ("term-triqueta-rock", "TQ09"),
    ("term-triqueta-tree", "TQ11"),
    ("term-triqueta-round", "TQ08"),
]);
