//! A table in plain lines: a screen reader follows them, and nothing is drawn.

use table::{AnySeen, LegalMove, Outcome, Phrase, Seat};
use texts::Speaker;

use crate::console::Console;
use crate::failure::Failure;

/// All that the viewer may know.
pub fn board(seen: &dyn AnySeen, speaker: Speaker<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
    for phrase in seen.describe() {
        console.line(&speaker.say(&phrase))?;
    }
    Ok(())
}

/// What can be played, numbered, with the text that can be typed instead.
pub fn moves(moves: &[LegalMove], speaker: Speaker<'_>, console: &mut Console<'_>) -> Result<(), Failure> {
    console.line(&speaker.say(&Phrase::new("cli-moves-heading").with("count", moves.len())))?;
    let width = moves.len().to_string().len();
    for (index, mv) in moves.iter().enumerate() {
        let label = speaker.say(&mv.label);
        let text = if label == mv.text { label } else { format!("{label} [{}]", mv.text) };
        console.line(&format!("  {:>width$}. {text}", index + 1))?;
    }
    Ok(())
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
