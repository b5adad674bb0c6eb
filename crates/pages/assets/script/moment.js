// A moment over the board: fetched when it is due, shown step by step. Loaded only where there is one.

import { find, findAll, parse } from "./dom.js";
import { due, id, live, moment } from "./markup.js";

const MINUS = "\u2212";
/** A whole moment takes at most so long. */
const WHOLE = 6000;
/** After so long the points of a step are counted and have changed hands. */
const PAID = 720;
/** The last step stays so long before the page goes on by itself. */
const LAST = 4000;
/** So long it may take to come: what comes after it waits. */
const PATIENCE = 5000;
const still = matchMedia("(prefers-reduced-motion: reduce)");

addEventListener(due, async ({ detail: { address, speed, begun } }) => begun(await open(address, speed).catch(() => null)));

/** Shows the moment of this address over the page, and tells when it is over. */
async function open(address, speed) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  const page = parse(answer.ok ? await answer.text() : "");
  const section = page.getElementById(id.moment);
  if (!section) return null;
  const host = document.createElement("div");
  // A room of its own: the board in it has the same names as the one below.
  const room = host.attachShadow({ mode: "open" });
  const sheets = [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = link.getAttribute("href");
    room.append(sheet);
    return new Promise((resolve) => (sheet.onload = sheet.onerror = resolve));
  });
  document.body.append(host);
  await Promise.all(sheets);
  room.append(document.adoptNode(section));
  return { over: run(host, section, speed) };
}

/** Goes through the steps; over when the last one was seen, or somebody has had enough. */
function run(host, section, speed) {
  const list = find(moment.said, section);
  const said = [...list.children].map((line) => line.textContent);
  const next = find(moment.next, section);
  const skip = find(moment.skip, section);
  const pace = (step) => Math.min(Number(list.children[step].getAttribute(live.play)), WHOLE / said.length) / speed;
  const focused = document.activeElement;
  const onward = skip.getAttribute(moment.skip) && skip.href;
  let now = 0;
  let timer = 0;
  return new Promise((resolve) => {
    const isLast = () => now + 1 >= said.length;
    const end = (isAsked) => {
      clearTimeout(timer);
      removeEventListener("keydown", press, true);
      if (isAsked && isLast() && onward) location.assign(onward);
      host.remove();
      focused?.focus?.({ preventScroll: true });
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      // Where the game goes on nobody is kept waiting.
      const time = isLast() ? (onward ? LAST / speed : 2 * pace(now)) : pace(now);
      if (!still.matches) timer = setTimeout(goOn, time, false);
    };
    const goOn = (isAsked) => {
      if (isLast()) return end(isAsked);
      now += 1;
      show(section, now, !still.matches && speed);
      section.querySelector("[role=status]").textContent = said[now];
      if (isLast()) {
        if (still.matches) rank(section);
        else setTimeout(rank, PAID / speed, section, speed);
        next?.remove();
        skip.focus({ preventScroll: true });
        skip.classList.add("pri");
        skip.textContent = list.getAttribute(moment.said);
      }
      wait();
    };
    const press = (event) => {
      const isOnSkip = event.composedPath()[0] === skip && event.key !== "ArrowRight";
      if (event.key === "Escape") end(false);
      else if (["Enter", " ", "ArrowRight"].includes(event.key)) isOnSkip ? end(true) : goOn(true);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", press, true);
    section.addEventListener("click", (event) => {
      event.preventDefault();
      if (skip.contains(event.target)) end(true);
      else goOn(true);
    });
    (next ?? skip).focus({ preventScroll: true });
    wait();
  });
}

/** Shows this step: what is seen then, whose points are what. */
function show(section, now, speed) {
  for (const part of findAll(moment.on, section)) {
    const off = Number(part.getAttribute(moment.off) ?? Infinity);
    const isOn = now >= Number(part.getAttribute(moment.on)) && now < off;
    if (part.hasAttribute(moment.disc)) {
      part.classList.toggle("now", isOn);
      part.classList.toggle("done", now >= off);
    } else part.toggleAttribute("hidden", !isOn);
  }
  for (const plate of findAll(moment.plate, section)) {
    const total = find(moment.points, plate);
    const points = total.getAttribute(moment.points).split(" ").map(Number);
    const gain = points[now] - points[now - 1];
    plate.classList.toggle("gains", gain !== 0);
    find(moment.gain, plate).textContent = gain ? (gain > 0 ? "+" : MINUS) + Math.abs(gain) : "";
    tick(total, points[now - 1], points[now], speed);
  }
  if (!speed) return;
  for (const coin of findAll(moment.coin, section)) {
    if (!coin.closest("[hidden]")) fly(coin, section, speed);
  }
}

/** Puts the plates into the order of the points, once all is told: they walk there. */
function rank(section, speed) {
  const plates = [...findAll(moment.plate, section)];
  const points = (plate) => Number(find(moment.points, plate).getAttribute(moment.points).split(" ").at(-1));
  const before = new Map(plates.map((plate) => [plate, plate.getBoundingClientRect()]));
  plates.sort((one, other) => points(other) - points(one));
  for (const plate of plates) plate.parentNode.append(plate);
  if (!speed) return;
  for (const plate of plates) {
    const [from, to] = [before.get(plate), plate.getBoundingClientRect()];
    if (from.x === to.x && from.y === to.y) continue;
    plate.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, {}], { duration: 420 / speed, easing: "ease-in-out" });
  }
}

/** Counts the points up or down. */
function tick(place, from, to, speed) {
  const begun = performance.now();
  const step = (time) => {
    const part = speed ? Math.min(Math.max((time - begun) * speed / 420, 0), 1) : 1;
    place.textContent = String(Math.round(from + (to - from) * part)).replace("-", MINUS);
    if (part < 1) requestAnimationFrame(step);
  };
  step(begun);
}

/** A coin flies to the plate of its player. */
function fly(coin, section, speed) {
  const plates = [...findAll(moment.plate, section)];
  const plate = plates.find((one) => one.getAttribute(moment.plate) === coin.getAttribute(moment.coin));
  const unit = coin.ownerSVGElement.getScreenCTM()?.a;
  if (!plate || !unit) return;
  const [from, to] = [coin, plate].map((part) => part.getBoundingClientRect());
  const x = (to.x + to.width / 2 - from.x - from.width / 2) / unit;
  const y = (to.y + to.height / 2 - from.y - from.height / 2) / unit;
  const way = [`${x * 0.5}px ${y * 0.5 - 60}px`, `${x}px ${y}px`];
  coin.animate([{ translate: "0 0" }, { translate: way[0] }, { translate: way[1], opacity: 0.2 }], {
    duration: 560 / speed,
    delay: 160 / speed,
    easing: "ease-in-out",
    fill: "forwards",
  });
}
