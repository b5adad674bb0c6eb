// The page of a tournament: looks again by itself while the evening goes on.

import { look } from "./again.js";
import { find } from "./dom.js";
import { mark } from "./markup.js";

/** Looks again and again until the page says that nothing more will come. Nobody looks at a page in the background. */
async function follow() {
  for (;;) {
    const pause = find(mark.look)?.getAttribute(mark.look);
    if (!pause) return;
    await new Promise((go) => setTimeout(go, pause * 1000));
    if (!document.hidden) await look().catch(() => {});
  }
}

document.addEventListener("visibilitychange", () => document.hidden || find(mark.look) && look().catch(() => {}));
follow();
