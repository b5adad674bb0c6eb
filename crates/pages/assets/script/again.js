// Pages that look again by themselves, without a stream.

import { byId, parse } from "./dom.js";
import { id, shown } from "./markup.js";
import { morph } from "./patch.js";
import { dress } from "./prefs.js";

/** So long a look may take: the next one comes anyway. */
export const PATIENCE = 8000;
const NONE = new Map();

/** Shows the page as it is now. What cannot be had is no news: what is shown stays. */
export async function look() {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE) });
  const page = parse(await answer.text());
  const fresh = page.getElementById(id.main);
  if (!answer.ok || !fresh) return;
  morph(byId(id.main), fresh, NONE);
  dress(byId(id.main));
  document.title = page.title;
  dispatchEvent(new Event(shown));
}
