// Clocks that run: the page says what was left when it was made, and here it is counted.

import { byId } from "./dom.js";
import { clock, id, shown } from "./markup.js";
import { state } from "./state.js";

/** Like the server shows it: see crates/pages/src/clock.rs. */
function text(left, units) {
  const seconds = Math.ceil(left / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  const [d, h, m] = units.split(" ");
  if (days) return `${days} ${d} ${hours} ${h}`;
  return hours ? `${hours} ${h} ${two(minutes)} ${m}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  for (const face of document.querySelectorAll(`[${clock.left}]`)) {
    const sent = face.getAttribute(clock.left);
    let known = state.clocks.get(face);
    if (known?.sent !== sent) state.clocks.set(face, known = { sent, at: performance.now() });
    const left = Math.max(0, sent - (performance.now() - known.at));
    const words = text(left, face.getAttribute(clock.units));
    if (face.lastElementChild.textContent !== words) face.lastElementChild.textContent = words;
    if (left > face.getAttribute(clock.low)) continue;
    face.classList.add("low");
    const warning = face.getAttribute(clock.warn);
    if (!warning) continue;
    // Said once, and not again with every message.
    face.removeAttribute(clock.warn);
    if (state.warned === sent) continue;
    state.warned = sent;
    byId(id.voice).textContent = warning;
  }
}

/** Lets the clocks of the page run. */
export function watchClocks() {
  addEventListener(shown, tick);
  setInterval(tick, 500);
  tick();
}
