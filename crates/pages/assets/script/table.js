// The script of tables, lobbies and replays: what makes a page live. Everything works without it.

import { watchClocks } from "./clock.js";
import { watchHands } from "./hand.js";
import { watchSending } from "./send.js";
import { dressLive } from "./show.js";
import { listen, watchPressing } from "./stream.js";
import { watchMoments } from "./unveil.js";

watchPressing();
watchHands();
watchSending();
watchMoments();
document.addEventListener("change", () => dressLive(document));
dressLive(document);
watchClocks();
listen();
addEventListener("online", listen);
