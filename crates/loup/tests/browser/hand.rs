//! Playing by hand: the first screen at every size, and whole games by touching the board.

use serde_json::{Value, json};

use crate::driver::{AGAIN, Browser, Setup};
use crate::host::{Host, OVER, YOURS, click_move, entry, my_turn, picker, play_now, shot};

/// The sizes at which header, board, own strip and prompt fill the window.
const SIZES: [(u32, u32); 11] = [
    (390, 844),
    (1440, 900),
    (1440, 757),
    (1920, 1080),
    (1280, 720),
    (1024, 768),
    (768, 1024),
    (390, 664),
    (360, 640),
    (844, 390),
    (320, 256),
];

/// What is wrong with the first screen: parts that overlap, leave a gap, or are not in it.
pub const FIRST: &str = r#"
const wrong = [];
const box = (css) => document.querySelector(css)?.getBoundingClientRect();
const top = box('.top'), board = box('#board'), ask = box('#prompt');
const strip = box('.tw-tiles') ?? box('#own');
const near = (a, b) => Math.abs(a - b) <= 1.5;
if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('scrolls sideways');
for (const [name, part] of Object.entries({ top, board, ask, strip })) {
  if (!part || part.height < 20) wrong.push(`no ${name}`);
  else if (part.top < -1 || part.bottom > innerHeight + 1.5) wrong.push(`${name} from ${part.top} to ${part.bottom} of ${innerHeight}`);
}
const rows = document.querySelector('.playing .tq');
if (innerHeight > 360 && rows?.scrollHeight > rows?.clientHeight + 1) wrong.push(`the rows have ${rows.scrollHeight} in ${rows.clientHeight}`);
if (innerHeight > 360 && !document.querySelector('.tw') && ask?.scrollHeight > ask?.clientHeight + 1) wrong.push(`the prompt has ${ask.scrollHeight} in ${ask.clientHeight}`);
if (wrong.length) return wrong;
if (innerWidth > 520 && innerHeight <= 500) {
  if (!near(board.height, innerHeight)) wrong.push(`the board is ${board.height} high`);
  if (!near(ask.bottom, strip.top) || !near(strip.bottom, innerHeight)) wrong.push('the column has gaps');
} else if (innerWidth <= 1180) {
  if (!near(top.bottom, board.top)) wrong.push(`board at ${board.top}`);
  if (!near(board.bottom, strip.top)) wrong.push(`strip at ${strip.top}, board to ${board.bottom}`);
  if (!near(strip.bottom, ask.top)) wrong.push(`prompt at ${ask.top}, strip to ${strip.bottom}`);
  if (!near(ask.bottom, innerHeight)) wrong.push(`prompt to ${ask.bottom}`);
} else if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push('the page scrolls');
return wrong;
"#;

/// Where the board is, and what of it is seen.
const BOARD: &str = r"
const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();
return [x, y, width, height].map(Math.round);
";

/// Choices that change what the prompt says: every first and last thing that can be chosen now, and what cannot be done.
const CHOICES: &str = r"
const found = [...document.querySelectorAll('a[data-live][href*=\'choose=\']:not([data-clear])')].map((one) => one.getAttribute('href'));
const why = document.querySelector('a[href^=\'?why=\']')?.getAttribute('href');
const kinds = new Map(found.map((href) => [href.replace(/[+ ].*/, ''), href]));
return [...new Set([...kinds.values(), found[0], why])].filter(Boolean);
";

/// A reason of three lines leaves the actions in the prompt of a phone, and the rule is read whole where it is touched.
const REASON: &str = r#"
const wrong = [], ask = document.querySelector('#prompt'), rule = ask.querySelector('.say > span');
document.querySelector('#asked').textContent = 'This costs three tiles of one terrain. You have one that shows it, and no bonus tokens: neither will do here.';
const isPhone = innerWidth <= 760;
if (isPhone && ask.scrollHeight > ask.clientHeight + 1) wrong.push(`the prompt has ${ask.scrollHeight} in ${ask.clientHeight}`);
const { x, y } = ask.querySelector('.say').getBoundingClientRect();
if (isPhone && document.elementFromPoint(x + 60, y + 20) !== rule) wrong.push('a touch of the reason asks for nothing');
rule.focus();
const { left, top, bottom } = rule.getBoundingClientRect();
if (!rule.contains(document.elementFromPoint(left + 20, bottom - 12))) wrong.push('something lies above the rule');
if (rule.scrollHeight > rule.clientHeight + 1 || top < 0 || bottom > innerHeight + 1) wrong.push(`the rule from ${top} to ${bottom}`);
return wrong;
"#;

/// Header, board, own things and prompt are the first screen, at these sizes, in every game; and the board stays where it
/// is whatever is chosen, asked or refused.
fn fill(sizes: &[(u32, u32)]) {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    for (game, players) in [("wolves", 3), ("hound", 3), ("triqueta", 3), ("triqueta", 5)] {
        play_now(&browser, &host, game, players);
        // In The Wolves the packs are placed first.
        for _ in 0..if game == "wolves" { 4 } else { 0 } {
            assert!(my_turn(&browser));
            click_move(&browser, &mut picker(7));
        }
        assert!(my_turn(&browser));
        let table = browser.url().split(['?', '#']).next().unwrap_or_default().to_owned();
        let choices = browser.run(CHOICES);
        let choices: Vec<&str> = choices.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(!choices.is_empty() || game == "triqueta", "{game} has nothing to choose");
        for &(width, height) in sizes {
            browser.dress((width, height), width < 1024, false);
            browser.goto(&table);
            browser.wait("#prompt");
            browser.screenshot(&shot(&format!("first-{game}-{width}x{height}")));
            let wrong = browser.run(FIRST);
            assert_eq!(wrong.as_array().map(Vec::len), Some(0), "{game} at {width} × {height}: {wrong:#}");
            let before = browser.run(BOARD);
            for choice in &choices {
                browser.goto(&format!("{table}{}", &choice[choice.find('?').unwrap_or_default()..]));
                let now = browser.run(BOARD);
                assert_eq!(now, before, "{game} at {width} × {height}: the board moves by {choice}");
                if !choice.contains("why=") {
                    let wrong = browser.run(FIRST);
                    assert_eq!(
                        wrong.as_array().map(Vec::len),
                        Some(0),
                        "{game} at {width} × {height}, {choice}: {wrong:#}"
                    );
                }
                if choice.contains("why=") && height > 360 {
                    let wrong = browser.run(REASON);
                    assert_eq!(
                        wrong.as_array().map(Vec::len),
                        Some(0),
                        "{game} at {width} × {height}: {wrong:#}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_first_screen_fills_a_phone() {
    fill(&SIZES[..1]);
}

/// The long form of [`the_first_screen_fills_a_phone`]: `make full`.
#[test]
#[ignore = "takes a minute: make full"]
fn the_first_screen_fills_every_window() {
    fill(&SIZES);
}

/// Touches the middle of the first thing that can be seen there and touched; whether there was one. Only where none is
/// seen, the map or the page is moved to one.
fn touch(browser: &Browser, css: &str) -> bool {
    let find = format!(
        r#"const things = [...document.querySelectorAll({css:?})];
const place = (thing) => {{
  const {{ x, y, width, height }} = thing.getBoundingClientRect();
  const places = [[.5, .5], [.3, .4], [.7, .6], [.5, .25], [.5, .8]].map(([right, down]) => [x + width * right, y + height * down]);
  return places.find((at) => thing.contains(document.elementFromPoint(...at)));
}};
for (const moves of [false, true]) {{
  for (const thing of things) {{
    if (moves) thing.scrollIntoView({{ block: 'center', inline: 'center' }});
    const at = place(thing);
    if (at) return at;
  }}
}}
return null;"#
    );
    let at = browser.run(&find);
    let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) else { return false };
    browser.devtools(
        "Input.dispatchTouchEvent",
        &json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }),
    );
    browser.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    true
}

/// What has changed after a touch: the entry, the choice, what is chosen for a second touch, or how large the map is.
fn state(browser: &Browser) -> String {
    let state = "const { style } = document.documentElement;
return [document.querySelector('#live').dataset.entry, location.search, document.activeElement.id,
  style.getPropertyValue('--zoomed-width')].join()";
    browser.run(state).to_string()
}

/// Touches this and waits until something comes of it: a move, or a page that shows what another touch would do.
fn press(browser: &Browser, css: &str) -> bool {
    let before = state(browser);
    if !touch(browser, css) {
        return false;
    }
    let changed = |browser: &Browser| (state(browser) != before || browser.has(OVER)).then_some(());
    if browser.wait_within(AGAIN, changed).is_none() {
        return false;
    }
    true
}

/// What is touched, in this order. In The Wolves the prompt is touched only for what has no hex: prices, tracks, the end
/// of a move or a turn, and what a first touch has shown, where the hex itself cannot be touched again.
const WOLVES: [&str; 11] = [
    "button[value=end]",
    ".prompt .tw-pay",
    ".prompt button.tw-den",
    ".prompt button[value=stop]",
    ".tw-map a[href*='choose=howl+']",
    ".tw-map a[href*='choose=den+']",
    ".tw-map a[href*='choose=lair+']",
    ".tw-map a[href*='choose=dominate+']",
    ".tw-map button.tw-b",
    ".tw-map a.tw-b:not([data-clear])",
    ".prompt button[name=move].pri",
];
const HOUND: [&str; 3] = [".prompt button[name=move]", "#own a.wh-card", "#board button[name=move]"];
const TRIQUETA: [&str; 2] = ["#board button[name=move]", ".prompt button[name=move]"];

/// What could be touched on the board but is not seen, although no sign at an edge says that there is more that way: beyond
/// the edges of the map, or of the window. And the other way round, signs that lead to nothing; and the question, where the
/// prompt has no room for all of it, and buttons beyond its edge of which nothing tells.
const LOST: &str = r"
const map = document.querySelector('[data-pan]');
const frame = (map ?? document.querySelector('#board')).getBoundingClientRect();
// Over the map's margins lie tools, and what was told: a target there is beyond the edge.
const { paddingTop, paddingBottom } = getComputedStyle(map?.querySelector('svg') ?? document.body);
const [above, below] = map ? [paddingTop, paddingBottom].map(parseFloat) : [0, 0];
const box = { left: frame.left, right: frame.right, top: frame.top + above, bottom: frame.bottom - below };
const lids = [...document.querySelectorAll('.tw-tools .btn, .tw-mini')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
const isCovered = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return lids.some((lid) => x + width / 2 > lid.left && x + width / 2 < lid.right && y + height / 2 > lid.top && y + height / 2 < lid.bottom);
};
const signs = new Set([...document.querySelectorAll('[data-edge]')].filter((one) => one.checkVisibility() && !isCovered(one)).map((one) => one.dataset.edge));
const things = (map ?? document.querySelector('#board')).querySelectorAll(':is(a, button):not([tabindex], [disabled])');
const [asked, slot] = ['#asked', '#prompt'].map((css) => document.querySelector(css)?.getBoundingClientRect());
const cut = asked && (asked.top < slot.top || asked.bottom > slot.bottom) ? [`the question from ${asked.top} to ${asked.bottom}, the prompt from ${slot.top} to ${slot.bottom}`] : [];
const reasons = new Set();
const lost = [...things].filter((one) => one.getClientRects().length).flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const [across, down] = [x + width / 2, y + height / 2];
  const beyond = [across < box.left && 'left', across > box.right && 'right', down < box.top && 'top', down > box.bottom && 'bottom'].filter(Boolean);
  beyond.forEach((edge) => reasons.add(edge));
  const isLost = beyond.some((edge) => !signs.has(edge)) || (!beyond.length && (across < 0 || across > innerWidth || down < 0 || down > innerHeight));
  return isLost ? [`${one.value || one.getAttribute('href')} at ${across} ${down}: ${beyond}`] : [];
});
const row = document.querySelector('.tw .prompt .bts');
const isMore = innerWidth <= 760 && row?.checkVisibility() && row.scrollWidth - row.clientWidth - row.scrollLeft > 8;
if (isMore && getComputedStyle(row, '::after').opacity < .9) cut.push('nothing says that there are more buttons');
return [...lost, ...cut, ...[...signs].filter((edge) => !reasons.has(edge)).map((edge) => `nothing is beyond the ${edge} edge`)];
";

/// All that can be touched on the board is in the first screen, or a sign says where it is; and the question is read whole.
pub(crate) fn nothing_is_lost(browser: &Browser) {
    browser.run("scrollTo(0, 0)");
    let found = |browser: &Browser| browser.run(LOST).as_array().is_some_and(Vec::is_empty).then_some(());
    if browser.wait_within(AGAIN, found).is_none() {
        browser.screenshot(&shot("lost"));
        panic!("out of sight at {}: {:#}", browser.url(), browser.run(LOST));
    }
}

/// Plays a whole game with fingers.
fn by_touch(game: &str, players: u8, things: &[&str], size: (u32, u32)) {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    browser.dress(size, true, false);
    browser.goto(&host.at("/"));
    // Steps are shown at once: this reader is in a hurry.
    browser.run("localStorage.loup = JSON.stringify({ speed: '0' })");
    play_now(&browser, &host, game, players);
    let (mut touches, mut seen, mut alike) = (0, String::new(), 0);
    while my_turn(&browser) {
        touches += 1;
        assert!(touches < 1500, "the game does not come to its end");
        let now = state(&browser);
        alike = if now == seen { alike + 1 } else { 0 };
        assert!(alike < 8, "nothing comes of touching at {}\n{}", browser.url(), browser.text_of_page());
        seen = now;
        nothing_is_lost(&browser);
        let before = entry(&browser);
        let done = things.iter().any(|css| press(&browser, css));
        // On a slow machine what was touched may be played only when nobody waits for it any more.
        let done = done || browser.has(OVER) || !browser.has(YOURS) || entry(&browser) > before;
        assert!(done, "nothing can be touched at {}\n{}", browser.url(), browser.text_of_page());
        let after = entry(&browser);
        assert!(after >= before || browser.has(OVER), "{before} and then {after}");
    }
    let text = browser.text_of_page();
    assert!(!text.contains("[web-") && !text.contains(&format!("[{game}-")), "{text}");
    browser.screenshot(&shot(&format!("touched-{game}-{}x{}", size.0, size.1)));
}

#[test]
fn whole_games_are_played_by_touching_a_phone() {
    by_touch("wolves", 2, &WOLVES, (390, 844));
    by_touch("hound", 2, &HOUND, (390, 844));
    by_touch("triqueta", 2, &TRIQUETA, (390, 844));
}

#[test]
#[ignore = "takes minutes: make full"]
fn whole_games_are_played_by_touch_at_every_size() {
    for size in [(844, 390), (360, 640), (1440, 757)] {
        by_touch("wolves", 2, &WOLVES, size);
        by_touch("hound", 2, &HOUND, size);
        by_touch("triqueta", 2, &TRIQUETA, size);
    }
}

/// The buttons that are seen in the prompt, and whether the list of all of them is open and has the focus.
const BUTTONS: &str = r"
const seen = [...document.querySelectorAll('#prompt :is(a, button, summary)')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.checkVisibility() && right > left && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 1;
});
const list = document.querySelector('#prompt .bts');
return [seen.length, Boolean(document.querySelector('[data-choose]')?.open), list.contains(document.activeElement)];
";

/// At 400 % the prompt has one button, and what opens the others below the board; a choice closes them again.
#[test]
#[ignore = "takes a minute: make full"]
fn four_hundred_percent_leave_room_for_one_button() {
    let host = Host::start();
    let browser = Browser::start(&Setup::default());
    for game in ["wolves", "triqueta"] {
        browser.dress((1440, 900), false, false);
        play_now(&browser, &host, game, 3);
        assert!(my_turn(&browser));
        // In The Wolves the packs are placed first, which is done on the map alone.
        for _ in 0..8 {
            if !browser.has("[data-choose]") {
                click_move(&browser, &mut picker(7));
                assert!(my_turn(&browser));
            }
        }
        browser.dress((320, 256), true, false);
        browser.reload();
        assert!(my_turn(&browser));
        let shut = browser.run(BUTTONS);
        let one = shut[0].as_u64().is_some_and(|count| (1..=2).contains(&count));
        assert!(one && shut[1] == false, "{game}: {shut}");
        touch(&browser, "[data-choose] summary");
        let open = |browser: &Browser| (browser.run(BUTTONS)[2] == true).then_some(());
        assert!(browser.wait_until(open).is_some(), "{game}: {}", browser.run(BUTTONS));
        browser.screenshot(&shot(&format!("choose-{game}")));
        let before = state(&browser);
        touch(&browser, "#prompt .bts :not(form) > :is(a, button)");
        let chosen = browser.wait_until(|browser| (state(browser) != before).then_some(()));
        assert!(chosen.is_some(), "{game}: nothing comes of choosing");
        let closed = browser.wait_until(|browser| (browser.run(BUTTONS)[1] != true).then_some(()));
        assert!(closed.is_some(), "{game}: the list stays open");
    }
}
