// The stream of the table.

import { byId } from "./dom.js";
import { id, live, mark, message } from "./markup.js";
import { play, receive } from "./messages.js";
import { tell, tellNetwork } from "./notices.js";
import { shownEntry, shownRevision } from "./show.js";
import { state } from "./state.js";

/** The first and the longest pause before the stream is opened again. */
const FIRST = 500;
const LONGEST = 8000;

/** How long a stream may take to open before it is tried anew, at first: a server that is gone may not even refuse. */
const OPENING = 2500;

/**
 * A stream says every 20 seconds that it is alive. One that has been silent for so long is dead, whatever the browser
 * believes of it: after a sleep, or behind a network that went away without a word. So often that is looked at.
 */
const SILENCE = 45_000;
const LOOK = 10_000;

/** A pause before this try. No two pages of a server that is gone come back at the same moment. */
const pause = (tries) => Math.min(LONGEST, FIRST * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);

/** What comes while a button is pressed waits for its release: nothing may move away under a finger. */
export function watchPressing() {
  addEventListener("pointerdown", () => {
    state.pressing ??= new Promise((resolve) => (state.release = resolve));
  }, true);
  const letGo = () => {
    state.release?.();
    state.pressing = state.release = null;
  };
  for (const end of ["pointerup", "pointercancel", "dragend", "blur"]) {
    addEventListener(end, () => setTimeout(letGo), true);
  }
}

/** A number that nobody guesses. */
const makeNumber = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Says whether anybody sees this page, and that it shows so much. */
function tellHere(seen) {
  const at = byId(id.live)?.getAttribute(live.stream);
  if (!at || !state.source) return;
  fetch(`${at}/here?page=${state.page}&seen=${document.hidden ? "hidden" : seen}`, { keepalive: true }).catch(() => {});
}

function lookAfter() {
  if (state.source && Date.now() - state.heard > SILENCE) state.giveUp?.();
}

setInterval(lookAfter, LOOK);
addEventListener("visibilitychange", () => {
  lookAfter();
  tellHere("");
});

/** Opens the stream of this page, if it has one and none is open. */
export function listen() {
  const at = byId(id.live)?.getAttribute(live.stream);
  if (!at || state.source) return;
  clearTimeout(state.reopening);
  const again = state.page ? "&again=1" : "";
  state.page = makeNumber();
  state.queue = [];
  state.order = state.rush = 0;
  // What is chosen stands in the page's address.
  const asked = location.search.replace("?", "&");
  const source = new EventSource(`${at}?after=${shownEntry()}&have=${shownRevision()}&page=${state.page}&here=${document.hidden ? 0 : 1}${again}${asked}`);
  state.source = source;
  state.heard = Date.now();
  const hear = (type, work) => source.addEventListener(type, (event) => {
    state.heard = Date.now();
    work?.(event);
  });
  for (const type of [message.step, message.patch, message.presence, message.chat, message.goto, message.gone]) {
    hear(type, ({ data, lastEventId }) => {
      if (type === message.gone) {
        source.close();
        state.giveUp = null;
        tell(data);
        return;
      }
      receive(type, lastEventId, data);
      play();
    });
  }
  hear(message.here, ({ data }) => tellHere(data));
  hear(message.alive);
  const failed = () => {
    clearTimeout(opening);
    if (state.source !== source) return;
    // The browser would go on with the address that it knows, but the page has gone on since.
    source.close();
    state.source = null;
    state.tries += 1;
    // A server that restarts is back before anybody needs to know.
    if (state.tries > 2 && !state.net) tellNetwork(mark.lost);
    state.reopening = setTimeout(listen, pause(state.tries));
  };
  // Where everything is slow each try gets twice as long.
  const opening = setTimeout(failed, OPENING * 2 ** Math.min(state.tries, 4));
  source.onopen = () => {
    clearTimeout(opening);
    state.tries = 0;
    if (state.net === mark.lost) tellNetwork(null);
  };
  source.onerror = failed;
  state.giveUp = failed;
}
