// What the script has to say by itself.

import { byId } from "./dom.js";
import { id, live, mark } from "./markup.js";
import { state } from "./state.js";

/** Says that the network is lost, or for a moment that it is back. */
export function tellNetwork(isLost) {
  const sign = byId(id.net);
  if (state.lost === isLost) return;
  state.lost = isLost;
  sign.textContent = sign.getAttribute(isLost ? mark.lost : mark.back);
  sign.hidden = false;
  if (!isLost) setTimeout(() => (sign.hidden = !state.lost), 2500);
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
