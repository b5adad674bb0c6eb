// What the script has to say by itself.

import { byId } from "./dom.js";
import { id, live, mark } from "./markup.js";
import { state } from "./state.js";

/** So long is said what is good to know, but needs nothing to be done. */
const MOMENT = 2500;

/**
 * Says how it stands with the network, by the name of the words, and offers to do something again. Nothing to say is
 * good news where the network was lost.
 */
export function tellNetwork(what, again = null) {
  // What is on its way is no news beside what went wrong.
  const isTrouble = state.net && state.net !== mark.sending;
  if (what === mark.sending && isTrouble) return;
  const said = what ?? (isTrouble ? mark.back : null);
  state.net = said === mark.back || said === mark.arrived ? null : said;
  state.again = again;
  const sign = byId(id.net);
  clearTimeout(state.telling);
  byId(id.netText).textContent = said ? sign.getAttribute(said) : "";
  byId(id.again).hidden = !again;
  sign.hidden = !said;
  if (said && !state.net) state.telling = setTimeout(() => (sign.hidden = true), MOMENT);
}

/** Says what went wrong above the content; false where there is no place for it. */
export function tell(text) {
  const notice = byId(id.notice);
  if (!notice) return false;
  const words = document.createElement("p");
  words.textContent = text;
  notice.replaceChildren(words);
  notice.hidden = false;
  // The server does not know of it, and the next step takes it away.
  byId(id.live)?.removeAttribute(live.revision);
  return true;
}
