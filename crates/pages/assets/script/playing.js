// A replay that plays by itself: after a while it goes on, as if somebody had pressed the key.

import { byId, findAll } from "./dom.js";
import { id, live, shown } from "./markup.js";
import { state } from "./state.js";

const FORWARD = "ArrowRight";

function schedule() {
  clearTimeout(state.playsOn);
  const wait = Number(byId(id.live)?.getAttribute(live.play) ?? 0);
  if (wait) state.playsOn = setTimeout(goOn, wait);
}

async function goOn() {
  await state.moment;
  const next = [...findAll(live.key)].find((link) => link.getAttribute(live.key) === FORWARD);
  if (byId(id.live)?.hasAttribute(live.play)) next?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

// Whenever something was shown: table.js, which comes after this, shows the page itself first.
addEventListener(shown, schedule);
