// What moves when something is shown: pieces go their way, cards and tiles turn over, scores count.

import { byId } from "./dom.js";
import { id, motion, told } from "./markup.js";
import { state } from "./state.js";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const MINUS = "\u2212";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const rooms = [id.board, id.own, id.rail].map((name) => `#${name}`).join();

const readNumber = (text) => Number(text?.replace(MINUS, "-") || NaN);
const showNumber = (number) => String(number).replace("-", MINUS);

/** Everything that can move. */
export const pieces = (root) => root.querySelectorAll(`[${motion.piece}][id]`);

/**
 * How things are now, to tell afterwards what has moved, turned over or grown. Inside pictures only pieces are looked at
 * that were sent, or that are not there any more: measuring all of them would be dear.
 */
export function before(old, fresh, stubs) {
  const sent = new Set();
  for (const piece of pieces(fresh)) sent.add(piece.id).add(piece.getAttribute(motion.from));
  const kept = new Set(stubs.values());
  const isKept = (thing) => thing && (kept.has(thing) || isKept(thing.parentElement));
  const leaves = (piece) => old.contains(piece) && !isKept(piece);
  const places = new Map();
  const counts = new Map();
  const frameOf = frames();
  for (const thing of document.querySelectorAll(`[${motion.piece}][id], [${motion.tally}]`)) {
    if (thing.hasAttribute(motion.tally)) counts.set(thing, readNumber(thing.firstChild?.data));
    else if (!thing.ownerSVGElement || sent.has(thing.id) || leaves(thing)) {
      places.set(thing.id, {
        box: thing.getBoundingClientRect(),
        frame: frameOf(thing.ownerSVGElement),
        face: thing.getAttribute(motion.face),
        path: thing.getAttribute(motion.path),
      });
    }
  }
  return { sent, places, counts };
}

/** Lets everything in a part of the page move from where it was. Everything is read before anything is moved. */
export function glide({ sent, places, counts }, root) {
  const speed = Number(state.prefs.speed);
  if (!speed) return;
  // The rail has its own moment.
  const rail = byId(id.rail);
  const isHere = (thing) => root.contains(thing) && (root === rail || !rail?.contains(thing));
  const frameOf = frames();
  const moves = [];
  for (const piece of pieces(root)) {
    if ((piece.ownerSVGElement && !sent.has(piece.id)) || !isHere(piece)) continue;
    const move = travelOf(piece, places.get(piece.id) ?? places.get(piece.getAttribute(motion.from)), frameOf);
    if (move) moves.push(move);
  }
  for (const move of moves) fly(move, speed);
  if (still.matches) return;
  for (const [count, from] of counts) {
    const to = readNumber(count.firstChild?.data);
    if (isHere(count) && from !== to && !isNaN(from - to)) tick(count.firstChild, from, to, 420 / speed);
  }
}

/** Where a picture lies and how large its lengths are on the screen, asked once for each picture. */
function frames() {
  const known = new Map();
  return (picture) => {
    if (!picture) return null;
    if (!known.has(picture)) {
      const { a, e, f } = picture.getScreenCTM() ?? { a: 1, e: 0, f: 0 };
      known.set(picture, { picture, unit: a || 1, left: e, top: f });
    }
    return known.get(picture);
  };
}

/** What a piece has to do to be where it is: nothing, if it was there before. */
function travelOf(piece, was, frameOf) {
  const box = piece.getBoundingClientRect();
  // What is folded away or too small for this screen is nowhere.
  if (!box.width) return null;
  if (!was?.box.width) return { piece, isNew: true };
  const picture = piece.ownerSVGElement;
  // Inside a picture lengths are the picture's own, and what stays in it does not care whether the picture has moved.
  const frame = frameOf(picture) ?? { unit: piece.currentCSSZoom ?? 1, left: 0, top: 0 };
  const old = picture && was.frame?.picture === picture ? was.frame : frame;
  const x = (was.box.x + was.box.width / 2 - old.left) / old.unit - (box.x + box.width / 2 - frame.left) / frame.unit;
  const y = (was.box.y + was.box.height / 2 - old.top) / old.unit - (box.y + box.height / 2 - frame.top) / frame.unit;
  const face = piece.getAttribute(motion.face);
  const path = piece.getAttribute(motion.path);
  const turns = was.face !== face;
  const goes = Math.abs(x) + Math.abs(y) >= 1 || (path && was.path !== path);
  if (!turns && !goes) return null;
  // Other pictures have their middle elsewhere.
  const grown = picture && face === null ? 1 : Math.min(was.box.width / box.width, was.box.height / box.height);
  const size = Math.abs(grown - 1) > 0.1 ? grown : 1;
  return { piece, from: goes && `${x}px ${y}px`, path, turns, size, room: goes && roomToLeave(piece, was.box) };
}

/** The part of the page over whose edge a piece comes in: it must not be cut off there. */
function roomToLeave(piece, from) {
  const room = piece.closest(rooms);
  if (!room || room.scrollTop) return null;
  const box = room.getBoundingClientRect();
  const isOutside = from.left < box.left || from.right > box.right || from.top < box.top || from.bottom > box.bottom;
  return isOutside ? room : null;
}

/** Moves one piece. */
function fly({ piece, isNew, from, path, turns, size, room }, speed) {
  if (still.matches || isNew) {
    piece.animate([{ opacity: still.matches ? 0.3 : 0 }, {}], { duration: (still.matches ? 120 : 260) / speed });
    return;
  }
  // A path is told by the places on it, as seen from its end.
  const way = path?.split(";").map((at) => `${at.replace(" ", "px ")}px`) ?? [];
  const duration = Math.min(Math.max(90 * (way.length + 1), 260), 420) / speed;
  if (from) {
    const flight = piece.animate([from, ...way, "0 0"].map((translate) => ({ translate })), {
      duration,
      delay: piece.hasAttribute(motion.late) ? 80 / speed : 0,
      easing: way.length ? "ease-in-out" : EASE,
      fill: "backwards",
    });
    if (room) letOut(room, flight);
  }
  if (turns || size !== 1) {
    const start = { scale: `${turns ? 0 : size} ${size}` };
    piece.animate([start, {}], { duration: from ? duration : 260 / speed, easing: EASE });
  }
}

/** Lets what flies be seen outside of its part of the page. */
function letOut(room, flight) {
  room.setAttribute(told.flight, "");
  flight.onfinish = flight.oncancel = () => room.removeAttribute(told.flight);
}

/** Counts a number on the page up or down. */
function tick(text, from, to, duration) {
  const end = text.data;
  const start = performance.now();
  let said = end;
  const step = (now) => {
    // Whoever else writes here is right.
    if (text.data !== said) return;
    const part = Math.min(Math.max((now - start) / duration, 0), 1);
    said = part < 1 ? showNumber(Math.round(from + (to - from) * part)) : end;
    text.data = said;
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}
