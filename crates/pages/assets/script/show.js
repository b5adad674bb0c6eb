// ---- Showing what came

const fragment = (html) => read(html).body.firstElementChild;

/**
 * Reads a page or a part of one, without the rail: that is read and shown a frame later, so that what a reader waits
 * for comes first. How long reading and showing take can be seen among the browser's timings.
 */
function read(html, name = "loup-read") {
  const start = performance.now();
  const [from, to] = [html.indexOf('<aside class="rail"'), html.indexOf("</aside>")];
  const first = from > 0 ? `${html.slice(0, from)}<aside id="rail" data-same>${html.slice(to)}` : html;
  const page = new DOMParser().parseFromString(first, "text/html");
  if (from > 0) page.getElementById("rail").waits = html.slice(from, to);
  performance.measure(name, { start, detail: first.length });
  return page;
}

const shown = () => Number($("live")?.dataset.entry ?? 0);
const pieces = (root) => all("[data-piece][id]", root);
let title = document.title;
let waits = null;

/** The next frame is on the screen; where nothing is painted, some time has gone. */
const painted = () => new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 100);
});

/** Shows what waits for the next frame. */
function flush() {
  const show = waits;
  waits = null;
  show?.();
}

/** Shows a part of the page; false when it was made for another page than this one. */
function show(fresh, quick) {
  flush();
  const old = $(fresh.id);
  const { base } = fresh.dataset;
  if (!old || (base && base !== old.dataset.rev)) return false;
  const start = performance.now();
  const rail = fresh.querySelector("#rail")?.waits;
  const was = before(fresh, rail);
  // What comes back from the rail leaves it now, not a frame later.
  if (rail) for (const piece of pieces($("rail"))) if (fresh.ownerDocument.getElementById(piece.id)) piece.remove();
  const wasYours = $("live")?.dataset.turn;
  patch(old, fresh, !quick && was);
  if (old.id === "live") last = performance.now();
  if (!wasYours && $("live")?.dataset.turn) beep();
  performance.measure("loup-show", { start });
  if (!rail) {
    retell();
    return true;
  }
  waits = () => {
    const late = read(rail, "loup-late").body.firstElementChild;
    const start = performance.now();
    patch($("rail"), late, !quick && was);
    retell();
    performance.measure("loup-rail", { start });
  };
  painted().then(() => pressing).then(flush);
  return true;
}

/** Makes a part what it is to be, and tells what is new. */
function patch(old, fresh, was) {
  stubs = new Map([...all("[data-same]", fresh)].map((stub) => [stub, $(stub.id)]));
  const lines = new Set([...all("#lines > li", old)].map((line) => line.id));
  const focused = old.contains(document.activeElement);
  morph(old, fresh);
  dress(old);
  if (was) glide(was, old);
  const news = [...all("#lines > li", old)].filter((line) => /^l\d/.test(line.id) && !lines.has(line.id));
  if (news.length && lines.size) $("voice").textContent = news.reverse().map((line) => line.lastElementChild.textContent).join(" ");
  // What was pressed may be gone: the keyboard goes on at the prompt.
  if (focused && document.activeElement === document.body && $("prompt")) {
    $("prompt").tabIndex = -1;
    $("prompt").focus({ preventScroll: true });
  }
}

/** What the server cannot know: preferences, the tab's title, times in the reader's own way. */
function dress(root = document) {
  const yours = $("live")?.dataset.turn;
  const name = (yours && prefs.mark === "on" ? "● " : "") + title;
  if (document.title !== name) document.title = name;
  for (const part of all("[hidden].scripted, .prefs, [data-pref], time", root)) {
    if (part.nodeName === "TIME") date(part);
    else if (!part.dataset.pref) part.hidden = false;
    else if (part.type === "checkbox") part.checked = prefs[part.dataset.pref] === "on";
    else part.value = prefs[part.dataset.pref];
  }
  watch();
}

function date(time) {
  const moment = new Date(time.dateTime);
  const minutes = (moment - Date.now()) / 60000;
  const [count, unit] = minutes > -60 ? [minutes, "minute"] : minutes > -1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
  const text = ago.format(Math.round(count), unit);
  if (time.textContent === text) return;
  time.textContent = text;
  time.title = moment.toLocaleString(document.documentElement.lang);
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
