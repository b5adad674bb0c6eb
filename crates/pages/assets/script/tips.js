// The words of small signs, for fingers and keys: a mouse has the browser's own.

import { byId } from "./dom.js";
import { id } from "./markup.js";
import { state } from "./state.js";

/** So long they are shown. */
const SHOWN = 6000;
/** So long a finger stays on something that does more than to explain itself. */
const HELD = 500;
const EDGE = 6;
const CONTROL = "a, button, summary, label, input";

/** The words of a sign: its title, or that of the picture. */
const wordsOf = (sign) => sign.getAttribute("title") || sign.querySelector(":scope > title")?.textContent;

/** The nearest sign around a target that has words. */
function signAround(target) {
  for (let sign = target; sign?.getAttribute; sign = sign.parentElement) if (wordsOf(sign)) return sign;
  return null;
}

/** The words of something, and of the signs in it where it is a control. */
function wordsIn(thing) {
  const inside = thing.matches(CONTROL) ? thing.querySelectorAll("[title]") : [];
  return [thing, ...inside].map(wordsOf).filter(Boolean).join(" · ");
}

function hide() {
  clearTimeout(state.tipping);
  state.tip?.remove();
  state.tip = null;
}

/** Shows words above what they are about, or below it where there is no room. */
function show(thing, words) {
  hide();
  if (!words) return;
  const tip = document.createElement("p");
  // Whoever hears the page is told by the sign itself.
  tip.ariaHidden = "true";
  tip.className = "tip";
  tip.textContent = words;
  document.body.append(tip);
  const at = thing.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE);
  const above = at.top - height - EDGE;
  tip.style.left = `${Math.max(left, EDGE)}px`;
  tip.style.top = `${above > 0 ? above : at.bottom + EDGE}px`;
  state.tip = tip;
  state.tipping = setTimeout(hide, SHOWN);
}

/** What a control is, in words; everything on the board and in the hand has a name. */
function told(control) {
  const around = signAround(control);
  const isPiece = [id.board, id.own].some((part) => byId(part)?.contains(control));
  return wordsIn(control) || (isPiece && control.ariaLabel) || (around && wordsOf(around));
}

/** A finger that rests on a control asks what it is, and does nothing when it is lifted. */
function watchHolding() {
  addEventListener("pointerdown", ({ pointerType, target }) => {
    hide();
    clearTimeout(state.holding);
    state.explained = false;
    state.finger = pointerType === "touch";
    const control = state.finger && target.closest(CONTROL);
    if (!control) return;
    state.holding = setTimeout(() => {
      show(control, told(control));
      state.explained = Boolean(state.tip);
    }, HELD);
  }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(state.holding));
  addEventListener("contextmenu", (event) => state.explained && event.preventDefault());
  addEventListener("click", (event) => {
    if (!state.explained || !event.detail) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

/** Lets signs say what they mean. */
export function watchTips() {
  watchHolding();
  addEventListener("scroll", hide, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  addEventListener("click", ({ target }) => {
    const sign = state.finger && !target.closest(CONTROL) && signAround(target);
    if (sign) show(sign, wordsOf(sign));
  });
  addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) show(target, wordsIn(target));
    else if (!state.explained) hide();
  });
}
