// The reader's own page: asks the browser to show notices, and says where quiet hours are.

import { byId } from "./dom.js";
import { id, note } from "./markup.js";

/** So long a push service may take to answer: some networks never let it. */
const PATIENCE = 10_000;

const button = byId(id.notices);
const say = (what) => byId(id.noticed).textContent = button.getAttribute(what);

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));

/** What this promise comes to, unless it takes too long. */
const soon = (promise) => Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error("slow")), PATIENCE))]);

/** Registers the service worker, subscribes, and tells the server. */
async function subscribe() {
  if (!isSecureContext) return say(note.insecure);
  if (!navigator.serviceWorker || !window.PushManager || !window.Notification) return say(note.none);
  if (await Notification.requestPermission() !== "granted") return say(note.denied);
  try {
    await navigator.serviceWorker.register(button.getAttribute(note.worker));
    const { pushManager } = await soon(navigator.serviceWorker.ready);
    const applicationServerKey = bytes(button.getAttribute(note.key));
    const { endpoint, keys } = (await soon(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))).toJSON();
    const body = new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth });
    const answer = await fetch(button.getAttribute(note.add), { method: "POST", body });
    if (!answer.ok) throw new Error(answer.status);
    location.reload();
  } catch {
    say(note.slow);
  }
}

button?.addEventListener("click", subscribe);
document.querySelector(`[${note.east}]`)?.setAttribute("value", -new Date().getTimezoneOffset());
