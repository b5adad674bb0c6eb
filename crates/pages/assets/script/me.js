// The reader's own page: asks the browser to show notices, and says where quiet hours are.

import { byId, find, parse } from "./dom.js";
import { tellClock } from "./hours.js";
import { id, mark, note } from "./markup.js";
import { keep } from "./prefs.js";

/** So long a push service may take to answer: some networks never let it. */
const PATIENCE = 10_000;

const button = byId(id.notices);
const say = (what) => byId(id.noticed).textContent = button.getAttribute(what);

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));

/** What this promise comes to, unless it takes too long. */
const soon = (promise) => Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error("slow")), PATIENCE))]);

/** The subscription that the browser's push service gives. */
async function subscription() {
  await navigator.serviceWorker.register(button.getAttribute(note.worker));
  const { pushManager } = await soon(navigator.serviceWorker.ready);
  const applicationServerKey = bytes(button.getAttribute(note.key));
  return (await soon(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))).toJSON();
}

/** Registers the service worker, subscribes, and tells the server; and says who did not want to. */
async function subscribe() {
  if (!isSecureContext) return say(note.insecure);
  if (!navigator.serviceWorker || !window.PushManager || !window.Notification) return say(note.none);
  if (await Notification.requestPermission() !== "granted") return say(note.denied);
  const made = await subscription().catch(() => null);
  if (!made) return say(note.slow);
  const body = new URLSearchParams({ endpoint: made.endpoint, key: made.keys.p256dh, auth: made.keys.auth });
  const options = { method: "POST", body, headers: { accept: "text/html" } };
  const answer = await fetch(button.getAttribute(note.add), options).catch(() => null);
  if (answer?.ok) return location.reload();
  const why = answer && find(mark.message, parse(await answer.text().catch(() => "")));
  if (why) byId(id.noticed).textContent = why.textContent;
  else say(mark.lost);
}

button?.addEventListener("click", subscribe);

const east = find(note.east);
if (east) {
  // Where there are quiet hours, the first page of this browser knows of it, and from when on their clock is another.
  const { form, value } = east;
  keep("quiet", form.elements.quiet.defaultChecked ? { at: form.action, east: Number(value) } : null);
  tellClock();
  east.value = -new Date().getTimezoneOffset();
}
