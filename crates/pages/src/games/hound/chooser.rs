//! Which animals come into play: every card is a control, beside it the set that it makes and what is to be said
//! about it. All of it is one field of the form for a new table, so that it works as any other does.

use std::collections::BTreeSet;

use hound::animal::{Colour, Direction, Face, Side};
use hound::set::{choose, starting_sheep};
use hound::{Animal, CardFile, Id};
use maud::{Markup, html};
use table::{Choices, Item, Kind, Phrase, Preset, Problem, Value};
use texts::Speaker;

use super::board::animals::{art, rose_icon};
use super::board::words::modifier;
use crate::icons::{icon, symbol};
use crate::routes;
use crate::variants::SURPRISE;
use crate::words::Words;

/// The option that holds the animals.
const ANIMALS: &str = "animals";
/// The option that holds a file of one's own.
const FILE: &str = "cards-file";
/// A set of cards that are only played together: one control for all.
const TOGETHER: &str = "D02-";

/// The kinds of cards in the order in which they are shown, by the beginnings of their ids.
const KINDS: [(&str, &str); 3] =
    [("W", "web-hound-kind-wolves"), ("H", "web-hound-kind-hounds"), ("M", "web-hound-kind-metamorphic")];

/// The field for the animals; nothing for another option.
pub(super) fn field(
    w: &Speaker<'_>,
    item: &Item,
    choices: &Choices,
    chosen: &str,
    problem: Option<&Problem>,
) -> Option<Markup> {
    if item.key == FILE {
        return Some(file_field(w, chosen));
    }
    let Kind::SeveralOf(values) = &item.kind else { return None };
    if item.key != ANIMALS {
        return None;
    }
    // What is wrong with a file is told beside it; its good cards stay, or else those of the box.
    let read = |text| CardFile::parse(text).ok().or_else(|| CardFile::readable(text));
    let own = Some(choices.get(FILE)).filter(|text| is_own_file(text)).and_then(read);
    let file = own.as_ref().unwrap_or_else(|| CardFile::standard());
    let ids: Vec<Id> = chosen.split(',').filter_map(Id::new).collect();
    let chooser =
        Chooser { w, file, values, ids, players: choices.players, sheep: choices.get("sheep") != "three" };
    Some(html! {
        div.wh-chooser {
            div.wh-herd {
                input type="hidden" name="o-animals" value="";
                (filters(w))
                (chooser.cards())
            }
            (chooser.set(problem))
        }
    })
}

/// Whether a text is a file of somebody's own, not just cards of the box as a table has noted them down.
fn is_own_file(text: &str) -> bool {
    if text.trim().is_empty() {
        return false;
    }
    let standard = CardFile::standard();
    let noted =
        |file: &CardFile| file.animals.iter().all(|animal| standard.animal(animal.id) == Some(animal));
    !CardFile::parse(text).is_ok_and(|file| noted(&file) && file.numbers == standard.numbers)
}

/// The field for a file of one's own: empty as long as it is the box's cards that are played with.
fn file_field(w: &Speaker<'_>, text: &str) -> Markup {
    html! {
        textarea name="o-cards-file" rows="8" spellcheck="false" aria-labelledby="option-cards-file-name" { @if is_own_file(text) { (text) } }
        // The script puts the file's text into the field above.
        label.file hidden data-scripted {
            (w.t("web-option-file")) input type="file" accept="text/plain,.txt,.cards" data-into="o-cards-file";
        }
        button.btn formmethod="get" formnovalidate { (w.t("web-hound-look")) }
    }
}

/// What a ready-made set shows of its cards.
pub(super) fn set_picture(preset: &Preset) -> Option<Markup> {
    let (_, ids) = preset.choices.iter().find(|(key, _)| *key == ANIMALS)?;
    let animals: Vec<&Animal> =
        ids.split(',').filter_map(Id::new).filter_map(|id| CardFile::standard().animal(id)).collect();
    (!animals.is_empty()).then(|| {
        html! {
            span.wh-minis aria-hidden="true" { @for animal in animals { (mini(animal)) } }
        }
    })
}

fn mini(animal: &Animal) -> Markup {
    let face = animal.face(animal.starts);
    html! {
        span class={ "wh-mini " (face.colour.word()) } {
            svg viewBox="0 0 100 100" { (symbol(art(&animal.name(), face))) }
            b { (modifier(face).0) }
        }
    }
}

/// Which cards are shown: by colour, without a script.
fn filters(w: &Speaker<'_>) -> Markup {
    let filter = |id: &'static str, key: &'static str| {
        html! { label.np { input type="radio" name="show" value=(id) checked[id == "all"]; span { (w.t(key)) } } }
    };
    html! {
        div.nps role="radiogroup" aria-label=(w.t("web-hound-show")) {
            (filter("all", "web-hound-show-all"))
            (filter("black", "hound-colour-black"))
            (filter("white", "hound-colour-white"))
            (filter("pink", "hound-colour-pink"))
            (filter("two", "web-hound-show-two"))
        }
    }
}

/// The cards of a file, and those that are chosen.
struct Chooser<'a> {
    w: &'a Speaker<'a>,
    file: &'a CardFile,
    /// The cards' sentences.
    values: &'a [Value],
    ids: Vec<Id>,
    players: u8,
    /// Whether two wolves bring more sheep.
    sheep: bool,
}

impl Chooser<'_> {
    fn is_chosen(&self, id: Id) -> bool {
        self.ids.contains(&id)
    }

    /// A card that is no card of the box, or not as it is printed there.
    fn is_own(&self, animal: &Animal) -> bool {
        CardFile::standard().animal(animal.id) != Some(animal)
    }

    /// All cards, kind by kind; those of one's own come last.
    fn cards(&self) -> Markup {
        let printed = |animal: &&Animal| !self.is_own(animal);
        let kind =
            |animal: &Animal| KINDS.iter().position(|(start, _)| animal.id.as_str().starts_with(start));
        let group = |name: String, animals: Vec<&Animal>| {
            html! { @if !animals.is_empty() { h2.wh-kind { (name) } div.wh-cards { @for animal in animals { (self.card(animal)) } } } }
        };
        let of = |wanted: Option<usize>| -> Vec<&Animal> {
            self.file.animals.iter().filter(printed).filter(|animal| kind(animal) == wanted).collect()
        };
        html! {
            @for (index, (_, name)) in KINDS.iter().enumerate() { (group(self.w.t(name), of(Some(index)))) }
            (group(self.w.t("web-hound-kind-odd"), of(None)))
            (group(self.w.t("web-hound-kind-own"), self.file.animals.iter().filter(|animal| self.is_own(animal)).collect()))
        }
    }

    /// One card: the whole of it is the control. Those that are played together have one for all.
    fn card(&self, animal: &Animal) -> Markup {
        let id = animal.id.as_str();
        let together = id.starts_with(TOGETHER) && !self.is_own(animal);
        if together && !id.ends_with('1') {
            return Markup::default();
        }
        let all: Vec<&str> = if together {
            self.file
                .animals
                .iter()
                .map(|animal| animal.id.as_str())
                .filter(|id| id.starts_with(TOGETHER))
                .collect()
        } else {
            vec![id]
        };
        let on = all.iter().filter_map(|id| Id::new(id)).all(|id| self.is_chosen(id));
        let why = self.why_not(&all).filter(|_| !on);
        let sentence = self.sentence(id);
        let front = animal.face(animal.starts);
        let back = animal.face(if animal.starts == Side::Front { Side::Back } else { Side::Front });
        let name = if together { self.w.t("web-hound-blankets") } else { self.w.say(&animal.name()) };
        html! {
            div.wh-pick.(front.colour.word()).two[animal.two_sided] {
                label.wh-choice.off[why.is_some()] title=(why.as_deref().unwrap_or(&sentence)) {
                    input type="checkbox" name="o-animals" value=(all.join(",")) checked[on] data-refresh aria-label={ (sentence) @if let Some(why) = &why { " " (why) } };
                    @if animal.two_sided { (self.face(animal, back, "other")) }
                    (self.face(animal, front, ""))
                }
                // Turns the card for the eye alone: its sentence has both sides, and the focus turns it too.
                @if animal.two_sided {
                    label.wh-turn aria-hidden="true" { input type="checkbox" tabindex="-1"; span.wh-badge { (icon("swap")) } }
                }
                span.wh-name aria-hidden="true" { (name) }
                @if self.is_own(animal) { em.wh-tag { (self.w.t("web-hound-home-made")) } }
                @if animal.readings().next().is_some() { (self.reading(animal)) }
            }
        }
    }

    /// How far and which way above, the art, what it does and to whom below.
    fn face(&self, animal: &Animal, face: &Face, class: &str) -> Markup {
        let back = face.motion.is_some_and(|motion| motion.direction != Direction::Clockwise);
        html! {
            span class={ "wh-front " (class) " " (face.colour.word()) } aria-hidden="true" {
                b.wh-far { span { @if back { "↺" } @else { "↻" } } " " (modifier(face).0) }
                svg viewBox="0 0 100 100" { (symbol(art(&animal.name(), face))) }
                span.wh-does {
                    @match face.effects.sheep() {
                        0 if face.effects.skips() => (self.w.t("web-hound-does-skip")),
                        0 if face.effects.forbids().iter().next().is_some() => (self.w.t("web-hound-does-forbid")),
                        0 => "–",
                        1.. => { "+" (face.effects.sheep()) (icon("sheep")) (rose_icon(face.targets)) }
                        _ => { "−" (face.effects.sheep().unsigned_abs()) (icon("sheep-lost")) (rose_icon(face.targets)) }
                    }
                }
            }
        }
    }

    /// What we had to decide about a card, with the way to the rule.
    fn reading(&self, animal: &Animal) -> Markup {
        let aspects: Vec<Phrase> = animal
            .readings()
            .map(|(aspect, confidence)| {
                Phrase::new("hound-view-aspect")
                    .with("aspect", Phrase::new(aspect.key()))
                    .with("confidence", Phrase::new(confidence.key()))
            })
            .collect();
        html! {
            details.wh-read {
                summary { (self.w.t("web-hound-reading")) }
                p { (self.w.say(&Phrase::new("web-hound-reading-note").with("aspects", aspects))) " "
                    a href=(routes::rule("hound", "WH72")) target="_blank" rel="noopener" { "WH72" } }
            }
        }
    }

    /// The card in one sentence.
    fn sentence(&self, id: &str) -> String {
        self.values
            .iter()
            .find(|value| value.id == id)
            .map(|value| self.w.say(&value.name))
            .unwrap_or_default()
    }

    /// Why these cards cannot be added to the set, apart from what is missing there anyway.
    fn why_not(&self, more: &[&str]) -> Option<String> {
        let ids: Vec<Id> = self.ids.iter().copied().chain(more.iter().filter_map(|id| Id::new(id))).collect();
        let phrase = choose(self.file, &ids).err()?;
        let forbids = ["hound-problem-how-many", "hound-problem-excludes", "hound-problem-two-metamorphic"];
        forbids.contains(&phrase.key.as_ref()).then(|| self.w.say(&phrase))
    }

    /// The set as it is: its cards in words, and what holds and what does not.
    fn set(&self, problem: Option<&Problem>) -> Markup {
        let chosen: Vec<&Animal> =
            self.file.animals.iter().filter(|animal| self.is_chosen(animal.id)).collect();
        let valid = choose(self.file, &self.ids);
        html! {
            aside.wh-set aria-label=(self.w.t("web-hound-your-set")) {
                div.ph { h2 { (self.w.t("web-hound-your-set")) } span { (self.w.say(&Phrase::new("web-hound-set-of").with("count", chosen.len()).with("most", hound::animal::MAX_ANIMALS))) } }
                ul.wh-chosen { @for animal in &chosen { li { (mini(animal)) span { (self.sentence(animal.id.as_str())) } } } }
                div role="status" { ul.wh-say {
                    @match &valid {
                        Ok(animals) => {
                            li { (icon("sheep")) (self.sheep_said(animals)) }
                            li.wh-good { (self.w.t("web-hound-set-takes")) }
                            @if let Some(remark) = self.remark(animals) { li.wh-note2 { (remark) } }
                        }
                        Err(phrase) => { li.wrong { (self.w.say(phrase)) } }
                    }
                    @if let Some(problem) = problem.filter(|problem| problem.option != ANIMALS && problem.option != "players") {
                        li.wrong { (self.w.say(&problem.phrase)) }
                    }
                } }
                div.wh-go {
                    button.btn.pri formaction=(routes::game("play", "hound")) { (self.w.t("web-hound-set-play")) }
                    button.btn name="invite" value="1" formaction=(routes::game("new", "hound")) { (icon("link")) (self.w.t("web-new-table")) }
                }
                div.wh-draw {
                    button.btn name="preset" value=(SURPRISE) formmethod="get" formnovalidate { (icon("swap")) (self.w.t("web-hound-set-surprise")) }
                    p.soft { (self.w.t("web-hound-set-surprise-about")) }
                }
            }
        }
    }

    /// With how many sheep everybody starts.
    fn sheep_said(&self, animals: &[Animal]) -> String {
        let sheep = starting_sheep(self.players, animals, self.sheep || self.players != 4);
        let same: BTreeSet<u8> = sheep.into_iter().collect();
        self.w.say(&if same.len() == 1 {
            Phrase::new("web-hound-sheep-all").with("sheep", sheep[0])
        } else {
            let each: Vec<Phrase> = sheep.iter().map(|sheep| Phrase::verbatim(sheep.to_string())).collect();
            Phrase::new("web-hound-sheep-each").with("sheep", each)
        })
    }

    /// Whether black and white cards move equally many.
    fn remark(&self, animals: &[Animal]) -> Option<String> {
        let moved = |suit: usize| {
            animals
                .iter()
                .filter(|animal| {
                    animal.printed_faces().iter().any(|face| face.motion.is_some() && face.moved_by[suit])
                })
                .count()
        };
        let (black, white) = (moved(0), moved(1));
        let phrase = Phrase::new("web-hound-moved").with("black", black).with("white", white);
        (black != white).then(|| self.w.say(&phrase))
    }
}

/// The colours that filters know, so that a new one is not forgotten.
const _: [Colour; 3] = Colour::ALL;

#[cfg(test)]
mod tests {
    use hound::Hound;
    use table::AnyGame;
    use table::any::Entry;
    use texts::Lang;

    use super::*;

    /// The chooser with this file of one's own.
    fn chooser(file: &str) -> String {
        let game: &dyn AnyGame = &Entry::<Hound>::new();
        let choices = Choices::new(2).with(FILE, file).with(ANIMALS, "H01,W01");
        let menu = game.menu(&choices);
        let animals = menu.items.iter().find(|item| item.key == ANIMALS).expect("an option");
        let w = Speaker::new(Lang::En);
        field(&w, animals, &choices, "H01,W01", None).expect("its field").into_string()
    }

    /// A file of one's own is shown as cards; a slip in it costs the card in which it is, and no other.
    #[test]
    fn good_cards_of_a_file_stay_when_others_are_bad() {
        let own = "card X01\n  name Old Shep\n  colour white\n  moved-by white\n  moves n+1 cw\n  effect regain 1\n";
        let bad = "card X02\n  colour green\n";
        let good = format!("{}\n{own}", hound::card_file::STANDARD);
        let (whole, slip) = (chooser(&good), chooser(&format!("{good}\n{bad}")));
        for page in [&whole, &slip] {
            assert!(page.contains("value=\"X01\"") && page.contains("Old Shep"), "{page}");
            assert_eq!(page.matches("home-made").count(), 1);
            assert!(page.contains("value=\"W01\"") && !page.contains("value=\"X02\""));
        }
        // What is no file at all leaves the cards of the box.
        let nothing = chooser("no cards");
        assert!(nothing.contains("value=\"W01\"") && !nothing.contains("home-made"));
    }

    /// The badge of a card with two sides turns it and is no part of its control.
    #[test]
    fn a_badge_lies_beside_the_control() {
        let page = scraper::Html::parse_fragment(&chooser(""));
        let select = |css: &str| page.select(&scraper::Selector::parse(css).expect("a selector")).count();
        assert!(select(".wh-pick.two > .wh-turn input:not([name])") > 0);
        assert_eq!(select(".wh-pick.two"), select(".wh-pick.two > .wh-turn .wh-badge"));
        assert_eq!(select(".wh-choice .wh-badge"), 0);
    }
}
