// What the reader prefers on this device, and what the server cannot know.

import { mark } from "./markup.js";
import { state } from "./state.js";

const language = document.documentElement.lang;
const dressed = `[${mark.scripted}], [${mark.pref}], time${navigator.share ? `, [${mark.share}]` : ""}`;
const ago = new Intl.RelativeTimeFormat(language, { numeric: "auto" });

try {
  Object.assign(state.prefs, JSON.parse(localStorage.loup));
} catch {
  // Nothing is kept, or nothing is allowed.
}

/** Keeps what a control says. */
export function prefer(control) {
  const value = control.type === "checkbox" ? (control.checked ? "on" : "off") : control.value;
  keep(control.getAttribute(mark.pref), value);
}

/** Keeps something on this device. */
export function keep(name, value) {
  state.prefs[name] = value;
  try {
    localStorage.loup = JSON.stringify(state.prefs);
  } catch {
    // Then it holds for this page.
  }
}

/** Shows what needs a script, what is preferred, and times in the reader's own way. */
export function dress(root) {
  // One search for all of them: this is done at every step.
  for (const part of root.querySelectorAll(dressed)) {
    const pref = part.getAttribute(mark.pref);
    if (part.nodeName === "TIME") tellTime(part);
    else if (!pref) part.hidden = false;
    else if (part.type === "checkbox") part.checked = state.prefs[pref] === "on";
    else part.value = state.prefs[pref];
  }
}

function tellTime(time) {
  const moment = new Date(time.dateTime);
  const minutes = (moment - Date.now()) / 60_000;
  const text = minutes > -60 ? ago.format(Math.round(minutes), "minute")
    : minutes > -1440 ? ago.format(Math.round(minutes / 60), "hour")
    : ago.format(Math.round(minutes / 1440), "day");
  if (time.textContent === text) return;
  time.textContent = text;
  time.title = moment.toLocaleString(language);
}
