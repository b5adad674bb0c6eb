// ---- A picture that can be zoomed and moved: [data-pan] scrolls it, style says how large it is by default

const pan = () => document.querySelector("[data-pan]");
const picture = () => pan()?.querySelector("svg");
const over = ({ target }) => target.closest?.("[data-pan]");

/** Scales the picture by so much around a point of the window; 0 shows the whole. Says whether anything changed. */
function zoom(by, x, y) {
  const [box, map] = [pan().getBoundingClientRect(), picture()];
  const before = map.getScreenCTM();
  const { width, height } = map.viewBox.baseVal;
  const whole = Math.min(box.width / width, box.height / height);
  const scale = by ? Math.min(Math.max(before.a * by, whole), 2.5) : whole;
  if (by && Math.abs(scale / before.a - 1) < 0.001) return false;
  const size = (length) => (scale > whole ? `${scale * length}px` : "100%");
  const style = document.documentElement.style;
  style.setProperty("--zw", size(width));
  style.setProperty("--zh", size(height));
  const point = new DOMPoint(x ?? box.x + box.width / 2, y ?? box.y + box.height / 2);
  const moved = point.matrixTransform(before.inverse()).matrixTransform(map.getScreenCTM());
  pan().scrollBy(moved.x - point.x, moved.y - point.y);
  here();
  return true;
}

/** Marks on the small picture which part of the large one is seen. */
function here() {
  const mark = document.querySelector("[data-here]");
  if (!mark) return;
  const [box, back] = [pan().getBoundingClientRect(), picture().getScreenCTM().inverse()];
  const [from, to] = [[box.x, box.y], [box.right, box.bottom]].map((at) => new DOMPoint(...at).matrixTransform(back));
  const place = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  for (const name in place) if (mark.getAttribute(name) !== `${place[name]}`) mark.setAttribute(name, place[name]);
}

// What was shown may have another size: the mark follows as soon as that is known.
const sizes = new ResizeObserver(here);
const watch = () => pan() && sizes.observe(pan());

/** Brings what matters to the middle. */
function home() {
  const [box, at] = [pan()?.getBoundingClientRect(), (document.querySelector("[data-home]") ?? picture())?.getBoundingClientRect()];
  if (box) pan().scrollBy(at.x + at.width / 2 - box.x - box.width / 2, at.y + at.height / 2 - box.y - box.height / 2);
}

/** The keyboard goes to the nearest thing in this direction. */
function roam(dx, dy) {
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(document.activeElement);
  let [nearest, least] = [null, Infinity];
  for (const thing of all("a, button, [tabindex]", pan())) {
    const [right, down] = [middle(thing)[0] - x, middle(thing)[1] - y];
    const along = right * dx + down * dy;
    const far = along + 2 * Math.abs(right * dy + down * dx);
    if (along > 4 && far < least) [nearest, least] = [thing, far];
  }
  nearest?.focus();
}

let held = null;
let apart = 0;
let armed = null;
addEventListener("pointerdown", (event) => {
  held = event.pointerType === "mouse" && over(event) ? { x: event.clientX, y: event.clientY } : null;
  // A finger's first touch shows what would happen, the second does it.
  armed = event.pointerType === "touch" ? document.activeElement : event.target.closest?.("[data-twice]");
}, true);
addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
  if (!held || !buttons || (!held.drags && Math.hypot(clientX - held.x, clientY - held.y) < 5)) return;
  pan().scrollBy(held.x - clientX, held.y - clientY);
  held = { x: clientX, y: clientY, drags: true };
});
addEventListener("click", (event) => {
  const twice = event.target.closest?.("[data-twice]");
  const first = twice && event.detail && armed !== twice;
  if (!first && !(held?.drags && event.detail)) return;
  held = null;
  event.preventDefault();
  event.stopPropagation();
  if (first) twice.focus();
}, true);
addEventListener("dragstart", (event) => over(event) && event.preventDefault());
addEventListener("wheel", (event) => {
  // Where the page itself scrolls, the wheel is the page's.
  if (!over(event) || (!event.ctrlKey && innerWidth < 1181)) return;
  if (zoom(1.0015 ** -event.deltaY, event.clientX, event.clientY)) event.preventDefault();
}, { passive: false });
addEventListener("touchstart", () => (apart = 0));
addEventListener("touchmove", (event) => {
  const [a, b] = event.touches;
  if (!b || !over(event)) return;
  event.preventDefault();
  const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (apart) zoom(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  apart = now;
}, { passive: false });
addEventListener("click", ({ target }) => {
  const way = target.closest("[data-zoom]")?.dataset.zoom;
  if (way) zoom({ in: 1.4, out: 1 / 1.4, fit: 0 }[way]);
});
addEventListener("keydown", (event) => {
  if (!pan() || event.ctrlKey || event.metaKey || event.altKey || event.target.matches(typing)) return;
  const by = { "+": 1.25, "-": 0.8, 0: 0 }[event.key];
  if (by !== undefined) zoom(by);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!way || document.activeElement === pan() || !pan().contains(document.activeElement)) return;
  event.preventDefault();
  roam(...way);
});
addEventListener("scroll", here, true);
