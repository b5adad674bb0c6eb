// The trails of what the others did: a line of the log lights its own, and all of them are shown once more.

import { around, byId, findAll } from "./dom.js";
import { id, motion, shown, told } from "./markup.js";
import { showWhole } from "./pan.js";
import { state } from "./state.js";

/** A trail after the other, and all of them, are shown in so long; and after so long they have been looked at. */
const STEP = 350;
const LONGEST = 4000;
const TOLD = 4500;

/** Lights the trail of which this line tells, and no other. */
function light(line) {
  const number = line?.getAttribute(motion.tells);
  for (const trail of findAll(motion.trail)) {
    trail.toggleAttribute(told.lit, trail.getAttribute(motion.trail) === number);
  }
}

/** Lines that are older than the trails keep no number. */
export function forgetOld() {
  const since = byId(id.lines)?.getAttribute(motion.since) ?? Infinity;
  for (const line of findAll(motion.tells)) {
    // The number of the entry follows the letter.
    if (parseInt(line.id.slice(1)) < since) line.removeAttribute(motion.tells);
  }
}

/** Shows the trails one after the other; nothing travels, so that everybody may see it. */
function retell() {
  const trails = [...findAll(motion.trail)];
  if (!state.retells || !trails[0]?.getClientRects().length) return;
  state.retells = false;
  for (const group of new Set(trails.map(({ parentNode }) => parentNode))) {
    const step = Math.min(STEP, LONGEST / group.children.length);
    [...group.children].forEach((trail, place) => trail.animate({ visibility: ["hidden", "hidden"] }, place * step));
  }
}

/** Lets lines light trails, and trails be shown again however often that is asked. */
export function watchTrails() {
  for (const way of ["pointerover", "focusin"]) addEventListener(way, ({ target }) => light(around(target, motion.tells)));
  addEventListener("click", ({ target }) => {
    if (!around(target, motion.replay)) return;
    showWhole(TOLD);
    state.retells = true;
  });
  addEventListener(shown, retell);
}
