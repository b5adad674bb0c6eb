//! Any game, from what every table can say: lines of text and buttons.

use maud::{Markup, html};
use table::{LegalMove, Phrase, Topic};

use super::{Drawing, Scene};
use crate::icons::icon;
use crate::pictures::backdrop;
use crate::routes;
use crate::words::Words;

/// So many moves are offered at once; of more, first the beginnings.
const FEW: usize = 12;

/// The whole drawing.
pub(crate) fn draw(scene: &Scene<'_>) -> Drawing {
    Drawing {
        board: html! { (backdrop("back")) div.told { (told(scene)) } },
        own: moves(scene),
        ..Drawing::default()
    }
}

/// The view as a list of lines.
#[must_use]
pub fn told(scene: &Scene<'_>) -> Markup {
    lines(scene, &scene.lines())
}

/// Lines as a list; what stands before a colon is the line's heading. Lines that the game shows as they are (a map
/// drawn with letters) stay together, letter below letter.
fn lines(scene: &Scene<'_>, lines: &[Phrase]) -> Markup {
    let blocks = lines.chunk_by(|a, b| is_drawn(a) && is_drawn(b));
    html! {
        ul.lines {
            @for block in blocks {
                @if block.len() > 1 {
                    li.drawn { pre tabindex="0" { @for line in block { (scene.speaker.say(line)) "\n" } } }
                } @else {
                    @for line in block { li { (line_of(&scene.speaker.say(line))) } }
                }
            }
        }
    }
}

/// What the game can be asked: a field for a question, its answer, and the answers to those questions that are about
/// all of the table. What is asked comes as a choice that is no move's beginning.
#[must_use]
pub fn questions(scene: &Scene<'_>, at: &str) -> Markup {
    let (w, topics) = (&scene.speaker, scene.seen.topics());
    let changes: Vec<Phrase> = scene.seen.changes().into_iter().map(|line| line.phrase).collect();
    let answer = scene.seen.answer(scene.chosen);
    // What is told at the beginning of a turn is told above.
    let own = scene.seen.describe();
    let whole =
        |topic: &&Topic| topic.alone && scene.seen.answer(topic.word).is_some_and(|lines| lines != own);
    html! {
        @if !changes.is_empty() {
            details { summary { (w.t("web-text-changes")) } (lines(scene, &changes)) }
        }
        @if !topics.is_empty() {
            form.ask method="get" action=(at) {
                label for="ask" { (w.t("web-text-ask")) }
                input #ask name="choose" list="questions" value=(if answer.is_some() { scene.chosen } else { "" })
                    autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="40";
                datalist #questions { @for topic in &topics { option value=(topic.pattern(&w.say(&topic.name))) {} } }
                button.btn { (w.t("web-text-answer")) }
            }
            @if let Some(answer) = &answer { div role="status" { (lines(scene, answer)) } }
            @for topic in topics.iter().filter(whole) {
                details {
                    summary { (capitalised(&w.say(&topic.about))) }
                    (lines(scene, &scene.seen.answer(topic.word).unwrap_or_default()))
                }
            }
        }
    }
}

/// The same as the beginning of a line.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Whether a line is a piece of a drawing.
fn is_drawn(line: &Phrase) -> bool {
    line.key == "verbatim"
}

fn line_of(text: &str) -> Markup {
    html! {
        @match heading(text) {
            Some((heading, rest)) => { b { (heading) } " " (rest) }
            None => (text),
        }
    }
}

/// The words up to and including the first colon, when there are few of them, and the rest.
fn heading(text: &str) -> Option<(&str, &str)> {
    let (heading, rest) = text.split_at(text.find(": ")? + 1);
    (heading.chars().count() <= 40).then(|| (heading, rest.trim_start()))
}

/// The legal moves as buttons, or as the beginnings of moves where there are many; `None` when the reader has
/// nothing to decide.
#[must_use]
pub fn moves(scene: &Scene<'_>) -> Option<Markup> {
    let all = scene.moves();
    if all.is_empty() {
        return None;
    }
    let w = &scene.speaker;
    let begins = |mv: &&LegalMove| mv.text.starts_with(scene.chosen);
    // A choice that fits no move (any more) is no choice.
    let chosen = if all.iter().any(|mv| begins(&mv)) { scene.chosen } else { "" };
    let under: Vec<&LegalMove> = all.iter().filter(|mv| mv.text.starts_with(chosen)).collect();
    let groups = by_beginning(&under, chosen);
    let remarks = scene.seen.remarks();
    Some(html! {
        div.moves {
            @if !chosen.is_empty() {
                div.chosen {
                    span { (beginning(scene, chosen)) }
                    a.btn.ghost href=(routes::table(scene.code, "")) data-live data-clear {
                        (icon("close")) (w.t("web-choice-clear"))
                    }
                }
            }
            @for (prefix, group) in &groups {
                @if under.len() <= FEW || group.len() == 1 {
                    div.chips { @for mv in group { (button(scene, mv, "")) @if let Some(told) = remark(scene, &all, &remarks, mv) { (told) } } }
                } @else {
                    a.btn.more href=(routes::choose(scene.code, prefix)) data-live {
                        (beginning(scene, prefix)) " " small { (group.len()) }
                    }
                }
            }
        }
    })
}

/// What is worth knowing of a move besides its name.
fn remark(
    scene: &Scene<'_>,
    all: &[LegalMove],
    remarks: &[Option<Phrase>],
    mv: &LegalMove,
) -> Option<Markup> {
    let place = all.iter().position(|other| other.text == mv.text)?;
    let remark = remarks.get(place)?.as_ref()?;
    Some(html! { small { (scene.speaker.say(remark)) } })
}

/// A move's button: it belongs to the form `#play`, wherever it stands on the page.
#[must_use]
pub fn button(scene: &Scene<'_>, mv: &LegalMove, class: &str) -> Markup {
    html! {
        button class={ "btn " (class) } form="play" name="move" value=(mv.text) { (scene.speaker.say(&mv.label)) }
    }
}

/// Moves that begin with the same next word, in the order of the list.
fn by_beginning<'a>(moves: &[&'a LegalMove], chosen: &str) -> Vec<(&'a str, Vec<&'a LegalMove>)> {
    let mut groups: Vec<(&str, Vec<&LegalMove>)> = Vec::new();
    for &mv in moves {
        let prefix = next_word(&mv.text, chosen.len());
        match groups.iter_mut().find(|(other, _)| *other == prefix) {
            Some((_, group)) => group.push(mv),
            None => groups.push((prefix, vec![mv])),
        }
    }
    groups
}

/// The beginning of a text that is one word longer than `from`.
fn next_word(text: &str, from: usize) -> &str {
    let rest = text.get(from..).unwrap_or_default();
    let spaces = rest.len() - rest.trim_start().len();
    let word = rest.trim_start().find(char::is_whitespace).unwrap_or(rest.trim_start().len());
    text.get(..from + spaces + word).unwrap_or(text)
}

/// A beginning's name: the game's own (`GAME-choose-WORD`) for the first word, else the text itself.
fn beginning(scene: &Scene<'_>, prefix: &str) -> String {
    let (word, rest) = prefix.split_once(' ').unwrap_or((prefix, ""));
    let key = format!("{}-choose-{word}", scene.seen.info().id);
    let word = scene.speaker.first_of(&[key], word);
    if rest.is_empty() { format!("{word} …") } else { format!("{word} {rest} …") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_grouped_by_their_next_word() {
        let moves: Vec<LegalMove> = ["draw 1", "draw 2", "take 1", "pass"]
            .map(|text| LegalMove {
                text: text.to_owned(),
                fields: Default::default(),
                label: Phrase::verbatim(text),
            })
            .to_vec();
        let all: Vec<&LegalMove> = moves.iter().collect();
        let names = |groups: Vec<(&str, Vec<&LegalMove>)>| {
            groups.iter().map(|(prefix, group)| format!("{prefix}:{}", group.len())).collect::<Vec<_>>()
        };
        assert_eq!(names(by_beginning(&all, "")), ["draw:2", "take:1", "pass:1"]);
        assert_eq!(names(by_beginning(&all[..2], "draw")), ["draw 1:1", "draw 2:1"]);
        // A choice in the middle of a word, typed into the address.
        assert_eq!(names(by_beginning(&all[..2], "dr")), ["draw:2"]);
        assert_eq!(next_word("draw 2", 6), "draw 2");
        assert_eq!(next_word("é", 1), "é");
    }

    #[test]
    fn short_beginnings_are_headings() {
        assert_eq!(heading("Row 1: owl, boar"), Some(("Row 1:", "owl, boar")));
        assert_eq!(heading("Nothing here"), None);
    }
}
