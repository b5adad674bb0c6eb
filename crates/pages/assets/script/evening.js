// The page of a tournament: looks again by itself while the evening goes on.

import { byId, find, parse } from "./dom.js";
import { id, mark } from "./markup.js";
import { morph } from "./patch.js";
import { dress } from "./prefs.js";

/** So long a look may take: the next one comes anyway. */
const PATIENCE = 8000;
const NONE = new Map();

/** Shows the page as it is now. What cannot be had is no news: what is shown stays. */
async function look() {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE) });
  const page = parse(await answer.text());
  const fresh = page.getElementById(id.main);
  if (!answer.ok || !fresh) return;
  morph(byId(id.main), fresh, NONE);
  dress(byId(id.main));
  document.title = page.title;
}

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
