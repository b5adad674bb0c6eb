//! A table in plain lines: a screen reader follows them, and nothing is drawn.

use table::{AnySeen, LegalMove, Outcome, Phrase, Seat};
use texts::Speaker;

use crate::console::Console;
use crate::failure::Failure;

/// All that the viewer may know.
pub fn board(seen: &dyn AnySeen, speaker: Speaker<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
    for phrase in seen.describe() {
        console.told(&phrase, speaker)?;
    }
    Ok(())
}

/// So many moves are listed one by one without being asked for.
const FEW: usize = 12;

/// What can be played: a few moves one by one, many by how their texts begin, so that they can be heard.
pub fn moves(seen: &dyn AnySeen, speaker: Speaker<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
    let moves = seen.legal_moves();
    if moves.len() <= FEW {
        return every_move(seen, speaker, console);
    }
    console.line(&speaker.say(&Phrase::new("cli-moves-many").with("count", moves.len())))?;
    let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
    for mv in &moves {
        let (begins, ends) = mv.text.rsplit_once(' ').unwrap_or(("", &mv.text));
        match groups.last_mut().filter(|(other, _)| *other == begins) {
            Some((_, group)) => group.push(ends),
            None => groups.push((begins, vec![ends])),
        }
    }
    for (begins, ends) in groups {
        console.line(format!("  {begins} {}", ends.join(", ")).trim_end())?;
    }
    Ok(())
}

/// Every move, numbered, with the text that can be typed instead and what is worth knowing of it.
pub fn every_move(
    seen: &dyn AnySeen,
    speaker: Speaker<'_>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let moves = seen.legal_moves();
    console.line(&speaker.say(&Phrase::new("cli-moves-heading").with("count", moves.len())))?;
    let all: Vec<usize> = (0..moves.len()).collect();
    these_moves(&all, &moves, &seen.remarks(), speaker, console)
}

/// These of the moves, by their places.
pub fn these_moves(
    places: &[usize],
    moves: &[LegalMove],
    remarks: &[Option<Phrase>],
    speaker: Speaker<'_>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let width = moves.len().to_string().len();
    for &place in places {
        let Some(mv) = moves.get(place) else { continue };
        let label = speaker.say(&mv.label);
        let remark = remarks.get(place).and_then(Option::as_ref);
        let remark = remark.map(|remark| format!(": {}", speaker.say(remark))).unwrap_or_default();
        let text = if label == mv.text { String::new() } else { format!(" [{}]", mv.text) };
        console.line(&format!("  {:>width$}. {label}{remark}{text}", place + 1))?;
    }
    Ok(())
}

/// The answer to a question about the table; false where it is none. A drawing that is wider than the terminal comes
/// one part at a time.
pub fn answer(
    seen: &dyn AnySeen,
    question: &str,
    speaker: Speaker<'_>,
    console: &mut Console<'_>,
) -> Result<bool, Failure> {
    let Some(lines) = seen.answer(question) else { return Ok(false) };
    let drawn = |line: &&Phrase| line.parts().is_some();
    let width = lines.iter().filter(drawn).map(|line| speaker.say(line).chars().count()).max();
    let most = console.width.or(console.page);
    let too_wide = width.is_some_and(|width| most.is_some_and(|most| width > most));
    let topics = seen.topics();
    // It may have been asked in another language's word.
    let parts = topics.iter().find(|topic| seen.answer(topic.word).as_ref() == Some(&lines));
    match parts.filter(|_| too_wide) {
        Some(topic) => {
            for part in &topic.of {
                for line in seen.answer(&format!("{} {part}", topic.word)).unwrap_or_default() {
                    console.told(&line, speaker)?;
                }
            }
            for line in lines.iter().filter(|line| line.parts().is_none()) {
                console.told(line, speaker)?;
            }
        }
        None => {
            for line in &lines {
                console.told(line, speaker)?;
            }
        }
    }
    Ok(true)
}

/// Why it ended, and the scores by category, best place first. Categories that gave nothing are left out.
pub fn outcome(
    game: &str,
    outcome: &Outcome,
    speaker: Speaker<'_>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    console.gap()?;
    console.line(&speaker.say(&Phrase::new("cli-game-over").with("reason", outcome.why(game))))?;
    if !outcome.is_counted() {
        return Ok(console.line(&speaker.say(&winners(outcome)))?);
    }
    console.heading(&speaker.say(&Phrase::new("cli-scores-heading")))?;
    let mut seats: Vec<(Seat, &table::Score)> =
        Seat::all(outcome.seats.len() as u8).zip(&outcome.seats).collect();
    seats.sort_by_key(|(seat, score)| (score.place, *seat));
    for (seat, score) in seats {
        let line = Phrase::new("cli-score-line")
            .with("place", Phrase::new("cli-place").with("place", score.place))
            .with("seat", seat)
            .with("points", Phrase::new("cli-points").with("points", score.total));
        console.line(&format!("  {}", speaker.say(&line)))?;
        let parts: Vec<String> = score
            .lines
            .iter()
            .filter(|line| line.points != 0)
            .map(|line| {
                let name = Phrase::new(format!("{game}-score-{}", line.category));
                let part = Phrase::new("cli-score-part").with("category", name).with("points", line.points);
                speaker.say(&part)
            })
            .collect();
        if !parts.is_empty() {
            console.line(&format!("      {}", parts.join(", ")))?;
        }
    }
    Ok(console.line(&speaker.say(&winners(outcome)))?)
}

fn winners(outcome: &Outcome) -> Phrase {
    let winners: Vec<Seat> = outcome.winners().collect();
    let players: Vec<Phrase> =
        winners.iter().map(|&seat| Phrase::new("table-player").with("seat", seat)).collect();
    match (outcome.team, &winners[..]) {
        (Some(team), _) => {
            Phrase::new("cli-winners-team").with("team", Phrase::new(team)).with("seats", players)
        }
        (None, &[only]) if !outcome.is_counted() => Phrase::new("cli-winner-plain").with("seat", only),
        (None, &[only]) => {
            let points = outcome.seats.get(only.index()).map_or(0, |score| score.total);
            Phrase::new("cli-winner").with("seat", only).with("points", points)
        }
        (None, _) => Phrase::new("cli-winners").with("seats", players),
    }
}
