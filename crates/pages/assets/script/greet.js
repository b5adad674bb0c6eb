// What a page says by the reader's own clock, and what it asks only until it is put off.

import { around, byId, find, findAll } from "./dom.js";
import { mark } from "./markup.js";
import { keep } from "./prefs.js";
import { state } from "./state.js";

/** Greets by the hour, and puts away what was put off. */
export function greet() {
  const now = new Date().getHours();
  const greetings = [...findAll(mark.hour)];
  const fits = greetings.findLast((greeting) => greeting.getAttribute(mark.hour) <= now);
  for (const greeting of greetings) greeting.hidden = greeting !== fits;
  const waiting = find(mark.waiting)?.getAttribute(mark.waiting);
  // The badge of an installed page: only the first page knows how many wait.
  if (waiting) navigator.setAppBadge?.(Number(waiting)).catch(() => {});
  if (state.prefs.later) findAll(mark.later).forEach(putOff);
  document.addEventListener("click", ({ target }) => {
    const button = around(target, mark.later);
    if (!button) return;
    putOff(button);
    keep("later", "on");
  });
}

function putOff(button) {
  byId(button.getAttribute(mark.later)).hidden = true;
}
