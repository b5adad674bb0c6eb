// The trails of what the others did: a line of the log lights its own, and all of them are shown once more.

import { around, byId, findAll } from "./dom.js";
import { id, motion, told } from "./markup.js";
import { showWhole } from "./pan.js";

/** All trails are shown after so long. */
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

/** Lets lines light trails, and trails be shown again however often that is asked. */
export function watchTrails() {
  for (const way of ["pointerover", "focusin"]) addEventListener(way, ({ target }) => light(around(target, motion.tells)));
  addEventListener("click", ({ target }) => {
    if (!around(target, motion.replay)) return;
    showWhole(TOLD);
    for (const trail of findAll(motion.trail)) {
      for (const play of trail.getAnimations()) {
        play.cancel();
        play.play();
      }
    }
  });
}
