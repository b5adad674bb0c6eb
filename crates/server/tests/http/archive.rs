//! Tables of an older edition of the rules: nothing can be done there, and nothing is lost.

use serde_json::json;

use crate::served::{Served, play_out};

#[test]
fn a_table_of_other_rules_can_be_read_and_kept() {
    let served = Served::on_file();
    let mut ada = served.named("Ada <b>");
    let (running, over) = (served.table(&ada, &["me", "bot-cub"]), served.table(&ada, &["me", "bot-cub"]));
    play_out(&mut [(1, ada.clone())], &over);
    let (entry, moves) = ada.moves(&running);
    if let Some(first) = moves.first() {
        ada.play(&running, 1, entry, first).expect(303);
    }
    let seed = ada.table(&over)["seed"].as_str().unwrap().to_owned();
    let folder = served.stop();
    // As if the program had learned new rules since.
    let file = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    file.execute("UPDATE tables SET meta = json_set(meta, '$.rules', 77)", []).unwrap();
    let secret: String = file
        .query_row("SELECT meta ->> '$.beginning.seed' FROM tables WHERE code = ?1", [&running], |row| {
            row.get(0)
        })
        .unwrap();
    drop(file);
    let served = Served::at(folder, |_| {});
    ada.address = served.address;

    for code in [&running, &over] {
        let page = ada.get(&format!("/t/{code}")).expect(200).body;
        assert!(page.contains("version 77") && page.contains("nothing is lost"), "{page}");
        assert!(page.contains("Ada &lt;b&gt;") && page.contains("<code>"), "names and moves");
        assert!(!page.contains("id=\"play\"") && !page.contains("data-stream"), "nothing can be done");
        assert!(ada.get(&format!("/t/{code}/replay")).expect(200).body.contains("version 77"));
        let told = ada.table(code);
        assert_eq!((&told["archived"], &told["rules_version"]), (&true.into(), &77.into()));
        assert!(!told["log"].as_array().unwrap().is_empty());
        ada.play(code, 1, 1, "draw").expect(410);
        ada.post(&format!("/t/{code}/hint"), &[]).expect(410);
        ada.ask(&format!("/tables/{code}/moves")).expect(410);
    }
    let record = ada.get(&format!("/t/{over}/record")).expect(200).body;
    assert!(record.contains(&seed), "a finished game tells its seed");
    let record = ada.ask(&format!("/tables/{running}/record")).expect(200).body;
    for text in [record, ada.get(&format!("/t/{running}")).body, ada.table(&running).to_string()] {
        assert!(!text.contains(&secret), "a game that was not over keeps its secret");
    }
    assert!(ada.get("/").expect(200).body.contains(&over), "it stays in the list");
}

/// A table that waits while the program is replaced is dealt by the rules that are known when it starts, and says so; with
/// rules that are not known here it waits for a server that knows them.
#[test]
fn a_table_that_waited_is_dealt_by_the_rules_of_its_start() {
    let served = Served::on_file();
    let mut ada = served.named("Ada");
    let mut bo = served.named("Bo");
    let [older, newer] = [(); 2].map(|()| {
        let wish = json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"] });
        let code = served.table_of(&ada, wish);
        bo.post(&format!("/t/{code}/sit"), &[("seat", "2")]).expect(303);
        code
    });
    let folder = served.stop();
    let file = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    for (code, rules) in [(&older, 0), (&newer, 77)] {
        let changed = file
            .execute(
                "UPDATE tables SET meta = json_set(meta, '$.rules', ?2) WHERE code = ?1 AND meta ->> '$.beginning' IS NULL",
                rusqlite::params![code, rules],
            )
            .unwrap();
        assert_eq!(changed, 1, "it has not begun");
    }
    drop(file);
    let served = Served::at(folder, |_| {});
    ada.address = served.address;
    ada.post(&format!("/t/{newer}/start"), &[]).expect(503);
    ada.post(&format!("/t/{older}/start"), &[]).expect(303);

    let served = Served::at(served.stop(), |_| {});
    ada.address = served.address;
    let told = ada.table(&older);
    assert_eq!(
        (&told["archived"], &told["rules_version"]),
        (&json!(null), &json!(1)),
        "it can be loaded again"
    );
    assert_eq!(ada.table(&newer)["rules_version"], 77, "nothing was changed");
}
