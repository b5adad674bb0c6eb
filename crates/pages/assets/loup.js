// Makes Loup's pages live. Everything works without it; what travels is written down in crates/pages/src/live.rs.

const $ = (id) => document.getElementById(id);
const all = (what, root = document) => root.querySelectorAll(what);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const typing = "input, textarea, select";

// ---- What the reader prefers on this device

const prefs = { speed: "1", mark: "on" };
try { Object.assign(prefs, JSON.parse(localStorage.loup)); } catch { /* nothing kept, or nothing allowed */ }

function prefer(name, value) {
  prefs[name] = value;
  try { localStorage.loup = JSON.stringify(prefs); } catch { /* then it holds for this page */ }
  dress();
}

// ---- Patching: elements with the same id stay, others are matched by their place; of what is the same the name came

let stubs = new Map();
const copy = (stub) => stubs.get(stub)?.cloneNode(true) ?? stub;

/** Something new, with copies of what is named in it: the old one's place is cleared in its own time. */
function whole(fresh) {
  if (stubs.has(fresh)) return copy(fresh);
  if (fresh.childElementCount) all("[data-same]", fresh).forEach((stub) => stub.replaceWith(copy(stub)));
  return fresh;
}

const same = (old, fresh) => (fresh.dataset?.same === undefined ? old.isEqualNode(fresh) : old.id === fresh.id);

function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(whole(fresh));
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.dataset.here !== undefined) return;
  // What the reader folds is theirs.
  const theirs = (name) => name === "open" && old.nodeName === "DETAILS";
  for (const { name, value } of fresh.attributes) {
    if (!theirs(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!theirs(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  if (old.type === "range") old.value = fresh.value;
  if (old.dataset.own !== undefined) return;
  morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
  // What is the same at the beginning and at the end stays untouched.
  const wanted = [...fresh.childNodes];
  let [at, end] = [old.firstChild, null];
  while (at && wanted.length && same(at, wanted[0])) {
    at = at.nextSibling;
    wanted.shift();
  }
  for (let tail = old.lastChild; at && tail !== at && wanted.length && same(tail, wanted.at(-1)); tail = tail.previousSibling) {
    end = tail;
    wanted.pop();
  }
  const known = new Map();
  for (let child = at; child && child !== end; child = child.nextSibling) if (child.id) known.set(child.id, child);
  // A list that grows keeps its older lines.
  const kept = (child) => old.dataset?.grow && child.id?.startsWith(old.dataset.grow);
  const names = new Set(wanted.map(({ id }) => id));
  const leave = () => {
    const gone = at;
    at = at.nextSibling;
    if (!kept(gone)) gone.remove();
  };
  for (const want of wanted) {
    // What stands between here and a part that stays goes, so that the part need not move: that is dear.
    if (want.id && known.has(want.id)) while (at !== end && at !== known.get(want.id) && !(at.id && names.has(at.id))) leave();
    const here = at === end ? null : at;
    let have = want.id ? known.get(want.id) : here && !here.id && here.nodeName === want.nodeName ? here : null;
    if (!have) old.insertBefore(whole(want), at);
    else {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      if (!same(have, want)) morph(have, want);
    }
  }
  while (at && at !== end) leave();
}

// ---- Showing what came

const fragment = (html) => read(html).body.firstElementChild;

/** Reads a page or a part of one. How long this and the showing take can be seen among the browser's timings. */
function read(html) {
  const start = performance.now();
  const page = new DOMParser().parseFromString(html, "text/html");
  performance.measure("loup-read", { start, detail: html.length });
  return page;
}

const shown = () => Number($("live")?.dataset.entry ?? 0);
const pieces = (root) => all("[data-piece][id]", root);
let title = document.title;

/** Shows a part of the page; false when it was made for another page than this one. */
function show(fresh, quick) {
  const old = $(fresh.id);
  const { base } = fresh.dataset;
  if (!old || (base && base !== old.dataset.rev)) return false;
  stubs = new Map([...all("[data-same]", fresh)].map((stub) => [stub, $(stub.id)]));
  const start = performance.now();
  const was = before(fresh);
  const lines = new Set([...all("#lines > li")].map((line) => line.id));
  const wasYours = $("live")?.dataset.turn;
  const focused = old.contains(document.activeElement);
  morph(old, fresh);
  if (old.id === "live") last = performance.now();
  retell();
  dress();
  if (!quick) glide(was);
  const news = [...all("#lines > li")].filter((line) => /^l\d/.test(line.id) && !lines.has(line.id));
  if (news.length && lines.size) $("voice").textContent = news.reverse().map((line) => line.lastElementChild.textContent).join(" ");
  // What was pressed may be gone: the keyboard goes on at the prompt.
  if (focused && document.activeElement === document.body && $("prompt")) {
    $("prompt").tabIndex = -1;
    $("prompt").focus({ preventScroll: true });
  }
  if (!wasYours && $("live")?.dataset.turn) beep();
  performance.measure("loup-show", { start });
  return true;
}

const ease = "cubic-bezier(.2,.7,.2,1)";
const number = (text) => Number(text?.replace("\u2212", "-") || NaN);

/** How things are now, to tell afterwards what has moved, turned over or grown. In pictures only what was sent moves. */
function before(fresh) {
  const sent = new Set();
  for (const { id, dataset } of pieces(fresh)) sent.add(id).add(dataset.from);
  const moves = (piece) => !piece.ownerSVGElement || sent.has(piece.id);
  const places = new Map();
  for (const piece of pieces()) if (moves(piece)) places.set(piece.id, [piece.getBoundingClientRect(), piece.dataset.face, piece.dataset.path]);
  const counts = new Map();
  for (const count of all("[data-tally]")) counts.set(count, number(count.firstChild?.data));
  return { places, counts, moves };
}

/** Pieces go their way, cards and tiles turn over, scores count. Everything is read before anything is moved. */
function glide({ places, counts, moves: mayMove }) {
  const speed = Number(prefs.speed);
  if (!speed) return;
  const scales = new Map();
  const scale = (picture) => {
    if (!scales.has(picture)) scales.set(picture, picture?.getScreenCTM()?.a || 1);
    return scales.get(picture);
  };
  const moves = [];
  for (const piece of pieces()) {
    if (!mayMove(piece)) continue;
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
    if (count.isConnected && from !== to && !isNaN(from - to)) tick(count.firstChild, from, to, 420 / speed);
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

/** What the server cannot know: preferences, the tab's title, times in the reader's own way. */
function dress() {
  const yours = $("live")?.dataset.turn;
  document.title = (yours && prefs.mark === "on" ? "● " : "") + title;
  all(".scripted, .prefs").forEach((part) => (part.hidden = false));
  all("[data-pref]").forEach((field) => {
    const value = prefs[field.dataset.pref];
    if (field.type === "checkbox") field.checked = value === "on";
    else field.value = value;
  });
  all("time").forEach((time) => {
    const moment = new Date(time.dateTime);
    const minutes = (moment - Date.now()) / 60000;
    const [count, unit] = minutes > -60 ? [minutes, "minute"] : minutes > -1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
    const text = ago.format(Math.round(count), unit);
    if (time.textContent === text) return;
    time.textContent = text;
    time.title = moment.toLocaleString(document.documentElement.lang);
  });
  here();
}

/** The board in words, fetched while the reader has it open. */
async function retell() {
  const words = $("text-body");
  if (!words?.closest("details")?.open) return;
  const answer = await fetch(words.dataset.src).catch(() => null);
  const page = answer?.ok && read(await answer.text());
  if (page) morphChildren(words, page.getElementById("text-body"));
}
document.addEventListener("toggle", ({ target }) => target.id === "text-view" && retell(), true);

function tell(text) {
  const notice = $("notice");
  if (!notice) return;
  notice.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  notice.hidden = false;
  // The server does not know of it, and the next step takes it away.
  delete $("live").dataset.rev;
}

// ---- Steps, one after the other

let queue = [];
let playing = false;
let skip = null;
let rush = false;
let last = -Infinity;
// What comes while a button is pressed waits for its release: nothing may move away under a finger.
let pressing = null;
let release = null;

addEventListener("pointerdown", () => {
  pressing ??= new Promise((resolve) => (release = resolve));
}, true);
for (const end of ["pointerup", "pointercancel", "dragend", "blur"]) {
  addEventListener(end, () => setTimeout(() => {
    release?.();
    pressing = release = null;
  }), true);
}

async function play() {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const speed = Number(prefs.speed);
    // A step takes its time; where many wait, all of them together do.
    const wait = last + Math.min(800, 1500 / queue.length) / speed - performance.now();
    if (speed && wait > 0 && !document.hidden && !rush) {
      await new Promise((resolve) => {
        skip = resolve;
        setTimeout(resolve, wait);
      });
      skip = null;
    }
    await pressing;
    // Meanwhile an answer may have shown it all.
    const { entry, html } = queue.shift() ?? {};
    const fresh = (entry === null || entry > shown()) && fragment(html);
    if (fresh && !show(fresh, rush && queue.length)) await load(location.pathname);
  }
  playing = rush = false;
}

/** Shows at once what waits. */
function hurry() {
  if (!skip) return false;
  rush = true;
  skip();
  return true;
}

// ---- The stream

let source = null;
let lost = false;

function listen() {
  const at = $("live")?.dataset.stream;
  if (!at || source) return;
  source = new EventSource(`${at}?after=${shown()}&have=${$("live").dataset.rev ?? ""}`);
  const queued = ({ data, lastEventId, type }) => {
    queue.push({ entry: type === "step" ? Number(lastEventId) : null, html: data, type });
    play();
  };
  const small = async ({ data }) => {
    const fresh = fragment(data);
    await pressing;
    if (fresh) show(fresh);
  };
  source.addEventListener("step", queued);
  source.addEventListener("patch", queued);
  source.addEventListener("presence", queued);
  source.addEventListener("chat", small);
  source.addEventListener("goto", ({ data }) => {
    const to = new URL(data, location.href);
    if (to.origin === location.origin) location.assign(to);
  });
  source.onopen = () => network(false);
  source.onerror = () => {
    network(true);
    // The browser tries again by itself unless the answer was an error.
    if (source.readyState === EventSource.CLOSED) {
      source = null;
      setTimeout(listen, 4000);
    }
  };
}

function network(isLost) {
  const sign = $("net");
  if (!sign || lost === isLost) return;
  lost = isLost;
  sign.textContent = isLost ? sign.dataset.lost : sign.dataset.back;
  sign.hidden = false;
  if (!isLost) setTimeout(() => (sign.hidden = !lost), 2500);
}

// ---- Forms and links

async function load(url, options = {}, id = "live") {
  let answer;
  try {
    answer = await fetch(url, { ...options, headers: { accept: "text/html", "loup-have": $("live")?.dataset.rev ?? "" } });
  } catch {
    return network(true);
  }
  const text = await answer.text();
  const to = new URL(answer.url);
  // The stream was faster: the page shows this already.
  if (answer.redirected && to.pathname === location.pathname && text.includes(` data-rev="${$("live")?.dataset.rev}"`)) {
    history.replaceState(null, "", to);
    return true;
  }
  const page = read(text);
  const fresh = page.getElementById(id);
  // An answer without redirection is about this page, whatever its address.
  const here = to.pathname === location.pathname || (options.method && !answer.redirected);
  const message = page.querySelector("[data-message]");
  if (fresh && here) {
    title = page.title;
    if (!options.method || answer.redirected) history.replaceState(null, "", to);
    if (id === "main") return refill(fresh);
    const at = Number(fresh.dataset.entry);
    // The stream may have been faster than this answer: what is shown never goes back, except in a replay.
    if (at >= shown() || !fresh.dataset.stream) {
      if (show(fresh)) queue = queue.filter(({ entry, type }) => entry > at || type === "presence");
      else if (!answer.ok) tell(fresh.querySelector("#notice").textContent);
      else if (fresh.dataset.rev !== $("live").dataset.rev && queue.every(({ entry }) => entry < at)) return load(location.pathname);
    }
  } else if (!answer.ok && message && $("notice")) tell(message.textContent);
  else location.assign(to);
  return answer.ok;
}

/** Puts the main part in place of the old one and goes on at the same field. */
function refill(fresh) {
  const { name, value } = document.activeElement;
  $("main").replaceWith(fresh);
  const same = name && fresh.querySelector(`[name="${CSS.escape(name)}"][value="${CSS.escape(value ?? "")}"]`);
  same?.focus({ preventScroll: true });
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const button = event.submitter;
  const again = form.hasAttribute("data-refresh") && button?.getAttribute("formmethod") === "get";
  if (!again && !form.hasAttribute("data-live")) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "yes";
  if (button?.dataset.wait) $("voice").textContent = button.dataset.wait;
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.append(button.name, button.value);
  if (again || form.method === "get") await load(`${form.action}?${data}`, {}, again ? "main" : "live");
  else {
    const ok = await load(form.action, { method: "post", body: data });
    if (ok && form.hasAttribute("data-reset")) form.reset();
  }
  delete form.dataset.busy;
  dress();
});

document.addEventListener("click", async (event) => {
  const { target } = event;
  const link = target.closest("a[data-live]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    load(link.href);
  }
  const copy = target.closest("[data-copy]");
  if (copy) {
    const field = $(copy.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value);
    copy.textContent = copy.dataset.done;
  }
  all(".menu[open]").forEach((menu) => menu.contains(target) || (menu.open = false));
});

document.addEventListener("change", async ({ target }) => {
  const { pref, into } = target.dataset;
  if (pref) prefer(pref, target.type === "checkbox" ? (target.checked ? "on" : "off") : target.value);
  if (into && target.files[0]) target.form.elements[into].value = await target.files[0].text();
  if (target.matches("input[data-refresh]")) target.form.requestSubmit(target.form.querySelector("[formmethod=get]"));
});

let sliding;
document.addEventListener("input", ({ target }) => {
  if (!target.form?.hasAttribute("data-slide")) return;
  clearTimeout(sliding);
  sliding = setTimeout(() => target.form.requestSubmit(), 60);
});

document.addEventListener("pointerdown", hurry);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    const menu = document.querySelector(".menu[open]");
    if (menu) menu.open = false;
    else if (!hurry()) document.querySelector("[data-clear]")?.click();
  }
  if (event.target.matches(typing)) return;
  if (event.key === "?" && $("keys")) {
    $("settings").open = $("keys").open = true;
    $("keys").firstElementChild.focus();
  }
  const key = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (key) {
    event.preventDefault();
    key.click();
  }
});

// ---- A sound when it becomes your turn; browsers allow it once something was touched

let audio = null;
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => (audio ??= new AudioContext()), { once: true });
}

function beep() {
  if (!audio || $("live").dataset.sound !== "on") return;
  [523, 784].forEach((pitch, note) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + note * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  });
}

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
addEventListener("resize", here);

// A page that comes back from the browser's memory is old.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
dress();
home();
listen();
