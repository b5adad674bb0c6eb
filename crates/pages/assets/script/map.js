// What the script of a table with a map does besides that of tables.

import { id, shown } from "./markup.js";
import { centre, follow, keepLabels, watchPan, watchZoom } from "./pan.js";
import { forgetOld, watchTrails } from "./trails.js";

watchZoom();
watchTrails();
// What comes in the rail changes nothing on the picture.
addEventListener(shown, ({ detail }) => detail !== id.rail && watchPan());
addEventListener(shown, forgetOld);
watchPan();
centre();
follow();
keepLabels();
