//! Letters for pictures: an alphabet of our own, drawn as lines, so that a picture looks the same wherever it is made and
//! needs no fonts. What the alphabet does not know is a small hexagon.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use maud::{Markup, html};

/// The height of capitals in the units of the alphabet.
const CAPITAL: f32 = 7.0;
/// How thick a stroke is.
const STROKE: f32 = 1.12;
/// What lies between two letters.
const GAP: f32 = 1.95;
/// What lies between two words besides that.
const SPACE: f32 = 1.5;
/// Accents lie so high above small letters and above capitals.
const ABOVE: (f32, f32) = (-6.2, -8.2);

/// A letter: its width, and its strokes.
#[derive(Clone, Default)]
struct Letter {
    width: f32,
    strokes: Vec<Stroke>,
}

#[derive(Clone)]
struct Stroke {
    points: Vec<(f32, f32)>,
    closed: bool,
}

impl Stroke {
    fn moved(&self, x: f32, y: f32) -> Self {
        let points = self.points.iter().map(|point| (point.0 + x, point.1 + y)).collect();
        Self { points, closed: self.closed }
    }
}

/// Where nothing is known: a hexagon.
const UNKNOWN: &str = "1.1,-.4 0,-2.5 1.1,-4.6 3.3,-4.6 4.4,-2.5 3.3,-.4 z";

fn alphabet() -> &'static HashMap<char, Letter> {
    static ALPHABET: OnceLock<HashMap<char, Letter>> = OnceLock::new();
    ALPHABET.get_or_init(|| read(include_str!("letters/letters.txt")))
}

fn strokes(text: &str) -> Vec<Stroke> {
    let number = |text: &str| text.parse::<f32>().unwrap_or_default();
    let stroke = |text: &str| Stroke {
        points: text
            .split_whitespace()
            .filter_map(|point| point.split_once(','))
            .map(|(x, y)| (number(x), number(y)))
            .collect(),
        closed: text.trim_end().ends_with('z'),
    };
    text.split('|').map(stroke).collect()
}

fn read(text: &str) -> HashMap<char, Letter> {
    let mut letters: HashMap<char, Letter> = HashMap::new();
    let mut accents: HashMap<&str, Vec<Stroke>> = HashMap::new();
    for line in text.lines().filter(|line| !line.starts_with("# ") || line.starts_with("# 5 ")) {
        let mut words = line.splitn(3, ' ');
        let (Some(name), Some(second), Some(rest)) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        let only = |text: &str| text.chars().next().unwrap_or_default();
        match (name, second) {
            ("=", made) => {
                let Some((base, accent)) = rest.split_once(' ') else { continue };
                let (Some(mut letter), Some(accent)) =
                    (letters.get(&only(base)).cloned(), accents.get(accent))
                else {
                    continue;
                };
                let below = accent.iter().any(|stroke| stroke.points.iter().any(|point| point.1 > 1.0));
                let height = if below {
                    0.0
                } else if only(base).is_uppercase() {
                    ABOVE.1
                } else {
                    ABOVE.0
                };
                let middle = letter.width / 2.0;
                letter.strokes.extend(accent.iter().map(|stroke| stroke.moved(middle, height)));
                letters.insert(only(made), letter);
            }
            (accent, "~") => {
                accents.insert(accent, strokes(rest));
            }
            (letter, width) => {
                let width = width.parse().unwrap_or_default();
                letters.insert(only(letter), Letter { width, strokes: strokes(rest) });
            }
        }
    }
    letters.insert('\u{fffd}', Letter { width: 4.4, strokes: strokes(UNKNOWN) });
    letters
}

fn letter(c: char) -> Option<&'static Letter> {
    alphabet().get(&c).or_else(|| alphabet().get(&'\u{fffd}'))
}

/// What is written: spaces of any kind are spaces, what cannot be seen is left out.
fn written(text: &str) -> impl Iterator<Item = char> + '_ {
    let shown = |c: &char| {
        !c.is_control()
            && !matches!(*c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{300}'..='\u{36f}' | '\u{feff}')
    };
    text.chars().filter(shown).map(|c| if c.is_whitespace() { ' ' } else { c })
}

/// How wide a text is whose capitals are so high.
pub(crate) fn width(text: &str, height: f32) -> f32 {
    let one = |c| if c == ' ' { SPACE } else { letter(c).map_or(0.0, |letter| letter.width) };
    let all: f32 = written(text).map(|c| one(c) + GAP).sum();
    (all - GAP).max(0.0) * height / CAPITAL
}

/// A text whose capitals are so high, beginning at this place on its line.
pub(crate) fn draw(text: &str, (x, y): (f32, f32), height: f32, fill: &str) -> Markup {
    let unit = height / CAPITAL;
    let mut path = String::new();
    let mut here = 0.0;
    for c in written(text) {
        if c == ' ' {
            here += SPACE + GAP;
            continue;
        }
        let Some(letter) = letter(c) else { continue };
        for stroke in &letter.strokes {
            for (index, point) in stroke.points.iter().enumerate() {
                let sign = if index == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{sign}{:.1} {:.1}", x + (here + point.0) * unit, y + point.1 * unit);
            }
            path.push_str(if stroke.closed { "z" } else { "" });
        }
        here += letter.width + GAP;
    }
    let stroke = format!("{:.2}", STROKE * unit);
    html! { path d=(path) fill="none" stroke=(fill) stroke-width=(stroke) stroke-linejoin="miter" stroke-miterlimit="3" {} }
}

/// The text in lines that are at most so wide. What is too long for the lines that there are ends with dots.
pub(crate) fn wrap(text: &str, height: f32, most: f32, lines: usize) -> Vec<String> {
    let mut done: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if width(&longer, height) <= most || line.is_empty() {
            line = longer;
        } else {
            done.push(std::mem::replace(&mut line, word.to_owned()));
        }
    }
    done.push(line);
    if done.len() > lines {
        done.truncate(lines);
        if let Some(last) = done.last_mut() {
            last.push('…');
        }
    }
    done.into_iter().map(|line| fitted(&line, height, most)).collect()
}

/// As much of the text as fits.
pub(crate) fn fitted(text: &str, height: f32, most: f32) -> String {
    if width(text, height) <= most {
        return text.to_owned();
    }
    let mut cut: String = text.to_owned();
    while !cut.is_empty() && width(&format!("{cut}…"), height) > most {
        cut.pop();
    }
    format!("{}…", cut.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter of our languages is drawn, and so are all texts about endings.
    #[test]
    fn the_alphabet_knows_our_languages() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?’'“”„«»()&+−-–—·…/%\
            ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸŒÆàâäçèéêëîïôöùûüÿœæßáíóúñøåłžšč";
        for c in letters.chars() {
            let found = alphabet().get(&c).unwrap_or_else(|| panic!("{c} is missing"));
            assert!(found.strokes.iter().all(|stroke| stroke.points.len() > 1), "{c}");
        }
        assert!(!alphabet().contains_key(&'狼'));
    }

    #[test]
    fn unknown_letters_have_a_mark_and_hidden_ones_none() {
        assert_eq!(draw("狼", (0.0, 0.0), 7.0, "red").into_string().matches('z').count(), 1);
        assert_eq!(draw("\u{200b}\u{202e}", (0.0, 0.0), 7.0, "red").into_string().matches('M').count(), 0);
        assert!(width("Mira", 14.0) > width("Mira", 7.0) && width("", 7.0) == 0.0);
    }

    #[test]
    fn texts_are_broken_between_words_and_cut_where_they_must_be() {
        let lines = wrap("one two three four five six", 7.0, 70.0, 9);
        assert!(lines.len() > 1 && lines.iter().all(|line| width(line, 7.0) <= 70.0), "{lines:?}");
        assert_eq!(lines.join(" "), "one two three four five six");
        assert_eq!(wrap("one two three four five six", 7.0, 70.0, 1).len(), 1);
        assert!(fitted(&"W".repeat(99), 7.0, 80.0).ends_with('…'));
        assert_eq!(wrap("", 7.0, 70.0, 2), [""]);
    }
}
