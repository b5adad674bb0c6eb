//! What a person types, before anybody knows whether it is a move.

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
    /// `save` with or without a file.
    Save(Option<String>),
    /// `quit`
    Quit,
    /// A number.
    Number(usize),
    /// Anything else: a move, perhaps.
    Text(String),
}

impl Input {
    /// Reads a line; upper and lower case of commands are the same.
    pub fn read(line: &str) -> Self {
        let line = line.trim();
        if let Some(question) = line.strip_prefix('?') {
            let question = question.trim();
            return if question.is_empty() { Self::Help } else { Self::Why(question.to_owned()) };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Self::Nothing,
            ("help", "") => Self::Help,
            ("why", question) if !question.is_empty() => Self::Why(question.to_owned()),
            ("hint", "") => Self::Hint,
            ("undo", "") => Self::Undo,
            ("reset", "") => Self::Reset,
            ("log", "") => Self::Log,
            ("board", "") => Self::Board,
            ("save", "") => Self::Save(None),
            ("save", file) => Self::Save(Some(file.to_owned())),
            ("quit" | "exit", "") => Self::Quit,
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
        ];
        for (line, input) in cases {
            assert_eq!(Input::read(line), input, "{line:?}");
        }
    }
}
