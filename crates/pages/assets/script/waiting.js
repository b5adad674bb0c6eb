// The first page while it is open: how many tables wait stands in its title, so it is asked for in the background too. The
// page itself looks again only when that has changed, or when somebody comes back to it.

import { PATIENCE, look } from "./again.js";
import { find } from "./dom.js";
import { tellClock } from "./hours.js";
import { mark } from "./markup.js";

/** How many wait now, which the badge says too. */
async function countWaiting() {
  // Beside the manifest, wherever the server has its pages.
  const address = new URL("waiting", document.querySelector("link[rel=manifest]").href);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(answer.status);
  const count = Number(await answer.text());
  navigator.setAppBadge?.(count).catch(() => {});
  return count;
}

const shownCount = () => Number(find(mark.waiting)?.getAttribute(mark.waiting));

/** Counts again and again, as often as the page says. */
async function follow() {
  for (;;) {
    const pause = find(mark.look)?.getAttribute(mark.look);
    if (!pause) return;
    await new Promise((go) => setTimeout(go, pause * 1000));
    // What cannot be had is no news.
    await countWaiting().then((count) => count !== shownCount() && look()).catch(() => {});
  }
}

document.addEventListener("visibilitychange", () => document.hidden || look().catch(() => {}));
follow();
tellClock();
