//! A deal that nobody chose: what the script promises and gives.

use serde_json::json;

use crate::driver::{Browser, Setup};
use crate::endings::post;
use crate::host::Host;

/// From now on the first promise is late: the page believes that it has arrived, and goes on.
const LATE: &str = "
const send = window.fetch;
window.promised = [];
window.late = () => send(`${location.pathname}/parts`, { method: 'post', body: window.promised[0] });
window.fetch = (to, options) => {
  if (!String(to).endsWith('/parts')) return send(to, options);
  window.promised.push(options.body);
  if (window.promised.length === 1) return Promise.resolve(new Response(null, { status: 204 }));
  return send(to, options).then((answer) => {
    window.second = answer.status;
    return answer;
  });
};
";

fn promised(browser: &Browser) -> bool {
    browser.has("#fairness") && browser.text_of_page().contains("Will add to the deal")
}

/// The script promises a part by itself. It may promise twice, in two tabs for example, and the server may hear of
/// both in another order than they were drawn: what it gives is the part whose promise the server has kept.
#[test]
fn the_part_that_is_given_is_the_one_that_was_kept() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.goto(&host.at("/"));
    let fields = json!({ "players": "2", "sit-1": "me", "sit-2": "friend" });
    let table = post(&browser, "/new/triqueta", &fields);
    browser.goto(&table);
    browser.wait_until(|browser| promised(browser).then_some(())).expect("the script promises a part");

    browser.run(LATE);
    let path = table.strip_prefix(&host.url).expect("an address of the server");
    let path = path.split('#').next().unwrap_or(path);
    post(&browser, &format!("{path}/leave"), &json!({ "seat": "1" }));
    post(&browser, &format!("{path}/sit"), &json!({ "seat": "1", "name": "Ada" }));
    let mut listed = false;
    let second = browser.wait_until(|browser| {
        // Whatever happens at the table, the page is shown anew.
        listed = !listed;
        post(browser, &format!("{path}/list"), &json!({ "listed": if listed { "on" } else { "off" } }));
        browser.run("return window.second").as_u64()
    });
    assert_eq!(second, Some(204), "the seat still has nothing: a second promise");
    let late =
        browser.later("const done = arguments[0]; window.late().then((answer) => done(`${answer.status}`));");
    assert_eq!(late, "204", "nobody has asked for the parts yet");
    let kept = browser.run("return window.promised[0].get('commitment')");
    let kept = kept.as_str().expect("a promise").to_owned();

    post(&browser, &format!("{path}/bot"), &json!({ "seat": "2", "level": "cub" }));
    post(&browser, &format!("{path}/start"), &json!({}));
    browser.wait("#prompt");
    let shown = browser.run("return document.querySelector('#fairness').textContent");
    assert!(shown.as_str().is_some_and(|shown| shown.contains(&kept)), "{kept} is not in {shown}");
}
