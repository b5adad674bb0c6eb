// The settings in the header, and the list of keys in them.

import { byId, isTyping } from "./dom.js";
import { id } from "./markup.js";
import { state } from "./state.js";

/** Folds the settings when something else is touched, and unfolds them where keys are asked for. */
export function watchSettings() {
  const settings = () => byId(id.settings);
  document.addEventListener("click", ({ target }) => {
    if (settings().open && !settings().contains(target)) settings().open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && settings().open) {
      settings().open = false;
      event.preventDefault();
    }
    if (event.key === "?" && !isTyping(event) && state.prefs.keys === "on") {
      const keys = byId(id.keys);
      settings().open = keys.open = true;
      keys.firstElementChild.focus();
    }
  });
}
