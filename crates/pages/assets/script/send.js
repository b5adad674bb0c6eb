// Sends forms and follows links of a live page, and shows the answer in place.

import { around, byId, find } from "./dom.js";
import { fields, once } from "./forms.js";
import { header, id, live, mark, message } from "./markup.js";
import { tell, tellNetwork } from "./notices.js";
import { dressLive, read, show, shownEntry, shownRevision } from "./show.js";
import { state } from "./state.js";

/** Fetches this page or a part of it and shows it; says whether that worked. */
export async function load(url, options = {}) {
  let answer;
  let text;
  try {
    answer = await fetch(url, { ...options, headers: { accept: "text/html", [header.have]: shownRevision() } });
    // The stream was faster: the page shows this already.
    if (isShown(answer)) {
      history.replaceState(null, "", answer.url);
      return true;
    }
    text = await answer.text();
  } catch {
    tellNetwork(true);
    return false;
  }
  if (state.source?.readyState === EventSource.OPEN) tellNetwork(false);
  const page = read(text);
  const to = new URL(answer.url);
  const fresh = page.getElementById(id.live);
  // An answer without redirection is about this page, whatever its address.
  const isHere = to.pathname === location.pathname || (options.method && !answer.redirected);
  if (fresh && isHere) {
    state.title = page.title;
    if (!options.method || answer.redirected) history.replaceState(null, "", to);
    return showAnswer(fresh, answer);
  }
  const words = !answer.ok && find(mark.message, page);
  if (!words || !tell(words.textContent)) location.assign(to);
  return answer.ok;
}

/** Whether an answer holds nothing but what the page shows. */
function isShown(answer) {
  const revision = answer.headers.get(header.revision);
  const isHere = new URL(answer.url).pathname === location.pathname;
  return answer.redirected && isHere && Boolean(revision) && revision === shownRevision();
}

/** Shows what an answer holds. The stream may have been faster: what is shown never goes back, except in a replay. */
function showAnswer(fresh, answer) {
  const entry = Number(fresh.getAttribute(live.entry));
  if (entry < shownEntry() && fresh.hasAttribute(live.stream)) return answer.ok;
  const isNewer = (step) => step.entry > entry || step.type === message.presence;
  if (show(fresh)) state.queue = state.queue.filter(isNewer);
  else if (!answer.ok) tell(fresh.querySelector(`#${id.notice}`).textContent);
  else if (fresh.getAttribute(live.revision) !== shownRevision() && state.queue.every((step) => step.entry < entry)) {
    return load(location.pathname);
  }
  return answer.ok;
}

async function send(form, button) {
  const words = button?.getAttribute(live.wait);
  if (words) byId(id.voice).textContent = words;
  const data = fields(form, button);
  if (form.method === "get") {
    await load(`${form.action}?${data}`);
    return;
  }
  const isDone = await load(form.action, { method: "post", body: data });
  if (isDone && form.hasAttribute(live.reset)) form.reset();
}

/** Where a link leads, inside a picture or outside; one that keeps what is chosen leads there with it. */
function addressOf(link) {
  const to = new URL(link.getAttribute("href"), location.href);
  if (link.hasAttribute(live.keep)) {
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!to.searchParams.has(name)) to.searchParams.set(name, value);
    }
  }
  return to;
}

/** Lets forms and links that are marked stay on the page. */
export function watchSending() {
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter: button } = event;
    if (!form.hasAttribute(live.sends)) return;
    event.preventDefault();
    await once(form, () => send(form, button));
    dressLive(document);
  });
  document.addEventListener("click", (event) => {
    const link = around(event.target, live.sends);
    if (!link?.hasAttribute("href") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(addressOf(link));
  });
  document.addEventListener("input", ({ target: { form } }) => {
    if (!form?.hasAttribute(live.slide)) return;
    clearTimeout(state.sliding);
    state.sliding = setTimeout(() => form.requestSubmit(), 60);
  });
}
