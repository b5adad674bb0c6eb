//! Live updates: steps, resumption, and everything that is no step.

use crate::client::{Event, events};
use crate::served::{Served, until};

fn entry_of(event: &Event) -> usize {
    let start = event.data.find("data-entry=\"").unwrap() + 12;
    event.data[start..].split('"').next().unwrap().parse().unwrap()
}

#[test]
fn every_entry_is_a_step_as_its_reader_sees_it() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    let mut streams: Vec<_> = [&ada, &ada, &bo, &served.person()]
        .iter()
        .map(|person| person.listen(&format!("/t/{code}/live?after=0")))
        .collect();
    for expected in 1..=3 {
        let (entry, moves) = ada.moves(&code);
        assert_eq!(entry, expected);
        let text = moves.iter().find(|text| text.starts_with("draw")).unwrap_or(&moves[0]);
        ada.play(&code, 1, entry, text).expect(303);
        let steps: Vec<Event> = streams.iter_mut().map(|stream| stream.wait_for("step")).collect();
        for step in &steps {
            assert_eq!((step.id, entry_of(step)), (Some(expected), expected));
            let root = step.data.split('>').next().unwrap_or_default();
            assert!(root.starts_with("<div ") && root.contains("id=\"live\""), "{root}");
        }
        // Who comes and goes may be told in between, to one of them more often.
        let [one, other] = [0, 1].map(|nth| (steps[nth].id, &steps[nth].data));
        assert_eq!(one, other, "two browsers on one seat stay equal");
        assert_ne!(steps[0].data, steps[2].data, "the other seat sees its own side");
        if ada.moves(&code).1.is_empty() {
            break;
        }
    }
}

fn attribute<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    page.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next())
}

#[test]
fn what_a_page_shows_already_is_not_sent_again() {
    let served = Served::new();
    let (mut ada, bo, code) = served.pair();
    let page = ada.get(&format!("/t/{code}")).body;
    let revision = attribute(&page, "data-rev").unwrap().to_owned();
    assert_eq!(attribute(&page, "data-base"), None);
    let mut known = ada.listen(&format!("/t/{code}/live?after=0&have={revision}"));
    let mut whole = ada.listen(&format!("/t/{code}/live?after=0"));
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, &moves[0]).expect(303);
    let (thin, step) = (known.wait_for("step").data, whole.wait_for("step").data);
    assert_eq!(attribute(&thin, "data-base"), Some(&*revision));
    assert_eq!(attribute(&step, "data-base"), None);
    assert_eq!(attribute(&thin, "data-rev"), attribute(&step, "data-rev"));
    assert!(thin.len() * 3 < step.len() * 2 && thin.contains(" data-same>"), "{} {}", thin.len(), step.len());
    // The answer to a form is thin as well, and of the same revision as the step.
    let again = ada.with("loup-have", &revision).get(&format!("/t/{code}")).body;
    assert_eq!(attribute(&again, "data-base"), Some(&*revision));
    assert_eq!(attribute(&again, "data-rev"), attribute(&thin, "data-rev"));
    // The next step goes on from the last one.
    if let (entry, [first, ..]) = (entry + 1, ada.moves(&code).1.as_slice()) {
        ada.play(&code, 1, entry, first).expect(303);
        let next = known.wait_for("step").data;
        assert_eq!(attribute(&next, "data-base"), attribute(&thin, "data-rev"));
    }
    // Nobody learns anything from the revision of another reader, and nonsense is answered with the whole page.
    for (reader, have) in [(&bo, &*revision), (&ada, "nonsense"), (&ada, "0000000000000000")] {
        let page = reader.with("loup-have", have).get(&format!("/t/{code}")).expect(200).body;
        assert_eq!(attribute(&page, "data-base"), None, "{have}");
    }
}

#[test]
fn a_choice_that_was_there_from_the_beginning_can_be_let_go() {
    let served = Served::new();
    let (ada, _, code) = served.pair();
    let page = ada.get(&format!("/t/{code}?choose=x")).body;
    let revision = attribute(&page, "data-rev").unwrap().to_owned();
    let open = ada.with("loup-page", "00000000000000aa").with("loup-have", &revision);
    let at = format!("/t/{code}/live?after=0&have={revision}&page=00000000000000aa");
    let mut stream = ada.listen(&format!("{at}&choose=x"));
    stream.wait_for("chat");
    let same = open.get(&format!("/t/{code}?choose=x")).expect(200);
    assert_eq!(events(&same.body), [], "that is shown already");
    let let_go = open.get(&format!("/t/{code}")).expect(200);
    let [patch] = <[Event; 1]>::try_from(events(&let_go.body)).unwrap();
    assert_eq!((patch.kind.as_str(), attribute(&patch.data, "data-base")), ("patch", Some(&*revision)));
    // Whoever comes back with a choice still has it.
    drop(stream);
    let mut again = ada.listen(&format!("{at}&again=1&choose=x"));
    assert_eq!(attribute(&again.wait_for("patch").data, "data-rev"), Some(&*revision));
}

fn drawn(served: &Served) -> usize {
    let text = served.numbers();
    let line = text.lines().find_map(|line| line.strip_prefix("loup_drawn_total "));
    line.unwrap().parse().unwrap()
}

#[test]
fn the_answer_to_a_move_is_its_step_and_is_drawn_once() {
    let served = Served::new();
    let (ada, bo, code) = served.pair();
    let page = ada.get(&format!("/t/{code}")).body;
    let revision = attribute(&page, "data-rev").unwrap().to_owned();
    let mut open =
        ada.with("loup-page", "00000000000000aa").with("loup-have", &revision).with("accept", "text/html");
    let at = |have: &str| format!("/t/{code}/live?after=0&have={have}&page=00000000000000aa");
    let mut stream = ada.listen(&at(&revision));
    stream.wait_for("chat");
    let mut other = bo.listen(&format!("/t/{code}/live?after=0"));
    other.wait_for("chat");
    // Both have come, and the first page knows of it.
    until(|| stream.wait_for("presence").data.contains("Bo").then_some(()));
    let (entry, moves) = ada.moves(&code);
    let before = drawn(&served);
    let answer = open.play(&code, 1, entry, &moves[0]).expect(200);
    assert_eq!(answer.header("content-type"), Some("text/event-stream"));
    let told = events(&answer.body);
    let [step] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!((step.kind.as_str(), step.id, entry_of(step)), ("step", Some(1), 1));
    assert_eq!(attribute(&step.data, "data-base"), Some(&*revision));
    assert_eq!(other.wait_for("step").id, Some(1));
    assert_eq!(drawn(&served) - before, 2, "once for each of the two who look");

    // The same again is played once, and there is nothing to add.
    let again = open.play(&code, 1, entry, &moves[0]).expect(200);
    assert_eq!(events(&again.body), []);
    assert_eq!(ada.table(&code)["entries"], 1);

    // A refusal is told to the page that asked, and it alone.
    let refused = open.play(&code, 1, entry + 1, "nonsense").expect(422);
    let [patch] = <[Event; 1]>::try_from(events(&refused.body)).unwrap();
    assert!(patch.kind == "patch" && patch.data.contains("no such move"), "{}", patch.data);
    assert_eq!(patch.order, step.order.map(|order| order + 1), "nothing came in between");
    assert_eq!(attribute(&patch.data, "data-base"), attribute(&step.data, "data-rev"));

    // What was chosen is part of the page, and stays while nothing is played.
    let chosen = open.get(&format!("/t/{code}?choose=x")).expect(200);
    assert_eq!(events(&chosen.body)[0].kind, "patch");

    // The stream has told nothing of all that, and goes on where the answers ended.
    let mut ada = ada;
    ada.post(&format!("/t/{code}/rename"), &[("seat", "1"), ("name", "Adele")]).expect(303);
    let patch = stream.wait_for("patch");
    assert_eq!(patch.order, events(&chosen.body)[0].order.map(|order| order + 1));
    assert_eq!(attribute(&patch.data, "data-base"), attribute(&chosen.body, "data-rev"));
    // A page that has lost its way is sent whole.
    let whole = open.with("loup-have", "").get(&format!("/t/{code}")).expect(200);
    let [patch] = <[Event; 1]>::try_from(events(&whole.body)).unwrap();
    assert_eq!((patch.kind.as_str(), attribute(&patch.data, "data-base")), ("patch", None));
    // Nobody else is answered as this page, and without a stream everything is as without a script.
    let mut bo = bo.with("loup-page", "00000000000000aa");
    bo.post(&format!("/t/{code}/chat"), &[("text", "Hello")]).expect(303);
    drop(stream);
}

#[test]
fn a_page_that_slept_catches_up_step_by_step() {
    let served = Served::new();
    let (mut ada, mut bo, code) = served.pair();
    for entry in 1..=20 {
        for (seat, person) in [(1, &mut ada), (2, &mut bo)] {
            let (next, moves) = person.moves(&code);
            if next == entry && !moves.is_empty() {
                person.play(&code, seat, entry, &moves[0]).expect(303);
                break;
            }
        }
    }
    assert_eq!(ada.table(&code)["entries"], 20);
    let mut awake = ada.listen(&format!("/t/{code}/live?after=16"));
    let steps: Vec<Event> = (0..4).map(|_| awake.wait_for("step")).collect();
    assert_eq!(steps.iter().map(|step| step.id.unwrap()).collect::<Vec<_>>(), [17, 18, 19, 20]);
    assert_eq!(steps.iter().map(entry_of).collect::<Vec<_>>(), [17, 18, 19, 20]);
    assert!(!steps[1].data.contains("data-turn=\"yours\""), "in the past nothing can be decided");

    // The header of a browser that reconnects outdoes the address.
    let resumed = ada.with("last-event-id", "19");
    let mut stream = resumed.listen(&format!("/t/{code}/live?after=0"));
    assert_eq!(stream.next().unwrap().id, Some(20));
    let mut stream = ada.with("last-event-id", "20").listen(&format!("/t/{code}/live?after=0"));
    assert_eq!(stream.next().unwrap().kind, "patch", "nothing is missing but what is no step");
    // Nonsense is no reason to fail.
    let mut stream = ada.with("last-event-id", "99999").listen(&format!("/t/{code}/live"));
    assert_eq!(stream.next().unwrap().kind, "patch");
}

#[test]
fn a_long_sleep_is_answered_by_the_last_step_alone() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let code = served.table(&ada, &["me", "bot-cub"]);
    crate::served::play_out(&mut [(1, ada.clone())], &code);
    let entries = ada.table(&code)["entries"].as_u64().unwrap() as usize;
    assert!(entries > 40, "{entries}");
    let mut stream = ada.listen(&format!("/t/{code}/live?after=0"));
    assert_eq!(stream.next().unwrap().id, Some(entries));
    let mut stream = ada.listen(&format!("/t/{code}/live?after={}", entries - 30));
    assert_eq!(stream.next().unwrap().id, Some(entries - 29));
    // A rematch is told to those who look at the finished table.
    let mut stream = ada.listen(&format!("/t/{code}/live?after={entries}"));
    let next = ada.post(&format!("/t/{code}/rematch"), &[]).expect(303);
    assert!(stream.wait_for("patch").data.contains(next.location()));
}

#[test]
fn what_is_no_step_is_sent_too() {
    let served = Served::new();
    let mut ada = served.named("Ada");
    let code = served.table(&ada, &["me", "friend"]);
    let mut stream = ada.listen(&format!("/t/{code}/live"));
    assert!(stream.wait_for("patch").data.contains("id=\"live\""));
    let mut bo = served.named("Bo");
    bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
    until(|| stream.wait_for("patch").data.contains("Bo").then_some(()));
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    assert_eq!(stream.wait_for("goto").data, format!("/t/{code}"));

    let mut stream = ada.listen(&format!("/t/{code}/live?after=0"));
    assert!(stream.wait_for("presence").data.contains("id=\"seats\""));
    assert!(stream.wait_for("chat").data.contains("id=\"chat\""));
    bo.post(&format!("/t/{code}/chat"), &[("text", "Hello <i>there</i>")]).expect(303);
    let talk = stream.wait_for("chat").data;
    assert!(talk.contains("Hello &lt;i&gt;there&lt;/i&gt;"), "{talk}");
    bo.post(&format!("/t/{code}/rename"), &[("seat", "2"), ("name", "Bolette")]).expect(303);
    until(|| stream.wait_for("patch").data.contains("Bolette").then_some(()));
}

#[test]
fn streams_end_when_the_server_stops() {
    let served = Served::new();
    let (ada, _, code) = served.pair();
    let mut stream = ada.listen(&format!("/t/{code}/live?after=0"));
    stream.wait_for("presence");
    let begun = std::time::Instant::now();
    let stopping = std::thread::spawn(move || served.stop());
    while stream.next().is_some() {}
    stopping.join().unwrap();
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}
