// What is said: new lines are read aloud, and counted as long as the chat is not seen.

import { byId } from "./dom.js";
import { id, live, shown } from "./markup.js";
import { state } from "./state.js";

const lines = () => [...(byId(id.said)?.children ?? [])];

/** Shows how many lines are new, with a word for those who hear it. */
function mark() {
  const place = byId(id.unread);
  if (!place) return;
  if (state.chatSeen) state.unread = 0;
  const text = state.unread ? `${state.unread}` : "";
  if (text === (place.firstChild?.textContent ?? "")) return;
  const word = document.createElement("span");
  word.className = "sr";
  word.textContent = ` ${place.getAttribute(live.news)}`;
  place.replaceChildren(...(text ? [text, word] : []));
}

/** Takes note of what was said since the last time. */
function listenIn() {
  const all = lines();
  const news = all.filter((line) => !state.said.has(line.id) && !line.hasAttribute(live.mine));
  for (const line of all) state.said.add(line.id);
  if (news.length) {
    byId(id.voice).textContent = news.map((line) => line.firstElementChild.textContent).join(" ");
    state.unread += news.length;
  }
  const chat = byId(id.chat);
  if (chat) sight.observe(chat);
  mark();
}

/** Whether the chat is on the screen. */
const sight = new IntersectionObserver((seen) => {
  state.chatSeen = seen.at(-1).isIntersecting;
  mark();
});

/** Listens to what is said. */
export function watchTalk() {
  state.said = new Set(lines().map((line) => line.id));
  state.unread = parseInt(byId(id.unread)?.textContent) || 0;
  addEventListener(shown, listenIn);
  listenIn();
}
