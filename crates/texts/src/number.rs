//! Numbers that are measured rather than counted.

use crate::lang::Lang;

/// The true minus sign, as wide as a plus.
pub(crate) const MINUS: char = '\u{2212}';

/// A measured number with so many decimals, written the language's way: `12,345.6` in English, `12 345,6` in
/// French (with narrow no-break spaces), `12.345,6` in German. Four digits stay together.
///
/// Counts need none of this: a phrase's numbers are said plainly.
///
/// ```
/// use texts::{Lang, decimal};
///
/// assert_eq!(decimal(Lang::En, 1_234_567.0, 0), "1,234,567");
/// assert_eq!(decimal(Lang::De, -0.25, 2), "−0,25");
/// ```
#[must_use]
pub fn decimal(lang: Lang, value: f64, decimals: usize) -> String {
    let (group, point) = match lang {
        Lang::En => (',', '.'),
        Lang::Fr => ('\u{202f}', ','),
        Lang::De => ('.', ','),
    };
    if !value.is_finite() {
        return "–".to_owned();
    }
    let plain = format!("{:.decimals$}", value.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::with_capacity(plain.len() + 8);
    // What is rounded to nothing has no sign.
    if value < 0.0 && plain.contains(|digit| ('1'..='9').contains(&digit)) {
        text.push(MINUS);
    }
    for (place, digit) in whole.chars().enumerate() {
        if whole.len() > 4 && place > 0 && (whole.len() - place).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(point);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_and_decimals_parted_the_languages_way() {
        assert_eq!(decimal(Lang::En, 12_345.678, 1), "12,345.7");
        assert_eq!(decimal(Lang::Fr, 12_345.678, 1), "12\u{202f}345,7");
        assert_eq!(decimal(Lang::De, 12_345.678, 1), "12.345,7");
        assert_eq!(decimal(Lang::De, 1234.5, 2), "1234,50");
        assert_eq!(decimal(Lang::En, 1e9, 0), "1,000,000,000");
        assert_eq!(decimal(Lang::En, 0.0, 0), "0");
    }

    #[test]
    fn odd_values_are_said_too() {
        assert_eq!(decimal(Lang::En, -0.04, 1), "0.0");
        assert_eq!(decimal(Lang::En, -0.06, 1), "\u{2212}0.1");
        assert_eq!(decimal(Lang::En, f64::NAN, 1), "–");
        assert_eq!(decimal(Lang::En, f64::NEG_INFINITY, 1), "–");
    }
}
