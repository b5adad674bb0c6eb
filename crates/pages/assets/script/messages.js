// The messages of the table, from its stream and from answers, one after the other.

import { ask } from "./ask.js";
import { find } from "./dom.js";
import { id, live, mark, message } from "./markup.js";
import { tell } from "./notices.js";
import { painted, read, show, shownEntry } from "./show.js";
import { state } from "./state.js";
import { unveil } from "./unveil.js";

/** What answers to a page with a stream are: messages as in the stream. */
const EVENTS = "text/event-stream";
/** So long a message may be on its way after one that was sent later. */
const GAP = 2000;

const fragment = (html) => read(html).body.firstElementChild;
const nextMessage = () => state.queue.find(({ order }) => order === state.order + 1);

/** Takes a message: each is shown after the one before it, whichever way and in whatever order they come. */
export async function receive(type, place, html) {
  if (type === message.goto) {
    const to = new URL(html, location.href);
    if (to.origin === location.origin) location.assign(to);
  } else if (type === message.chat) {
    const fresh = fragment(html);
    await state.pressing;
    show(fresh);
  } else {
    const [, order] = place.split(".").map(Number);
    if (order > state.order) state.queue.push({ type, order, html });
  }
}

/** Shows what waits, each step in its time. */
export function play() {
  state.playing ??= playOn().finally(() => (state.playing = null));
  return state.playing;
}

async function playOn() {
  let begun = performance.now();
  for (let next; (next = nextMessage()); ) {
    if (next.type === message.step && next.order > state.rush) await pause();
    // What comes at once is shown at once, but the page never stands still for it.
    if (next.order > state.rush && performance.now() - begun > 8) {
      while (state.late) await painted();
      await painted();
      begun = performance.now();
    }
    await state.pressing;
    const fresh = fragment(next.html);
    if (next.order >= state.rush) await unveil(fresh);
    // Meanwhile an answer may have shown it all.
    if (next !== nextMessage()) continue;
    state.order = next.order;
    state.queue = state.queue.filter(({ order }) => order > state.order);
    // Made for another page than this one: then the page is asked for as it is.
    if (!show(fresh, next.order < state.rush) && !(await renew())) setTimeout(() => renew(), GAP);
  }
  clearTimeout(state.gap);
  if (state.queue.length) state.gap = setTimeout(() => nextMessage() || state.sending || renew(), GAP);
}

/** A step takes its time; where many wait, all of them together do. */
async function pause() {
  const speed = Number(state.prefs.speed);
  const wait = state.last + Math.min(800, 1500 / state.queue.length) / speed - performance.now();
  if (!speed || wait <= 0 || document.hidden) return;
  await new Promise((resolve) => {
    state.skip = resolve;
    setTimeout(resolve, wait);
  });
  state.skip = null;
}

/** Shows at once what waits; false where nothing does. */
export function hurry() {
  if (!state.skip) return false;
  state.rush = Math.max(...state.queue.map(({ order }) => order));
  state.skip();
  return true;
}

/** Shows the page as it is now, whatever it showed before; says whether that worked. */
export async function renew(url = location.href) {
  const { page } = state;
  const got = await ask(url);
  if (got) await accept(got, {}, "", page);
  return Boolean(got);
}

/** Shows what was answered to the page with this number, which showed this; says whether it is good. */
export async function accept({ answer, text }, options, have, page) {
  const to = new URL(answer.url);
  const isAnswer = Boolean(options.method) && !answer.redirected;
  if (answer.headers.get("content-type") !== EVENTS) return showPage(read(text), to, answer, isAnswer);
  // What was made for a stream that is gone is told by the next one.
  if (page === state.page) receiveAll(text, !have);
  if (answer.ok) keep(isAnswer ? new URL(location.pathname, to) : to);
  play();
  return answer.ok;
}

/** The address keeps what is chosen; what was asked is answered once. */
function keep(to) {
  for (const question of ["ask", "why"]) to.searchParams.delete(question);
  if (to.href !== location.href) history.replaceState(null, "", to);
}

/** Takes the messages of an answer. What the reader has asked for does not wait for what came before it. */
function receiveAll(text, isWhole) {
  const events = text.split("\n\n").filter(Boolean).map((event) => {
    const lines = event.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);
    const of = (name) => lines.filter(([key]) => key === name).map(([, value]) => value).join("\n");
    return [of("event"), of("id"), of("data")];
  });
  const first = events.map(([, place]) => Number(place.split(".")[1])).find(Boolean);
  if (first && isWhole) {
    state.order = first - 1;
    state.queue = state.queue.filter(({ order }) => order > first);
  }
  if (first) {
    state.rush = Math.max(state.rush, first);
    state.skip?.();
  }
  for (const event of events) receive(...event);
}

/** Shows the page that was answered, or goes there. */
async function showPage(page, to, answer, isAnswer) {
  const fresh = page.getElementById(id.live);
  // An answer without redirection is about this page, whatever its address.
  if (fresh && (isAnswer || to.pathname === location.pathname)) {
    state.title = page.title;
    if (!isAnswer) keep(to);
    // The stream may have been faster: what is shown never goes back, except in a replay.
    const entry = Number(fresh.getAttribute(live.entry));
    const isOld = fresh.hasAttribute(live.stream) && entry < shownEntry();
    if (entry === shownEntry() + 1) await unveil(fresh);
    if (!isOld && !show(fresh)) await renew();
    return answer.ok;
  }
  const words = !answer.ok && find(mark.message, page);
  if (!words || !tell(words.textContent)) location.assign(to);
  return answer.ok;
}

