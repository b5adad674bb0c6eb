//! `loup why`: is this move legal here, and if not, which rule forbids it?

use table::{AnySeen, Phrase, Refusal, Viewer, rules};
use texts::Speaker;

use crate::args::Why;
use crate::console::Console;
use crate::failure::Failure;
use crate::loaded::Loaded;

/// Answers for the last position of a record, or for the one after a ply.
pub fn why(args: &Why, console: &mut Console<'_>) -> Result<(), Failure> {
    let table = Loaded::read(&args.file)?.at(args.to)?;
    let text = args.words.join(" ");
    let seen = table.seen(Viewer::All);
    let legal = seen.why(text.trim()).is_ok();
    let speaker = console.speaker().with_names(table.names());
    console.line(&answer(seen.as_ref(), text.trim(), speaker))?;
    if legal { Ok(()) } else { Err(Failure::No) }
}

/// Whether the deciding seat may make this move, in one sentence.
pub fn answer(seen: &dyn AnySeen, text: &str, speaker: Speaker<'_>) -> String {
    let phrase = match seen.why(text) {
        Ok(()) => Phrase::new("cli-why-legal").with("move", text),
        Err(refusal) if is_no_move(&refusal) => {
            Phrase::new("cli-why-no-such-move").with("text", text).with("rule", refusal.rule)
        }
        Err(refusal) => Phrase::new("cli-why-forbidden")
            .with("move", text)
            .with("rule", refusal.rule)
            .with("why", refusal.phrase),
    };
    speaker.say(&phrase)
}

/// Whether the text was no move at all. (A game may say more exactly what does not exist.)
pub fn is_no_move(refusal: &Refusal) -> bool {
    *refusal == Refusal::table(rules::NO_SUCH_MOVE)
}
