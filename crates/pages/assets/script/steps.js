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
  let begun = performance.now();
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
    // What comes at once is shown at once, but the page never stands still for it.
    if (!rush && performance.now() - begun > 8) {
      while (waits) await painted();
      await painted();
      begun = performance.now();
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
