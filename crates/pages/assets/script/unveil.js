// Moments: before a step is shown that was one, it is told over the board. What tells it is loaded when it is due.

import { around, find } from "./dom.js";
import { lazy } from "./lazy.js";
import { due, moment } from "./markup.js";
import { state } from "./state.js";

/** Tells the moment of this link, and goes on as soon as it covers the board. */
async function tell(link) {
  const address = link.getAttribute("href");
  if (!(await lazy(link.getAttribute(moment.due)))) return;
  const speed = Number(state.prefs.speed) || 1;
  const begun = await new Promise((begun) => dispatchEvent(new CustomEvent(due, { detail: { address, speed, begun } })));
  state.moment = begun?.over;
}

/** What comes waits for a moment that is being told, and begins with its own, if it has one that is new here. */
export async function unveil(fresh) {
  await state.moment;
  const link = find(moment.due, fresh);
  const known = find(moment.due)?.getAttribute("href");
  if (link && link.getAttribute("href") !== known && Number(state.prefs.speed) && !document.hidden) await tell(link);
}

/** Lets a moment be seen again. */
export function watchMoments() {
  addEventListener("click", (event) => {
    const link = around(event.target, moment.due);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    tell(link);
  });
}
