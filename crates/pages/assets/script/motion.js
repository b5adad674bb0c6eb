// ---- What moves when something is shown

const ease = "cubic-bezier(.2,.7,.2,1)";
const number = (text) => Number(text?.replace("\u2212", "-") || NaN);

/** How things are now, to tell afterwards what has moved, turned over or grown. In pictures only what was sent moves. */
function before(fresh, rail = "") {
  const sent = new Set();
  for (const [, id] of rail.matchAll(/ id="([^"]+)" data-piece/g)) sent.add(id);
  for (const { id, dataset } of pieces(fresh)) sent.add(id).add(dataset.from);
  const moves = (piece) => !piece.ownerSVGElement || sent.has(piece.id);
  const places = new Map();
  const counts = new Map();
  for (const thing of all("[data-piece][id], [data-tally]")) {
    if (thing.hasAttribute("data-tally")) counts.set(thing, number(thing.firstChild?.data));
    else if (moves(thing)) places.set(thing.id, [thing.getBoundingClientRect(), thing.dataset.face, thing.dataset.path]);
  }
  return { places, counts, moves };
}

/** Pieces go their way, cards and tiles turn over, scores count. Everything is read before anything is moved. */
function glide({ places, counts, moves: mayMove }, root) {
  const speed = Number(prefs.speed);
  if (!speed) return;
  // The rail has its own moment.
  const rail = $("rail");
  const here = (thing) => root.contains(thing) && (root === rail || !rail?.contains(thing));
  const scales = new Map();
  const scale = (picture) => {
    if (!scales.has(picture)) scales.set(picture, picture?.getScreenCTM()?.a || 1);
    return scales.get(picture);
  };
  const moves = [];
  for (const piece of pieces(root)) {
    if (!mayMove(piece) || !here(piece)) continue;
    const { face, path, from: source } = piece.dataset;
    const [from, wasFace, wasPath] = places.get(piece.id) ?? places.get(source) ?? [];
    const to = piece.getBoundingClientRect();
    // What is folded away or too small for this screen is nowhere.
    if (!to.width) continue;
    if (!from?.width) {
      moves.push([piece]);
      continue;
    }
    // Inside a picture lengths are the picture's own.
    const by = piece.ownerSVGElement ? scale(piece.ownerSVGElement) : piece.currentCSSZoom ?? 1;
    const way = (start, length) => (from[start] + from[length] / 2 - to[start] - to[length] / 2) / by;
    const [x, y] = [way("left", "width"), way("top", "height")];
    const turned = wasFace !== face;
    const moved = Math.abs(x) + Math.abs(y) >= 1 || (path && wasPath !== path);
    // Other pictures have their middle elsewhere.
    const size = piece.ownerSVGElement && face === undefined ? 1 : Math.min(from.width / to.width, from.height / to.height);
    const room = piece.closest(".board, .me, .rail");
    const box = moved && room?.getBoundingClientRect();
    const outside = box && (from.left < box.left || from.right > box.right || from.top < box.top || from.bottom > box.bottom);
    if (turned || moved) moves.push([piece, moved && [x, y], turned, Math.abs(size - 1) > 0.1 ? size : 1, outside && !room.scrollTop && room]);
  }
  for (const [piece, from, turned, size, room] of moves) {
    if (still.matches || !size) {
      piece.animate([{ opacity: still.matches ? 0.3 : 0 }, {}], { duration: (still.matches ? 120 : 260) / speed });
      continue;
    }
    // A path is told by the places on it, as seen from its end.
    const way = piece.dataset.path?.split(";").map((at) => `${at.replace(" ", "px ")}px`) ?? [];
    const travel = Math.min(Math.max(90 * (way.length + 1), 260), 420) / speed;
    if (from) {
      const steps = [`${from[0]}px ${from[1]}px`, ...way, "0 0"];
      const delay = "late" in piece.dataset ? 80 / speed : 0;
      const easing = way.length ? "ease-in-out" : ease;
      const flight = piece.animate(steps.map((translate) => ({ translate })), { duration: travel, delay, easing, fill: "backwards" });
      if (room) {
        room.dataset.flight = "";
        flight.onfinish = flight.oncancel = () => delete room.dataset.flight;
      }
    }
    if (turned || size !== 1) piece.animate([{ scale: `${turned ? 0 : size} ${size}` }, {}], { duration: from ? travel : 260 / speed, easing: ease });
  }
  for (const [count, from] of still.matches ? [] : counts) {
    const to = number(count.firstChild?.data);
    if (here(count) && from !== to && !isNaN(from - to)) tick(count.firstChild, from, to, 420 / speed);
  }
}

/** Counts a number on the page up or down. */
function tick(text, from, to, duration) {
  const [end, start] = [text.data, performance.now()];
  let said = end;
  const step = (now) => {
    // Whoever else writes here is right.
    if (text.data !== said) return;
    const part = Math.min(Math.max((now - start) / duration, 0), 1);
    said = part < 1 ? String(Math.round(from + (to - from) * part)).replace("-", "\u2212") : end;
    text.data = said;
    if (part < 1) requestAnimationFrame(step);
  };
  step(start);
}
