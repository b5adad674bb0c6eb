// Forms that show themselves anew while they are filled in, fields that are filled from files, links to copy or to share.

import { ask } from "./ask.js";
import { around, byId, parse } from "./dom.js";
import { id, mark, told } from "./markup.js";
import { tellNetwork } from "./notices.js";
import { dress, prefer } from "./prefs.js";
import { state } from "./state.js";

const isAgain = (button) => button?.getAttribute("formmethod") === "get";

/** What a form would send. */
export function fields(form, button) {
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.append(button.name, button.value);
  return data;
}

/** Does something for a form that is sent once only, however often it is pressed meanwhile. */
export async function once(form, send) {
  const { action } = form;
  // The mark is for the eye: what comes meanwhile may take it away.
  if (state.busy.has(action)) return;
  state.busy.add(action);
  form.setAttribute(told.busy, "");
  try {
    await send();
  } finally {
    state.busy.delete(action);
    form.removeAttribute(told.busy);
  }
}

/** Shows the main part of the page that answers, and goes on at the same field. */
async function refresh(form, button) {
  const { answer, text } = (await ask(`${form.action}?${fields(form, button)}`)) ?? {};
  if (!answer) {
    tellNetwork(mark.lost, () => form.requestSubmit(button));
    return;
  }
  const to = new URL(answer.url);
  const page = parse(text);
  const fresh = page.getElementById(id.main);
  if (!fresh || to.pathname !== location.pathname) {
    location.assign(to);
    return;
  }
  document.title = page.title;
  history.replaceState(null, "", to);
  const { name, value } = document.activeElement;
  byId(id.main).replaceWith(fresh);
  dress(fresh);
  if (!name) return;
  const same = `[name="${CSS.escape(name)}"][value="${CSS.escape(value ?? "")}"]`;
  fresh.querySelector(same)?.focus({ preventScroll: true });
}

/** Copies a link, and says so at the button where that worked. */
export async function copy(button) {
  const field = byId(button.getAttribute(mark.copy));
  field.select();
  let copied = false;
  try {
    await navigator.clipboard.writeText(field.value);
    copied = true;
  } catch {
    // Plain http has no clipboard: then still this way, or the text is at least selected.
    copied = document.execCommand("copy");
  }
  if (!copied) return;
  // A button that changes is not read aloud by itself.
  byId(id.voice).textContent = button.textContent = button.getAttribute(mark.done);
}

/** Hands a link to the device, which knows whom it can be sent to. */
function share(button) {
  const url = byId(button.getAttribute(mark.share)).value;
  // Whoever thinks better of it has not failed.
  navigator.share({ title: document.title, url }).catch(() => {});
}

/** Lets the forms of a page do what their marks say. */
export function watchForms() {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter: button } = event;
    if (!form.hasAttribute(mark.refresh) || !isAgain(button)) return;
    event.preventDefault();
    once(form, () => refresh(form, button));
  });
  document.addEventListener("change", async ({ target }) => {
    if (target.hasAttribute(mark.pref)) {
      prefer(target);
      dress(document);
    }
    const into = target.getAttribute(mark.into);
    if (into && target.files[0]) target.form.elements[into].value = await target.files[0].text();
    if (target.hasAttribute(mark.refresh)) target.form.requestSubmit([...target.form.elements].find(isAgain));
  });
  document.addEventListener("click", ({ target }) => {
    const button = around(target, mark.copy);
    if (button) copy(button);
    const other = around(target, mark.share);
    if (other) share(other);
    if (target.id === id.again) state.again?.();
  });
}
