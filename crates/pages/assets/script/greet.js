// What a page says by the reader's own clock, and what it asks only until it is put off.

import { around, byId, find, findAll } from "./dom.js";
import { mark, shown } from "./markup.js";
import { keep } from "./prefs.js";
import { state } from "./state.js";

/** Greets by the hour, and keeps away what was put off, also when the page is shown anew. */
export function greet() {
  addEventListener(shown, dressGreeting);
  dressGreeting();
  document.addEventListener("click", ({ target }) => {
    const button = around(target, mark.later);
    if (!button) return;
    putOff(button);
    keep(button.getAttribute(mark.later), "on");
  });
}

function dressGreeting() {
  const now = new Date().getHours();
  const greetings = [...findAll(mark.hour)];
  const fits = greetings.findLast((greeting) => greeting.getAttribute(mark.hour) <= now);
  for (const greeting of greetings) greeting.hidden = greeting !== fits;
  const waiting = find(mark.waiting)?.getAttribute(mark.waiting);
  // The badge of an installed page.
  if (waiting) navigator.setAppBadge?.(Number(waiting)).catch(() => {});
  // What was put off once stays away.
  for (const button of findAll(mark.later)) if (state.prefs[button.getAttribute(mark.later)]) putOff(button);
}

function putOff(button) {
  byId(button.getAttribute(mark.later)).hidden = true;
}
