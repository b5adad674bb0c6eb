// The badge of an installed page, while a table is open: counted anew whenever the table has come to wait for the reader,
// or waits no more.

import { find } from "./dom.js";
import { live, shown } from "./markup.js";

let now = find(live.turn);

addEventListener(shown, async () => {
  const before = now;
  now = find(live.turn);
  // The number stands beside the tables.
  if (!before !== !now) navigator.setAppBadge?.(await (await fetch(`../waiting`)).text());
});
