// Shows what came. Board, prompt and own area are shown at once, the rail a frame later: what a reader waits for comes
// first. How long reading and showing take can be seen among the browser's timings.

import { byId, find, parse } from "./dom.js";
import { hear } from "./hear.js";
import { id, line, live, shown, told } from "./markup.js";
import { before, glide, pieces } from "./motion.js";
import { morph, morphChildren, nameOf, stubsIn } from "./patch.js";
import { dress } from "./prefs.js";
import { state } from "./state.js";

const liveValue = (name) => byId(id.live)?.getAttribute(name);

/** The number of the entry that the page shows. */
export const shownEntry = () => Number(liveValue(live.entry) ?? 0);

/** The revision that the page shows. */
export const shownRevision = () => liveValue(live.revision) ?? "";

/** So long a prompt that has changed is only looked at. */
export const QUIET = 400;

/** What is asked now. */
const asks = () => `${liveValue(live.entry)} ${byId(id.prompt)?.textContent}`;

const isMyTurn = () => Boolean(liveValue(live.turn));

/** Reads a page or a part of one, and notes how long that took. */
export function read(html, name = "loup-read") {
  const start = performance.now();
  const page = parse(html);
  performance.measure(name, { start, detail: html.length });
  return page;
}

/** The next frame is on the screen; where nothing is painted, some time has gone. */
export const painted = () => new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 100);
});

/** Shows the rail that waits for the next frame. */
function showLate() {
  const show = state.late;
  state.late = null;
  show?.();
}

/** Shows a part of the page, quickly without motion; false when it was made for another page than this one. */
export function show(fresh, isQuick) {
  showLate();
  const old = byId(fresh.id);
  const base = fresh.getAttribute(live.base);
  if (!old || (base && base !== old.getAttribute(live.revision))) return false;
  const start = performance.now();
  const wasMine = isMyTurn();
  const entry = shownEntry();
  const stubs = stubsIn(fresh);
  // Where nothing is to move, nothing is measured.
  const was = !isQuick && Number(state.prefs.speed) && before(old, fresh, stubs);
  const late = find(live.after, fresh.ownerDocument)?.textContent;
  if (late) emptyRail(fresh);
  patch(old, fresh, stubs, was);
  if (old.id === id.live) state.last = performance.now();
  if (shownEntry() > entry && !isQuick) hear(liveValue(live.heard));
  if (!wasMine && isMyTurn()) hear("turn");
  performance.measure("loup-show", { start });
  if (!late) {
    retell();
    return true;
  }
  state.late = () => {
    const rail = read(late, "loup-late").body.firstElementChild;
    const start = performance.now();
    for (const piece of was ? pieces(rail) : []) was.sent.add(piece.id);
    patch(byId(id.rail), rail, stubsIn(rail), was);
    retell();
    performance.measure("loup-rail", { start });
  };
  painted().then(() => state.pressing).then(showLate);
  return true;
}

/** What comes back from the rail leaves it now, not a frame later. */
function emptyRail(fresh) {
  for (const piece of pieces(byId(id.rail))) if (fresh.ownerDocument.getElementById(piece.id)) piece.remove();
}

/** Something else is asked than before: whoever touches in the same moment has meant what was there. */
function settle() {
  state.changed = performance.now();
  const prompt = byId(id.prompt);
  const list = find(live.choose);
  if (list?.open) {
    list.open = false;
    byId(id.board).scrollIntoView({ block: "nearest" });
    byId(id.asked)?.focus({ preventScroll: true });
  }
  prompt?.setAttribute(told.fresh, "");
  // Where the prompt scrolls, what is asked now is read from its beginning. Scrolling sooner would lay out the page for it.
  requestAnimationFrame(() => prompt?.scrollTo(0, 0));
  clearTimeout(state.settling);
  state.settling = setTimeout(() => prompt?.removeAttribute(told.fresh), QUIET);
}

/** Makes a part what it is to be, and tells what is new. */
function patch(old, fresh, stubs, was) {
  const known = new Set(logLines(old).map((entry) => entry.id));
  const hadLog = Boolean(byId(id.lines));
  const focused = old.contains(document.activeElement) && nameOf(document.activeElement);
  const asked = asks();
  morph(old, fresh, stubs);
  if (asked !== asks()) settle();
  dressLive(old);
  if (was) glide(was, old);
  const news = logLines(old).filter((entry) => !known.has(entry.id));
  if (news.length && hadLog) {
    const words = news.reverse().map((entry) => entry.lastElementChild.textContent);
    // What happens several times in a row, as when a turn is begun anew, is said once.
    byId(id.voice).textContent = words.filter((line, place) => line !== words[place - 1]).join(" ");
  }
  if (focused !== false && document.activeElement === document.body) refocus(old, focused);
}

/** What had the focus is gone: the keyboard goes on at the same thing, or else at what is asked. */
function refocus(root, name) {
  const isSame = (control) => nameOf(control) === name && control.getClientRects().length;
  const same = name && [...root.querySelectorAll("a, button")].find(isSame);
  (same || byId(id.asked))?.focus({ preventScroll: true });
}

/** The lines of the log in a part of the page; other entries of the list have other ids. */
function logLines(root) {
  const lines = byId(id.lines);
  const isLine = (entry) => entry.id.startsWith(line) && !isNaN(parseInt(entry.id.slice(line.length)));
  return lines && root.contains(lines) ? [...lines.children].filter(isLine) : [];
}

/** Like `dress`, with the mark of one's turn in the title. */
export function dressLive(root) {
  const name = (isMyTurn() && state.prefs.mark === "on" ? "● " : "") + state.title;
  if (document.title !== name) document.title = name;
  dress(root);
  dispatchEvent(new CustomEvent(shown, { detail: root.id }));
}

/** The board in words, fetched while the reader has it open. */
function retell() {
  if (byId(id.textView)?.open) fill(byId(id.textBody));
}

/** Fetches what a part holds from the page where it stands whole. */
export async function fill(part) {
  const answer = await fetch(part.getAttribute(live.source)).catch(() => null);
  if (!answer?.ok) return;
  const whole = read(await answer.text()).getElementById(part.id);
  if (whole) morphChildren(part, whole, new Map());
}
