// Makes Loup's pages live. Everything works without it; what travels is written down in crates/pages/src/live.rs.

const $ = (id) => document.getElementById(id);
const all = (what, root = document) => root.querySelectorAll(what);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const typing = "input, textarea, select";

// ---- What the reader prefers on this device

const prefs = { speed: "1", mark: "on", chat: "on" };
try { Object.assign(prefs, JSON.parse(localStorage.loup)); } catch { /* nothing kept, or nothing allowed */ }

function prefer(name, value) {
  prefs[name] = value;
  try { localStorage.loup = JSON.stringify(prefs); } catch { /* then it holds for this page */ }
  dress();
}

// ---- Patching: elements with the same id stay, others are matched by their place

function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  // What the reader folds is theirs.
  const theirs = (name) => name === "open" && old.nodeName === "DETAILS";
  for (const { name, value } of fresh.attributes) {
    if (!theirs(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!theirs(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  if (old.type === "range") old.value = fresh.value;
  morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
  const known = new Map();
  for (const child of old.children) if (child.id) known.set(child.id, child);
  let at = old.firstChild;
  for (const want of [...fresh.childNodes]) {
    let have = want.id ? known.get(want.id) : at && !at.id && at.nodeName === want.nodeName ? at : null;
    if (!have) old.insertBefore(want, at);
    else {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      morph(have, want);
    }
  }
  // A list that grows keeps its older lines.
  const kept = old.dataset?.grow;
  while (at) {
    const next = at.nextSibling;
    if (!kept || !at.id?.startsWith(kept)) at.remove();
    at = next;
  }
}

// ---- Showing what came

const shown = () => Number($("live")?.dataset.entry ?? 0);
const pieces = () => all("[data-piece][id]");
let title = document.title;

function show(fresh) {
  const old = $(fresh.id);
  if (!old) return;
  const places = new Map([...pieces()].map((piece) => [piece.id, piece.getBoundingClientRect()]));
  const lines = new Set([...all("#lines > li")].map((line) => line.id));
  const wasYours = $("live")?.dataset.turn;
  const focused = old.contains(document.activeElement);
  morph(old, fresh);
  if (old.id === "live") last = performance.now();
  dress();
  glide(places);
  const news = [...all("#lines > li")].filter((line) => /^l\d/.test(line.id) && !lines.has(line.id));
  if (news.length && lines.size) $("voice").textContent = news.reverse().map((line) => line.lastElementChild.textContent).join(" ");
  // What was pressed may be gone: the keyboard goes on at the prompt.
  if (focused && document.activeElement === document.body && $("prompt")) {
    $("prompt").tabIndex = -1;
    $("prompt").focus({ preventScroll: true });
  }
  if (!wasYours && $("live")?.dataset.turn) beep();
}

function glide(places) {
  const duration = 260 / (Number(prefs.speed) || 1e9);
  if (still.matches || duration < 1) return;
  for (const piece of pieces()) {
    const from = places.get(piece.id);
    const to = piece.getBoundingClientRect();
    if (!from) {
      piece.animate([{ opacity: 0 }, {}], { duration });
      continue;
    }
    // Inside a picture lengths are the picture's own.
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a || 1;
    const [x, y] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration, easing: "cubic-bezier(.2,.7,.2,1)" });
  }
}

/** What the server cannot know: preferences, the tab's title, times in the reader's own way. */
function dress() {
  const yours = $("live")?.dataset.turn;
  document.title = (yours && prefs.mark === "on" ? "● " : "") + title;
  document.documentElement.classList.toggle("mute", prefs.chat === "off");
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
    time.textContent = ago.format(Math.round(count), unit);
    time.title = moment.toLocaleString(document.documentElement.lang);
  });
}

function tell(text) {
  const notice = $("notice");
  if (!notice) return;
  notice.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  notice.hidden = false;
}

// ---- Steps, one after the other

let queue = [];
let playing = false;
let skip = null;
let last = -Infinity;

async function play() {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const speed = Number(prefs.speed);
    const wait = last + 800 / speed - performance.now();
    if (speed && wait > 0 && !document.hidden) {
      await new Promise((resolve) => {
        skip = resolve;
        setTimeout(resolve, wait);
      });
      skip = null;
    }
    // Meanwhile an answer may have shown it all.
    const { entry, fresh } = queue.shift() ?? {};
    if (fresh && (entry === null || entry > shown())) show(fresh);
  }
  playing = false;
}

/** Shows at once what waits: its last state is enough. */
function hurry() {
  if (!skip) return false;
  queue = queue.slice(-1);
  skip();
  return true;
}

// ---- The stream

let source = null;
let lost = false;

function listen() {
  const at = $("live")?.dataset.stream;
  if (!at || source) return;
  source = new EventSource(`${at}?after=${shown()}`);
  const fragment = (html) => new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  const queued = ({ data, lastEventId, type }) => {
    const fresh = fragment(data);
    if (!fresh) return;
    queue.push({ entry: type === "step" ? Number(lastEventId) : null, fresh });
    play();
  };
  const small = ({ data }) => {
    const fresh = fragment(data);
    if (fresh) show(fresh);
  };
  source.addEventListener("step", queued);
  source.addEventListener("patch", queued);
  source.addEventListener("presence", small);
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
    answer = await fetch(url, { ...options, headers: { accept: "text/html" } });
  } catch {
    return network(true);
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById(id);
  const to = new URL(answer.url);
  // An answer without redirection is about this page, whatever its address.
  const here = to.pathname === location.pathname || (options.method && !answer.redirected);
  const message = page.querySelector("[data-message]");
  if (fresh && here) {
    title = page.title;
    if (!options.method) history.replaceState(null, "", to);
    if (id === "main") return refill(fresh);
    queue = queue.filter(({ entry }) => entry > Number(fresh.dataset.entry));
    show(fresh);
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

// A page that comes back from the browser's memory is old.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
dress();
listen();
