// What the script of a lobby does besides that of tables.

import { shown } from "./markup.js";
import { givePart } from "./parts.js";

addEventListener(shown, givePart);
givePart();
