// Sends forms and follows links of a live page.

import { ask, PATIENCE } from "./ask.js";
import { around, byId } from "./dom.js";
import { fields, once } from "./forms.js";
import { id, live, mark, told } from "./markup.js";
import { accept, play, renew } from "./messages.js";
import { tellNetwork } from "./notices.js";
import { dressLive, shownEntry, shownRevision } from "./show.js";
import { state } from "./state.js";

/** Thinking may take longer than other things. */
const THINKING = 30_000;
/** So long after a failure the server is asked again. */
const AGAIN = 1500;

/** Fetches this page or a part of it and shows it; says whether that worked. */
export async function load(url, options = {}, have = shownRevision(), patience = PATIENCE) {
  const { page } = state;
  state.wanted = url;
  const got = await ask(url, options, have, patience);
  if (got) return accept(got, options, have, page);
  lose(url, options);
  return false;
}

/**
 * An answer is missing. What became of a move is found out as soon as there is a network; what was only to be looked at
 * is asked for again, unless the reader has meanwhile gone on to something else.
 */
async function lose(url, options) {
  const lost = { entry: Number(options.body?.get("entry")), again: null };
  if (lost.entry || !options.method) lost.again = () => load(url, options);
  const isFirst = !state.lost;
  // A move that may be lost is not forgotten over what was only to be looked at.
  if (lost.entry || !state.lost?.entry) {
    state.lost = lost;
    tellNetwork(lost.entry ? mark.unsure : mark.lost, lost.again);
  }
  if (!isFirst) return;
  do await new Promise((resolve) => setTimeout(resolve, AGAIN));
  while (!(await renew(!options.method && state.wanted === url ? url : location.href)));
  const { entry, again } = state.lost;
  state.lost = null;
  await play();
  if (entry && shownEntry() >= entry) tellNetwork(mark.arrived);
  else if (entry) tellNetwork(mark.unsent, again);
}

async function send(form, button) {
  const words = button?.getAttribute(live.wait);
  if (words) byId(id.voice).textContent = words;
  const data = fields(form, button);
  if (form.method === "get") {
    await load(`${form.action}?${data}`);
    return;
  }
  const isDone = await load(form.action, { method: "post", body: data }, shownRevision(), words ? THINKING : PATIENCE);
  if (isDone && form.hasAttribute(live.reset)) form.reset();
}

/** Where a link leads, inside a picture or outside; one that keeps what is chosen leads there with it. */
function addressOf(link) {
  const to = new URL(link.getAttribute("href"), location.href);
  const keeps = around(link, live.keep);
  if (keeps) {
    for (const [name, value] of new URLSearchParams(location.search || keeps.getAttribute(live.keep))) {
      if (!to.searchParams.has(name)) to.searchParams.set(name, value);
    }
  }
  return to;
}

/** Marks what was pressed, at once and until the answer is there. */
async function pressed(button, work) {
  button?.setAttribute(told.sent, "");
  try {
    await work();
  } finally {
    button?.removeAttribute(told.sent);
  }
}

/** Lets forms and links that are marked stay on the page. */
export function watchSending() {
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter: button } = event;
    if (!form.hasAttribute(live.sends)) return;
    event.preventDefault();
    await once(form, () => pressed(button, () => send(form, button)));
    dressLive(document);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const marked = link && around(link, live.sends);
    if (!marked?.matches("a, g") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed(link, () => load(addressOf(link)));
  });
  document.addEventListener("input", ({ target: { form } }) => {
    if (!form?.hasAttribute(live.slide)) return;
    clearTimeout(state.sliding);
    state.sliding = setTimeout(() => form.requestSubmit(), 60);
  });
}
