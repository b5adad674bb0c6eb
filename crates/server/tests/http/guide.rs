//! Guided first tables: each lesson when it first matters, and once.

use std::collections::BTreeSet;

use crate::client::Person;
use crate::served::{Served, until};

/// The lesson on the page that can be answered with "Got it".
fn lesson(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("id=\"got-it\"")?;
    let (_, rest) = rest.split_once("value=\"")?;
    Some(rest.split('"').next().unwrap_or_default().to_owned())
}

fn learn(person: &mut Person, game: &str) -> String {
    let reply = person.post(&format!("/learn/{game}"), &[]).expect(303);
    reply.location().strip_prefix("/t/").unwrap().to_owned()
}

fn answer(person: &mut Person, code: &str, field: &str, value: &str) -> u16 {
    person.post(&format!("/t/{code}/guide"), &[(field, value)]).status
}

/// Waits for this person's decision: the next entry and the legal moves; `None` when the game is over.
fn decision(person: &Person, code: &str) -> Option<(usize, Vec<String>)> {
    until(|| {
        let (entry, moves) = person.moves(code);
        if !moves.is_empty() {
            return Some(Some((entry, moves)));
        }
        (person.table(code)["state"] == "over").then_some(None)
    })
}

#[test]
fn every_game_explains_itself_to_its_end() {
    let served = Served::new();
    for (game, first, key) in [
        ("triqueta", "On your turn you do one thing", "turn"),
        ("hound", "Play a card.", "card"),
        ("wolves", "A turn has two actions", "turn"),
    ] {
        let mut ada = served.named("Ada");
        assert!(ada.get("/").expect(200).body.contains(&format!("/learn/{game}")), "{game}: from home");
        let code = learn(&mut ada, game);
        let page = ada.get(&format!("/t/{code}")).expect(200).body;
        assert!(page.contains(first) && page.contains("aria-live=\"polite\""), "{game}");
        assert_eq!(lesson(&page), Some(format!("lesson-{game}-{key}")));

        let (mut given, mut step) = (BTreeSet::new(), 0_usize);
        while let Some((entry, moves)) = decision(&ada, &code) {
            step += 1;
            let shown = lesson(&ada.get(&format!("/t/{code}")).expect(200).body);
            match shown {
                // Answered, the next one comes; a lesson is never there again.
                Some(key) if step % 3 > 0 => {
                    assert!(given.insert(key.clone()), "{key} again");
                    assert_eq!(answer(&mut ada, &code, "lesson", &key), 303);
                    let page = ada.get(&format!("/t/{code}")).expect(200).body;
                    assert_ne!(lesson(&page), Some(key.clone()));
                    // The same form once more skips nothing.
                    answer(&mut ada, &code, "lesson", &key);
                    assert_eq!(lesson(&ada.get(&format!("/t/{code}")).body), lesson(&page));
                }
                // Whoever plays on has read it too.
                shown => {
                    given.extend(shown);
                    let pick = (step * 7919 + 3) % moves.len();
                    ada.play(&code, 1, entry, &moves[pick]).expect(303);
                }
            }
        }
        // Which lessons matter depends on the deal; some always do.
        assert!(given.len() > 4, "{game}: {given:?}");
        let end = ada.get(&format!("/t/{code}")).expect(200).body;
        assert!(end.contains("That was your first game"), "{game}");
        assert!(end.contains(&format!("action=\"/learn/{game}\"")), "{game}: once more");
        assert_ne!(learn(&mut ada, game), code, "{game}: a new one after the end");
    }
}

#[test]
fn a_guided_table_is_found_again_and_remembers_what_it_said() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let code = learn(&mut ada, "triqueta");
    answer(&mut ada, &code, "lesson", "lesson-triqueta-goal");
    assert_eq!(learn(&mut ada, "triqueta"), code, "the same table");

    let folder = served.stop();
    let served = Served::at(folder, |_| {});
    let mut ada = Person { address: served.address, ..ada };
    let page = ada.get(&format!("/t/{code}")).expect(200).body;
    assert_eq!(lesson(&page).as_deref(), Some("lesson-triqueta-turn"), "after a restart as well");

    answer(&mut ada, &code, "guide", "off");
    let page = ada.get(&format!("/t/{code}")).expect(200).body;
    assert!(lesson(&page).is_none() && page.contains("The explanations are off."));
    answer(&mut ada, &code, "guide", "on");
    assert!(lesson(&ada.get(&format!("/t/{code}")).body).is_some());
}

#[test]
fn the_guide_speaks_only_to_its_person() {
    let served = Served::in_memory();
    let mut ada = served.named("Ada");
    let code = learn(&mut ada, "hound");
    ada.post(&format!("/t/{code}/list"), &[("listed", "on")]).expect(303);
    let mut bo = served.named("Bo");
    let seen = bo.get(&format!("/t/{code}")).expect(200).body;
    assert!(!seen.contains("id=\"guide\""), "somebody who looks on is not taught");
    assert_eq!(answer(&mut bo, &code, "guide", "off"), 403);
    assert_eq!(answer(&mut ada, &code, "lesson", "lesson-hound-pile"), 303, "not shown: nothing changes");
    assert_eq!(lesson(&ada.get(&format!("/t/{code}")).body).as_deref(), Some("lesson-hound-card"));
    ada.post("/learn/chess", &[]).expect(404);

    // A table without a guide has nothing to switch.
    let plain = ada.post("/play/hound", &[]).expect(303).location().to_owned();
    assert_eq!(ada.post(&format!("{plain}/guide"), &[("guide", "on")]).status, 303);
    assert!(!ada.get(&plain).expect(200).body.contains("id=\"guide\""));
}

#[test]
fn the_guide_speaks_every_language() {
    let served = Served::in_memory();
    for (lang, word) in [("fr", "Compris"), ("de", "Verstanden")] {
        let mut ada = served.person();
        ada.post("/me", &[("lang", lang)]).expect(303);
        for game in ["triqueta", "hound", "wolves"] {
            let code = learn(&mut ada, game);
            let page = ada.get(&format!("/t/{code}")).expect(200).body;
            assert!(page.contains(word) && !page.contains("[lesson-"), "{lang} {game}");
        }
    }
}
