//! The animals for a game of Wolf & Hound, chosen on a phone.

use crate::driver::{Browser, Setup};
use crate::host::Host;

/// Whether the set can be seen: its lower edge is that of the window, or it stands higher.
const SEEN: &str = r"
const { top, bottom } = document.querySelector('.wh-set').getBoundingClientRect();
return top >= 0 && top < innerHeight && bottom <= innerHeight + 1;
";

/// Brings the first card with two sides into the middle of the window and says what lies at the middle of its badge.
const BADGE: &str = r"
const pick = document.querySelector('.wh-pick.two');
pick.scrollIntoView({ block: 'center' });
const { x, y, width, height } = pick.querySelector('.wh-badge').getBoundingClientRect();
return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.wh-turn, .wh-choice')?.className ?? '';
";

fn count(browser: &Browser) -> usize {
    browser.all(".wh-chosen li").len()
}

#[test]
fn the_set_is_in_sight_while_cards_are_chosen_on_a_phone() {
    let host = Host::start();
    let browser = Browser::start(&Setup { phone: true, ..Setup::default() });
    // The choices of the card go along.
    browser.goto(&host.at("/"));
    let card = "form[action$='/play/hound']";
    for choice in ["[name=players][value='2']", "[name=level][value=alpha]"] {
        let chosen = format!("{card} {choice}:checked");
        browser.click_until(&format!("{card} label:has({choice})"), |browser| {
            browser.has(&chosen).then_some(())
        });
    }
    browser.click_until(&format!("{card} legend .btn"), |browser| browser.has(".wh-set").then_some(()));
    assert!(browser.has("[name=sit-2] option[value=bot-alpha]:checked"), "{}", browser.url());

    // Whatever card somebody looks at, how many there are and what they make is in sight.
    for card in [".wh-pick", ".wh-pick:nth-child(5)"] {
        browser.run(&format!("document.querySelector('{card}').scrollIntoView({{ block: 'center' }})"));
        let seen = browser.wait_until(|browser| (browser.run(SEEN) == true).then_some(()));
        assert!(seen.is_some(), "the set is out of sight at {card}");
    }
    // A tap on the badge turns the card and does not choose it.
    assert!(browser.run(BADGE).as_str().is_some_and(|at| at.contains("wh-turn")));
    let before = count(&browser);
    browser.click_until(".wh-pick.two .wh-turn", |browser| {
        browser.has(".wh-pick.two .wh-turn :checked").then_some(())
    });
    let front = browser.run("return getComputedStyle(document.querySelector('.wh-pick.two .other')).zIndex");
    assert_eq!((front.as_str(), count(&browser)), (Some("1"), before), "its other side lies above");

    // A tap on a card chooses it; then it is played with, against the bot that was chosen.
    let card = ".wh-pick:not(.two) .wh-choice:not(:has(:checked)):not(.off)";
    browser.click_until(card, |browser| (count(browser) == before + 1).then_some(()));
    browser.click_until(".wh-go .pri", |browser| browser.has("#live[data-entry]").then_some(()));
    assert!(browser.text_of_page().contains("Alpha"), "{}", browser.text_of_page());
}
