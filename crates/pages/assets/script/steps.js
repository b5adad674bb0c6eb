// The stream of the table, and its steps one after the other.

import { byId } from "./dom.js";
import { id, live, message } from "./markup.js";
import { tellNetwork } from "./notices.js";
import { load } from "./send.js";
import { painted, read, show, shownEntry, shownRevision } from "./show.js";
import { state } from "./state.js";

const fragment = (html) => read(html).body.firstElementChild;

/** Shows what waits, each step in its time. */
async function play() {
  if (state.playing) return;
  state.playing = true;
  let begun = performance.now();
  while (state.queue.length) {
    await pause();
    // What comes at once is shown at once, but the page never stands still for it.
    if (!state.rush && performance.now() - begun > 8) {
      while (state.late) await painted();
      await painted();
      begun = performance.now();
    }
    await state.pressing;
    // Meanwhile an answer may have shown it all.
    const { entry, html } = state.queue.shift() ?? {};
    const fresh = (entry === null || entry > shownEntry()) && fragment(html);
    if (fresh && !show(fresh, state.rush && state.queue.length)) await load(location.pathname);
  }
  state.playing = state.rush = false;
}

/** A step takes its time; where many wait, all of them together do. */
async function pause() {
  const speed = Number(state.prefs.speed);
  const wait = state.last + Math.min(800, 1500 / state.queue.length) / speed - performance.now();
  if (!speed || wait <= 0 || document.hidden || state.rush) return;
  await new Promise((resolve) => {
    state.skip = resolve;
    setTimeout(resolve, wait);
  });
  state.skip = null;
}

/** Shows at once what waits; false where nothing does. */
export function hurry() {
  if (!state.skip) return false;
  state.rush = true;
  state.skip();
  return true;
}

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

/** Opens the stream of this page, if it has one. */
export function listen() {
  const at = byId(id.live).getAttribute(live.stream);
  if (!at || state.source) return;
  const source = new EventSource(`${at}?after=${shownEntry()}&have=${shownRevision()}`);
  state.source = source;
  for (const type of [message.step, message.patch, message.presence]) {
    source.addEventListener(type, ({ data, lastEventId }) => {
      state.queue.push({ entry: type === message.step ? Number(lastEventId) : null, html: data, type });
      play();
    });
  }
  source.addEventListener(message.chat, async ({ data }) => {
    const fresh = fragment(data);
    await state.pressing;
    show(fresh);
  });
  source.addEventListener(message.goto, ({ data }) => {
    const to = new URL(data, location.href);
    if (to.origin === location.origin) location.assign(to);
  });
  source.onopen = () => tellNetwork(false);
  source.onerror = () => {
    tellNetwork(true);
    // The browser tries again by itself unless the answer was an error.
    if (source.readyState !== EventSource.CLOSED) return;
    state.source = null;
    setTimeout(listen, 4000);
  };
}
