// What is heard, for those who have asked for it. What makes the sounds is loaded when the first one is due.

import { byId } from "./dom.js";
import { lazy } from "./lazy.js";
import { id, live, sounds } from "./markup.js";
import { state } from "./state.js";

/** Lets these sounds be heard, one after the other. */
export async function hear(names) {
  const address = byId(id.live)?.getAttribute(live.sound);
  if (!address || !names || document.hidden || !(await lazy(address))) return;
  dispatchEvent(new CustomEvent(sounds, { detail: { names, volume: Number(state.prefs.volume) } }));
}
