//! A table that is deleted is gone everywhere at once.

use crate::served::{Served, until};

#[test]
fn a_deleted_table_is_gone_at_once_and_says_so() {
    let served = Served::new();
    let (ada, mut bo, code) = served.pair();
    let (_, _, other) = served.pair();
    let mut page = ada.listen(&format!("/t/{code}/live"));
    let mut program = bo.listen(&format!("/api/v1/tables/{code}/events"));
    let mut elsewhere = ada.listen(&format!("/t/{other}/live"));
    page.wait_for("presence");
    program.wait_for("table");
    elsewhere.wait_for("presence");
    // As the command does, beside the running server.
    server::host::delete(served.data(), &code).unwrap();
    assert!(page.wait_for("gone").data.contains("deleted"));
    assert_eq!(page.next(), None, "the stream ends");
    assert!(program.wait_for("gone").data.contains("deleted"));
    assert_eq!(program.next(), None);
    ada.get(&format!("/t/{code}")).expect(404);
    ada.ask(&format!("/tables/{code}")).expect(404);
    ada.ask(&format!("/tables/{code}/record")).expect(404);
    bo.post(&format!("/t/{code}/chat"), &[("text", "hello?")]).expect(404);
    ada.get(&format!("/t/{other}")).expect(200);
}

#[test]
fn what_a_command_changes_beside_a_server_is_soon_seen() {
    let served = Served::on_file();
    let (ada, _, code) = served.pair();
    let mut stream = ada.listen(&format!("/api/v1/tables/{code}/events"));
    stream.wait_for("table");
    let file = rusqlite::Connection::open(served.folder.file("loup.db")).unwrap();
    let meta: String = file.query_row("SELECT meta FROM tables", [], |row| row.get(0)).unwrap();
    let meta = meta.replace("\"Bo\"", "\"Bob\"");
    file.execute("UPDATE tables SET meta = ?1, rev = rev + 1", [meta]).unwrap();
    let table: serde_json::Value = serde_json::from_str(&stream.wait_for("table").data).unwrap();
    assert_eq!(table["seats"][1]["name"], "Bob");
    until(|| (ada.table(&code)["seats"][1]["name"] == "Bob").then_some(()));
}
