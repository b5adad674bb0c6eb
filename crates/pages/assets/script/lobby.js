// What the script of a lobby does besides that of tables.

import { byId, find } from "./dom.js";
import { copy } from "./forms.js";
import { id, invite, mark, shown } from "./markup.js";
import { givePart } from "./parts.js";

addEventListener(shown, givePart);
givePart();

// Whoever came to invite others has the link at hand: copied, where the browser lets a page do that by itself.
if (location.hash === invite) {
  history.replaceState(null, "", location.pathname);
  const button = find(mark.copy, byId(id.main));
  if (button) copy(button);
}
