//! What a person types, before anybody knows whether it is a move.

use texts::Lang;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Just Enter.
    Nothing,
    /// `?`
    Help,
    /// `? MOVE`
    Why(String),
    /// `hint`
    Hint,
    /// `undo`
    Undo,
    /// `reset`
    Reset,
    /// `log`
    Log,
    /// `board`
    Board,
    /// `moves`
    Moves,
    /// `changes`
    Changes,
    /// `rules`
    Rules,
    /// `rule TW70`
    Rule(String),
    /// `save` with or without a file.
    Save(Option<String>),
    /// `quit`
    Quit,
    /// A number.
    Number(usize),
    /// Anything else: a move, perhaps.
    Text(String),
}

/// A command.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Word {
    Help,
    Why,
    Hint,
    Undo,
    Reset,
    Log,
    Board,
    Moves,
    Changes,
    Rules,
    Rule,
    Save,
    Quit,
}

/// The words for each command in English, French and German; the first of a language is the one that is offered.
const WORDS: [(Word, [&[&str]; 3]); 13] = [
    (Word::Help, [&["help", "h"], &["aide"], &["hilfe"]]),
    (Word::Why, [&["why"], &["pourquoi"], &["warum"]]),
    (Word::Hint, [&["hint"], &["conseil"], &["tipp"]]),
    (Word::Undo, [&["undo", "u"], &["reprendre"], &["zurück"]]),
    (Word::Reset, [&["reset"], &["recommencer"], &["neu"]]),
    (Word::Log, [&["log"], &["journal"], &["verlauf"]]),
    (Word::Board, [&["board"], &["table"], &["tisch"]]),
    (Word::Moves, [&["moves"], &["coups"], &["züge"]]),
    (Word::Changes, [&["changes"], &["changements"], &["neues"]]),
    (Word::Rules, [&["rules"], &["règles"], &["regeln"]]),
    (Word::Rule, [&["rule"], &["règle"], &["regel"]]),
    (Word::Save, [&["save"], &["enregistrer"], &["speichern"]]),
    (Word::Quit, [&["quit", "exit", "q"], &["quitter", "sortir"], &["ende", "beenden"]]),
];

/// The commands in a language, one word for each.
pub fn commands(lang: Lang) -> impl Iterator<Item = &'static str> {
    let place = Lang::ALL.iter().position(|other| *other == lang).unwrap_or_default();
    WORDS.iter().filter_map(move |(_, words)| words.get(place)?.first().copied())
}

impl Input {
    /// Reads a line; upper and lower case of commands are the same, and every language's words are understood by all.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        if let Some(question) = line.strip_prefix('?') {
            let question = question.trim();
            return if question.is_empty() { Self::Help } else { Self::Why(question.to_owned()) };
        }
        if line.is_empty() {
            return Self::Nothing;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let known = WORDS.iter().find(|(_, words)| words.iter().any(|words| words.contains(&word.as_str())));
        match (known.map(|(word, _)| *word), rest) {
            (Some(Word::Help), "") => Self::Help,
            (Some(Word::Hint), "") => Self::Hint,
            (Some(Word::Undo), "") => Self::Undo,
            (Some(Word::Reset), "") => Self::Reset,
            (Some(Word::Log), "") => Self::Log,
            (Some(Word::Board), "") => Self::Board,
            (Some(Word::Moves), "") => Self::Moves,
            (Some(Word::Changes), "") => Self::Changes,
            (Some(Word::Rules), "") => Self::Rules,
            (Some(Word::Save), "") => Self::Save(None),
            (Some(Word::Quit), "") => Self::Quit,
            (Some(Word::Why), question) if !question.is_empty() => Self::Why(question.to_owned()),
            (Some(Word::Rule), id) if !id.is_empty() => Self::Rule(id.to_uppercase()),
            (Some(Word::Save), file) => Self::Save(Some(file.to_owned())),
            _ => line.parse().map_or_else(|_| Self::Text(line.to_owned()), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_moves_are_told_apart() {
        let cases = [
            ("", Input::Nothing),
            (" ? ", Input::Help),
            ("?take 2", Input::Why("take 2".into())),
            ("? 3", Input::Why("3".into())),
            ("UNDO", Input::Undo),
            ("hint ", Input::Hint),
            ("save", Input::Save(None)),
            ("save my game.loup", Input::Save(Some("my game.loup".into()))),
            ("7", Input::Number(7)),
            ("007", Input::Number(7)),
            ("-1", Input::Text("-1".into())),
            ("99999999999999999999999", Input::Text("99999999999999999999999".into())),
            ("take 2", Input::Text("take 2".into())),
            ("undo 2", Input::Text("undo 2".into())),
            ("quit", Input::Quit),
            ("q", Input::Quit),
            ("H", Input::Help),
            ("Hilfe", Input::Help),
            ("zurück", Input::Undo),
            ("règles", Input::Rules),
            ("rule tw70", Input::Rule("TW70".into())),
            ("rule", Input::Text("rule".into())),
        ];
        for (line, input) in cases {
            assert_eq!(Input::read(line), input, "{line:?}");
        }
    }

    #[test]
    fn every_language_has_a_word_for_every_command() {
        for lang in Lang::ALL {
            let words: Vec<&str> = commands(lang).collect();
            assert_eq!(words.len(), WORDS.len());
            for word in words {
                let needs_more = matches!(Input::read(word), Input::Text(_));
                assert!(
                    !needs_more || !matches!(Input::read(&format!("{word} TW13")), Input::Text(_)),
                    "{word}"
                );
            }
        }
        let mut all: Vec<&str> = WORDS.iter().flat_map(|(_, words)| words.concat()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "no word means two commands");
    }
}
