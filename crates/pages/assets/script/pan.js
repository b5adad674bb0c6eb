// A picture that can be zoomed and moved: an element scrolls it, and the style sheet says how large it is by default.

import { around, find, findAll, isTyping } from "./dom.js";
import { live, motion } from "./markup.js";
import { state } from "./state.js";

const pan = () => find(motion.pan);
const picture = () => pan().querySelector("svg");
const isOver = ({ target }) => around(target, motion.pan);
const middle = ({ x, y, width, height }) => new DOMPoint(x + width / 2, y + height / 2);
/** What of this kind is drawn on the picture: what the style hides is nowhere, and leads nowhere. */
const drawn = (css) => [...pan().querySelectorAll(css)].filter((thing) => thing.getClientRects().length);

/** What can be played or chosen; everything else can only be asked about. */
const PLAYED = ":is(a, button):not([tabindex])";
const LARGEST = 2.5;
/** What a finger needs. */
const FINGER = 44;
/** What is farther by less than this is as near: boards lie a little apart. */
const ALIKE = 1.35;
/** So long after the reader has moved the picture it stays where it is. */
const REST = 6000;
const KEYS = { "+": 1.25, "-": 0.8, 0: 0 };
const BUTTONS = { in: 1.4, out: 1 / 1.4, fit: 0 };
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Scales the picture by so much around a point of the window; 0 shows the whole. Says whether anything changed. */
function zoom(by, point) {
  const box = pan().getBoundingClientRect();
  const map = picture();
  const before = map.getScreenCTM();
  const { width, height } = map.viewBox.baseVal;
  const whole = Math.min(box.width / width, box.height / height);
  const scale = by ? Math.min(Math.max(before.a * by, whole), LARGEST) : whole;
  if (by && Math.abs(scale / before.a - 1) < 0.001) return false;
  const size = (length) => (scale > whole ? `${scale * length}px` : "100%");
  const { style } = document.documentElement;
  style.setProperty("--zoomed-width", size(width));
  style.setProperty("--zoomed-height", size(height));
  const still = point ?? middle(box);
  const moved = still.matrixTransform(before.inverse()).matrixTransform(map.getScreenCTM());
  pan().scrollBy(moved.x - still.x, moved.y - still.y);
  markSeen();
  return true;
}

/** Brings a point of the picture to the middle of what is seen. */
function bring(point) {
  const to = point.matrixTransform(picture().getScreenCTM());
  const from = middle(pan().getBoundingClientRect());
  pan().scrollBy(to.x - from.x, to.y - from.y);
}

/**
 * Marks on the small picture which part of the large one is seen, and at its edges where there is more to play. What
 * was in the middle stays there when the size changes. What else is to be done is done between reading and writing:
 * what is read after something was written makes the browser lay out the page once more.
 */
function markSeen(meanwhile) {
  if (!pan()) return;
  const box = pan().getBoundingClientRect();
  const size = `${box.width} ${box.height}`;
  if (state.seen && state.seen.size !== size) bring(state.seen.middle);
  const back = picture().getScreenCTM().inverse();
  state.seen = { size, middle: middle(box).matrixTransform(back) };
  const more = beyond(box);
  meanwhile?.();
  for (const edge of findAll(motion.edge)) edge.toggleAttribute("hidden", !more.has(edge.getAttribute(motion.edge)));
  const mark = find(motion.here);
  if (!mark) return;
  const from = new DOMPoint(box.x, box.y).matrixTransform(back);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(back);
  const place = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  for (const [name, value] of Object.entries(place)) {
    if (Number(mark.getAttribute(name)) !== value) mark.setAttribute(name, value);
  }
}

/** Beyond which edges there is something to play that is not seen: over the picture's margins other things lie. */
function beyond({ left, right, top, bottom }) {
  const more = new Set();
  const margin = parseFloat(getComputedStyle(picture()).paddingTop);
  // What is asked on the picture is kept in sight.
  for (const thing of pan().querySelectorAll(`${PLAYED}:not(foreignObject [role=group] *)`)) {
    const box = thing.getBoundingClientRect();
    if (!box.width) continue;
    const { x, y } = middle(box);
    if (x < left) more.add("left");
    if (x > right) more.add("right");
    if (y - margin < top) more.add("top");
    if (y + margin > bottom) more.add("bottom");
  }
  return more;
}

// What was shown may have another size: the mark follows as soon as that is known.
const sizes = new ResizeObserver(() => markSeen());

/** Follows the size of the picture that the page shows now, and what happens on it. */
export function watchPan() {
  if (!pan()) return;
  sizes.observe(pan());
  // Where things lie is known with the next frame: asking sooner would lay out the page for it.
  requestAnimationFrame(() => markSeen(() => {
    follow();
    keepLabels();
  }));
}

/** Brings what matters to the middle. */
export function centre() {
  if (!pan()) return;
  const from = middle(pan().getBoundingClientRect());
  const to = middle((find(motion.home) ?? picture()).getBoundingClientRect());
  pan().scrollBy(to.x - from.x, to.y - from.y);
}

/** Somebody moves the picture by hand. */
const note = () => (state.panned = performance.now());

/** Where the way of what happened ends, as a box of a finger's size; of what has no way, all of it. */
function endOf(thing) {
  const way = thing.querySelector(":scope > path");
  if (!way) return thing.getBoundingClientRect();
  const { x, y } = way.getPointAtLength(way.getTotalLength()).matrixTransform(way.getScreenCTM());
  return new DOMRect(x - FINGER / 2, y - FINGER / 2, FINGER, FINGER);
}

/** What happens is brought into sight, unless the reader has just moved the picture. */
export function follow() {
  const things = findAll(motion.now);
  const last = things[things.length - 1];
  const entry = last?.getAttribute(motion.now);
  const was = state.followed;
  // A page on which nothing has happened yet is left where it is; what happens first is followed.
  state.followed = entry || was || "0";
  if (!entry || !was || entry === was || performance.now() - state.panned < REST) return;
  // It may still be on its way to what happened before.
  pan().scrollBy({ behavior: "instant" });
  const [box, place] = [pan().getBoundingClientRect(), endOf(last)];
  if (place.left >= box.left && place.right <= box.right && place.top >= box.top && place.bottom <= box.bottom) return;
  const [from, to] = [middle(box), middle(place)];
  pan().scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior: "smooth" });
}

/** Moves words so far that all of them are seen, and nothing lies over them. */
function keepInside(label) {
  label.style.translate = "";
  const words = label.getBoundingClientRect();
  if (!words.width) return;
  const box = pan().getBoundingClientRect();
  const tools = find(motion.zoom).getBoundingClientRect();
  const right = Math.max(box.left - words.left, 0) + Math.min(box.right - words.right, 0);
  const lowest = tools.top > box.top ? tools.top : box.bottom;
  const down = Math.max(box.top - words.top, 0) + Math.min(lowest - words.bottom, 0);
  const scale = picture().getScreenCTM().a;
  label.style.translate = `${right / scale}px ${down / scale}px`;
}

/** Keeps all words on the picture in sight. */
export function keepLabels() {
  for (const label of findAll(motion.label)) keepInside(label);
}

/** Shows the whole for so long, and then what was seen before, unless the reader has moved the picture meanwhile. */
export function showWhole(time) {
  const { style } = document.documentElement;
  const sizes = ["--zoomed-width", "--zoomed-height"].map((name) => [name, style.getPropertyValue(name)]);
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = pan();
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return;
  const since = note();
  zoom(0);
  setTimeout(() => {
    if (state.panned !== since || !pan()) return;
    for (const [name, size] of sizes) style.setProperty(name, size);
    pan().scrollTo(scrollLeft, scrollTop);
  }, time);
}

/**
 * The keyboard goes to the nearest thing in this direction. Of several that are as near, as the two beside a hex are,
 * to the one nearest to the line on which it set out: so it keeps to its row, and the way back leads back.
 */
function roam(dx, dy) {
  const { activeElement: here } = document;
  const { x, y } = middle(here.getBoundingClientRect());
  const { roamed } = state;
  const line = roamed?.thing === here && roamed.down === !dx ? roamed.line : 0;
  const there = drawn("a, button, [tabindex]").map((thing) => {
    const at = middle(thing.getBoundingClientRect());
    const [right, down] = [at.x - x, at.y - y];
    return { thing, along: right * dx + down * dy, far: Math.hypot(right, down), aside: dx ? down : right };
  }).filter(({ along }) => along > 4);
  const least = Math.min(...there.map(({ far }) => far));
  const off = ({ aside }) => Math.abs(aside - line);
  const [next] = there.filter(({ far }) => far < least * ALIKE).sort((one, other) => off(one) - off(other));
  if (!next) return;
  state.roamed = { thing: next.thing, down: !dx, line: line - next.aside };
  next.thing.focus();
}

/**
 * The keyboard goes to the next thing that can be played, or back; pages name the nearest first. From what is chosen,
 * which would only be put back, it goes to the first.
 */
function hop(isBack) {
  const things = drawn(`${PLAYED}:not([${live.clear}])`);
  const at = things.indexOf(document.activeElement);
  things.at((isBack ? Math.max(at, 0) - 1 : at + 1) % things.length)?.focus();
}

/** Tab leaves the picture: what is in it is walked over by arrows. But first it goes over what is asked on it. */
function leave(event) {
  const left = pan();
  const [card] = drawn("foreignObject [role=group]");
  const { shiftKey, target } = event;
  if (card && !shiftKey) {
    if (card.contains(target)) return;
    event.preventDefault();
    card.querySelector("a, button").focus();
    return;
  }
  left.inert = true;
  setTimeout(() => (left.inert = false));
}

function watchMouse() {
  addEventListener("pointerdown", (event) => {
    state.held = event.pointerType === "mouse" && isOver(event) && { x: event.clientX, y: event.clientY, drags: false };
  }, true);
  addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
    const { held } = state;
    if (!held || !buttons || (!held.drags && Math.hypot(clientX - held.x, clientY - held.y) < 5)) return;
    pan().scrollBy(held.x - clientX, held.y - clientY);
    note();
    state.held = { x: clientX, y: clientY, drags: true };
  });
  // Who lets go after dragging does not click.
  addEventListener("click", (event) => {
    if (!state.held?.drags || !event.detail) return;
    state.held = null;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  addEventListener("dragstart", (event) => isOver(event) && event.preventDefault());
  addEventListener("wheel", (event) => {
    // Where the page itself scrolls, the wheel is the page's.
    if (!isOver(event) || (!event.ctrlKey && innerWidth < 1181)) return;
    note();
    if (zoom(1.0015 ** -event.deltaY, new DOMPoint(event.clientX, event.clientY))) event.preventDefault();
  }, { passive: false });
}

function watchFingers() {
  addEventListener("touchstart", () => (state.apart = 0));
  // A half of a hex that is too small for a finger grows first: then either half can be meant.
  addEventListener("touchend", (event) => {
    // Two fingers that part, or one that has rested and was told what is there, mean no half.
    if (state.apart || state.explained) return;
    const half = event.cancelable && around(event.target, motion.half);
    const { width } = half ? half.getBoundingClientRect() : { width: FINGER };
    const [{ clientX, clientY }] = event.changedTouches;
    if (width < FINGER - 0.5 && zoom(FINGER / width, new DOMPoint(clientX, clientY))) event.preventDefault();
  }, { passive: false });
  addEventListener("touchmove", (event) => {
    const [one, other] = event.touches;
    if (isOver(event)) note();
    if (!other || !isOver(event)) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const between = new DOMPoint((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    if (state.apart) zoom(now / state.apart, between);
    state.apart = now;
  }, { passive: false });
}

function watchKeys() {
  addEventListener("keydown", (event) => {
    if (!pan() || isTyping(event) || (event.key.length === 1 && state.prefs.keys !== "on")) return;
    if (event.key in KEYS) zoom(KEYS[event.key]);
    const way = ARROWS[event.key];
    const { activeElement } = document;
    // From the frame Tab goes on by itself, and arrows scroll where there is nothing to go to.
    if (!pan().contains(activeElement) || (activeElement === pan() && !(way && drawn("a")[0]))) return;
    if (event.key === "Tab") leave(event);
    else if (event.key.toLowerCase() === "n") hop(event.shiftKey);
    else if (way) roam(...way);
    // A key that plays moves nothing: then the map follows what comes of it.
    else return;
    note();
    if (way) event.preventDefault();
  });
}

/** Lets mouse, fingers, keys and buttons move the picture. */
export function watchZoom() {
  watchMouse();
  watchFingers();
  watchKeys();
  addEventListener("click", ({ target, clientX, clientY }) => {
    const button = around(target, motion.zoom);
    if (button) zoom(BUTTONS[button.getAttribute(motion.zoom)]);
    if (button) note();
    const small = find(motion.here)?.ownerSVGElement;
    if (small?.contains(target)) bring(new DOMPoint(clientX, clientY).matrixTransform(small.getScreenCTM().inverse()));
  });
  addEventListener("scroll", () => markSeen(), true);
  addEventListener("focusin", ({ target }) => {
    const label = isOver({ target }) && target.closest("g")?.querySelector("small");
    if (label) keepInside(label);
  });
}
