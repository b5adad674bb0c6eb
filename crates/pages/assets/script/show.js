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
