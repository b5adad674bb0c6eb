// What the script of a table with a map does besides that of tables.

import { shown } from "./markup.js";
import { centre, watchPan, watchZoom } from "./pan.js";

watchZoom();
addEventListener(shown, watchPan);
watchPan();
centre();
