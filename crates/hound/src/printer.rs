//! Writes card files in their canonical form.

use std::fmt::Write;

use crate::animal::{
    Amount, Animal, Aspect, Company, Confidence, Direction, Face, LAST_IN_ORDER, Name, Side, Turning,
};
use crate::card_file::CardFile;
use crate::id::Id;

/// The text whose reading gives this card file.
pub(crate) fn print(card_file: &CardFile) -> String {
    let mut out = String::from("cards 1\n\nnumbers\n");
    let [black, white] = card_file.numbers.counts;
    let [meat, bone] = card_file.numbers.symbols;
    for (word, [one, two, three, four], confidence) in [
        ("black", black, card_file.numbers_confidence),
        ("white", white, card_file.numbers_confidence),
        ("meat", meat, Confidence::Stated),
        ("bone", bone, Confidence::Stated),
    ] {
        line(&mut out, 2, word, &format!("{one} {two} {three} {four}"), confidence);
    }
    for animal in &card_file.animals {
        card(&mut out, animal);
    }
    if !card_file.sets.is_empty() {
        out.push('\n');
    }
    for (level, ids) in &card_file.sets {
        line(&mut out, 0, "set", &format!("{} {}", level.word(), join(ids)), Confidence::Stated);
    }
    out
}

fn line(out: &mut String, indent: usize, word: &str, rest: &str, confidence: Confidence) {
    let mark =
        if confidence == Confidence::Stated { String::new() } else { format!("  [{}]", confidence.letter()) };
    // Writing to a String cannot fail.
    let _ = writeln!(out, "{:indent$}{word} {rest}{mark}", "");
}

fn join(ids: &[Id]) -> String {
    ids.iter().map(Id::as_str).collect::<Vec<_>>().join(" ")
}

/// See [`Animal::deeds`].
pub(crate) fn deeds(animal: &Animal) -> String {
    let mut out = String::new();
    card_lines(&mut out, animal, &|_| Confidence::Stated);
    face_lines(&mut out, animal, &|_| Confidence::Stated);
    out
}

fn card(out: &mut String, animal: &Animal) {
    out.push('\n');
    line(out, 0, "card", animal.id.as_str(), Confidence::Stated);
    let name = match &animal.name {
        Name::Printed => "printed",
        Name::Own(text) => text,
    };
    line(out, 2, "name", name, Confidence::Stated);
    let sure = |aspect: Aspect| animal.confidence[aspect as usize];
    card_lines(out, animal, &sure);
    for (word, ids) in [("requires", &animal.requires), ("excludes", &animal.excludes)] {
        if !ids.is_empty() {
            line(out, 2, word, &join(ids), Confidence::Stated);
        }
    }
    face_lines(out, animal, &sure);
}

/// What holds for the whole card.
fn card_lines(out: &mut String, animal: &Animal, sure: &impl Fn(Aspect) -> Confidence) {
    if animal.two_sided {
        line(out, 2, "starts", animal.starts.word(), sure(Aspect::Starts));
    }
    if animal.flips_passing {
        line(out, 2, "flips", "passing", sure(Aspect::Flips));
    }
    for (moment, turning) in [("play-end", &animal.play_end), ("turn-end", &animal.turn_end)] {
        if let Some((turning, company)) = turning {
            line(out, 2, "flips", &flips(moment, *turning, company), sure(Aspect::Flips));
        }
    }
    if animal.clashes {
        line(out, 2, "clashes", "yes", Confidence::Stated);
    }
    if animal.order != LAST_IN_ORDER {
        line(out, 2, "turn-end", &animal.order.to_string(), sure(Aspect::TurnEnd));
    }
    if animal.wolves > 0 || sure(Aspect::Wolves) != Confidence::Stated {
        line(out, 2, "wolves", &animal.wolves.to_string(), sure(Aspect::Wolves));
    }
}

/// What holds for its sides.
fn face_lines(out: &mut String, animal: &Animal, sure: &impl Fn(Aspect) -> Confidence) {
    if animal.two_sided {
        for side in [Side::Front, Side::Back] {
            let _ = writeln!(out, "  {}", side.word());
            face(out, 4, animal.face(side), sure);
        }
    } else {
        face(out, 2, animal.face(Side::Front), sure);
    }
}

fn flips(moment: &str, turning: Turning, company: &Company) -> String {
    let how = match turning {
        Turning::Toggle => "toggle",
        Turning::Front => "front",
        Turning::Back => "back",
    };
    let with = match company {
        Company::Anybody => "any".to_owned(),
        Company::Only(ids) if ids.is_empty() => "nobody".to_owned(),
        Company::Only(ids) => join(ids),
    };
    format!("{moment} {how} with {with}")
}

fn face(out: &mut String, indent: usize, face: &Face, sure: &impl Fn(Aspect) -> Confidence) {
    line(out, indent, "colour", face.colour.word(), sure(Aspect::Colour));
    if let Some(motion) = face.motion {
        let by = match face.moved_by {
            [true, true] => "black white",
            [true, false] => "black",
            [false, true] => "white",
            [false, false] => "nothing",
        };
        line(out, indent, "moved-by", by, sure(Aspect::MovedBy));
        let late = if motion.late { " late" } else { "" };
        let how = format!("{} {}{late}", amount(motion.amount), motion.direction.word());
        line(out, indent, "moves", &how, sure(Aspect::Moves));
    }
    if let Some((spaces, direction)) = face.drift {
        line(out, indent, "drifts", &drift(spaces, direction), sure(Aspect::Drifts));
    }
    let targets: Vec<&str> = face.aims().map(crate::place::Aim::word).collect();
    if !targets.is_empty() {
        line(out, indent, "target", &targets.join(" "), sure(Aspect::Target));
    }
    line(out, indent, "effect", &face.effects.to_string(), sure(Aspect::Effect));
}

fn drift(spaces: u8, direction: Direction) -> String {
    format!("{spaces} {}", direction.word())
}

/// `n`, `n+1`, `3n`, `n/2`, or a plain number.
pub(crate) fn amount(amount: Amount) -> String {
    let Amount { times, plus, over } = amount;
    let over = if over > 1 { format!("/{over}") } else { String::new() };
    if times == 0 {
        return format!("{plus}{over}");
    }
    let times = if times > 1 { times.to_string() } else { String::new() };
    let plus = if plus == 0 { String::new() } else { format!("{plus:+}") };
    format!("{times}n{plus}{over}")
}
