//! Logs: everything that a host needs, nothing that opens a seat.

use crate::durability::spawn;
use crate::served::Folder;

#[test]
fn logs_hold_no_secrets_and_a_stop_is_in_good_order() {
    let folder = Folder::of_file();
    let (mut child, mut ada) = spawn(&folder);
    ada.post("/me", &[("name", "Ada")]).expect(303);
    let wish = serde_json::json!({ "game": "triqueta", "players": 2, "seats": ["me", "friend"] });
    let table = ada.tell("/tables", &wish).expect(201).json();
    let code = table["code"].as_str().unwrap().to_owned();
    let token = table["seats"][1]["invitation"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut bo = crate::client::Person::new(ada.address);
    bo.get(&format!("/i/{token}")).expect(200);
    bo.post(&format!("/i/{token}"), &[("name", "Bo")]).expect(303);
    let page = ada.get("/me").body;
    let start = page.find("/p/").unwrap() + 3;
    let personal: String = page[start..].chars().take_while(char::is_ascii_hexdigit).collect();
    ada.get(&format!("/p/{personal}")).expect(200);
    ada.get("/p/wrong").expect(404);
    ada.post(&format!("/t/{code}/start"), &[]).expect(303);
    let (entry, moves) = ada.moves(&code);
    ada.play(&code, 1, entry, moves.first().map_or("draw", String::as_str));
    ada.post(&format!("/t/{code}/chat"), &[("text", "a word in confidence")]).expect(303);
    let database = rusqlite::Connection::open(folder.file("loup.db")).unwrap();
    let meta: String = database.query_row("SELECT meta FROM tables", [], |row| row.get(0)).unwrap();
    let seed = serde_json::from_str::<serde_json::Value>(&meta).unwrap()["beginning"]["seed"].clone();
    drop(database);

    // SIGTERM: the process ends by itself, and says so.
    let stopped = std::process::Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(stopped.success() && child.wait().unwrap().success());
    let log = std::fs::read_to_string(folder.file("log")).unwrap();
    for line in ["listening", "stopping", "stopped", "/i/{token}", "/p/{secret}", "/t/{code}/move"] {
        assert!(log.contains(line), "{line} is not in the log:\n{log}");
    }
    let (ada_key, bo_key) = (ada.key.unwrap(), bo.key.unwrap());
    for secret in [&token, &personal, &ada_key, &bo_key, seed.as_str().unwrap(), "in confidence", &code] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    assert!(!folder.file("loup.db-wal").exists(), "everything is in the one file");
}
