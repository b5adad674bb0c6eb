//! What the Tab key offers at the table: commands, questions and moves in the reader's language.

use table::{AnySeen, LegalMove};
use texts::{Lang, Speaker};

use crate::completion::Completion;
use crate::play::input;

/// The commands alone.
pub fn commands(lang: Lang) -> Completion {
    Completion { lines: input::commands(lang).map(str::to_owned).collect(), names: Vec::new() }
}

/// Everything that somebody can type who decides.
pub fn at_turn(seen: &dyn AnySeen, moves: &[LegalMove], speaker: Speaker<'_>) -> Completion {
    let mut completion = commands(speaker.lang);
    for topic in seen.topics() {
        let word = speaker.say(&topic.name);
        completion.lines.extend(topic.of.iter().map(|thing| format!("{word} {thing}")));
        completion.lines.extend(topic.alone.then_some(word));
    }
    let texts = || moves.iter().map(|mv| mv.text.as_str());
    completion.lines.extend(texts().map(str::to_owned));
    // Whether a move is possible can be asked of any.
    completion.lines.extend(texts().map(|text| format!("? {text}")));
    completion.names = moves.iter().map(|mv| speaker.say(&mv.label)).collect();
    completion
}
