// ---- Forms and links

async function load(url, options = {}, id = "live") {
  let answer;
  try {
    answer = await fetch(url, { ...options, headers: { accept: "text/html", "loup-have": $("live")?.dataset.rev ?? "" } });
  } catch {
    return network(true);
  }
  const text = await answer.text();
  const to = new URL(answer.url);
  // The stream was faster: the page shows this already.
  if (answer.redirected && to.pathname === location.pathname && text.includes(` data-rev="${$("live")?.dataset.rev}"`)) {
    history.replaceState(null, "", to);
    return true;
  }
  const page = read(text);
  const fresh = page.getElementById(id);
  // An answer without redirection is about this page, whatever its address.
  const here = to.pathname === location.pathname || (options.method && !answer.redirected);
  const message = page.querySelector("[data-message]");
  if (fresh && here) {
    title = page.title;
    if (!options.method || answer.redirected) history.replaceState(null, "", to);
    if (id === "main") return refill(fresh);
    const at = Number(fresh.dataset.entry);
    // The stream may have been faster than this answer: what is shown never goes back, except in a replay.
    if (at >= shown() || !fresh.dataset.stream) {
      if (show(fresh)) queue = queue.filter(({ entry, type }) => entry > at || type === "presence");
      else if (!answer.ok) tell(fresh.querySelector("#notice").textContent);
      else if (fresh.dataset.rev !== $("live").dataset.rev && queue.every(({ entry }) => entry < at)) return load(location.pathname);
    }
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
  if (button?.dataset.wait) $("voice").textContent = button.dataset.wait;
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
