// What the script of a table with a map does besides that of tables.

import { shown } from "./markup.js";
import { centre, follow, keepLabels, watchPan, watchZoom } from "./pan.js";
import { forgetOld, watchTrails } from "./trails.js";

watchZoom();
watchTrails();
addEventListener(shown, watchPan);
addEventListener(shown, forgetOld);
// Where things lie is known with the next frame: asking sooner would lay out the page for it.
addEventListener(shown, () => requestAnimationFrame(() => {
  follow();
  keepLabels();
}));
watchPan();
centre();
follow();
keepLabels();
