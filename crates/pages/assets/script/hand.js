// Touches and keys at a table.

import { around, byId, find, findAll, isTyping } from "./dom.js";
import { id, live } from "./markup.js";
import { retell } from "./show.js";
import { state } from "./state.js";
import { hurry } from "./messages.js";

/** A finger's first touch shows what would happen, the second does it. */
function watchTouches() {
  addEventListener("pointerdown", ({ pointerType, target }) => {
    state.armed = pointerType === "touch" ? document.activeElement : around(target, live.twice);
  }, true);
  addEventListener("click", (event) => {
    const twice = around(event.target, live.twice);
    if (!twice || !event.detail || state.armed === twice) return;
    state.held = null;
    event.preventDefault();
    event.stopPropagation();
    twice.focus();
  }, true);
  document.addEventListener("pointerdown", hurry);
}

function watchKeys() {
  document.addEventListener("keydown", (event) => {
    // The settings were open, and are not any more.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && !hurry()) find(live.clear)?.click();
    if (isTyping(event)) return;
    const button = [...findAll(live.key)].find((one) => one.getAttribute(live.key) === event.key);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
}

/** Lets hands play. */
export function watchHands() {
  watchTouches();
  watchKeys();
  document.addEventListener("toggle", ({ target }) => target === byId(id.textView) && retell(), true);
}
