// The script of tables, lobbies and replays: what makes a page live. Everything works without it.

import { watchHands } from "./hand.js";
import { watchSending } from "./send.js";
import { dressLive } from "./show.js";
import { watchSound } from "./sound.js";
import { listen, watchPressing } from "./stream.js";

watchPressing();
watchHands();
watchSending();
watchSound();
document.addEventListener("change", () => dressLive(document));
dressLive(document);
listen();
addEventListener("online", listen);
