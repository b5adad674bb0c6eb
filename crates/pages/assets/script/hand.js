// Touches and keys at a table.

import { around, byId, find, findAll, isTyping } from "./dom.js";
import { id, live } from "./markup.js";
import { QUIET, fill } from "./show.js";
import { state } from "./state.js";
import { hurry } from "./messages.js";
import { load } from "./send.js";

/** Whether pressing this does something at the table. Talking is free, and so is looking around in a replay. */
function decides(target) {
  const control = target.closest?.("a, button");
  const sender = control?.form ?? control;
  const isLive = byId(id.live)?.hasAttribute(live.stream);
  return isLive && sender?.hasAttribute(live.sends) && !sender.hasAttribute(live.reset);
}

function watchTouches() {
  addEventListener("click", (event) => {
    const { target } = event;
    const shows = around(target, live.first);
    // After the last move, links to other pages stand where it was.
    const isMine = decides(target) || byId(id.prompt)?.contains(target);
    // What was touched is what was there at that moment, however late a busy page hears of it.
    const isEarly = isMine && event.timeStamp - state.changed < QUIET;
    // A finger's first touch shows what would happen; on the page that shows it the second one plays. Keys have no finger.
    if (!isEarly && (!shows || !event.detail || !state.finger)) return;
    state.held = null;
    event.preventDefault();
    event.stopPropagation();
    if (!isEarly) load(shows.getAttribute(live.first));
  }, true);
  document.addEventListener("pointerdown", hurry);
}

/** Letters are meant for the board only while it has the focus, and whoever dictates can switch all of them off. */
function mayPress(key) {
  if (key.length > 1) return true;
  return state.prefs.keys === "on" && (!/[a-z]/i.test(key) || byId(id.board)?.contains(document.activeElement));
}

function watchKeys() {
  document.addEventListener("keydown", (event) => {
    // The settings were open, and are not any more.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && !hurry()) letGo(!isTyping(event));
    if (isTyping(event)) return;
    // A key that is held down decides once; only the arrows of a replay go on.
    if (event.repeat && event.key === "Enter" && decides(event.target)) event.preventDefault();
    if (event.repeat && event.key.length === 1) return;
    const button = [...findAll(live.key)].find((one) => one.getAttribute(live.key) === event.key);
    if (!button || !mayPress(event.key)) return;
    event.preventDefault();
    if (button.matches("a, button")) press(button);
    else button.querySelector("a")?.focus();
  });
}

/** Escape closes what lies over the board, and else lets go of what is chosen, unless it is meant for a field. */
function letGo(mayDrop) {
  const open = [...findAll(live.shut)].find((one) => one.open);
  if (open) open.open = false;
  else if (mayDrop) press(find(live.clear));
}

/** Presses something; what is inside a picture knows no `click`. */
const press = (thing) => thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

/** Lets hands play. */
export function watchHands() {
  watchTouches();
  watchKeys();
  document.addEventListener("toggle", ({ target }) => {
    const part = target.open && find(live.source, target);
    if (part) fill(part);
    if (target.open && target.hasAttribute(live.choose)) target.nextElementSibling.querySelector(":not(form) > :is(a, button)")?.focus();
  }, true);
}
