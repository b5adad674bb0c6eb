// The words of small signs, for fingers and keys: a mouse has the browser's own.

import { state } from "./state.js";

/** So long they are shown. */
const SHOWN = 6000;
const EDGE = 6;

/** The words of a sign: its title, or that of the picture. */
const wordsOf = (sign) => sign.getAttribute("title") || sign.querySelector(":scope > title")?.textContent;

/** The nearest sign around a target that has words. */
function signAround(target) {
  for (let sign = target; sign?.getAttribute; sign = sign.parentElement) if (wordsOf(sign)) return sign;
  return null;
}

function hide() {
  clearTimeout(state.tipping);
  state.tip?.remove();
  state.tip = null;
}

/** Shows the words above the sign, or below it where there is no room. */
function show(sign) {
  hide();
  const tip = document.createElement("p");
  // Whoever hears the page is told by the sign itself.
  tip.ariaHidden = "true";
  tip.className = "tip";
  tip.textContent = wordsOf(sign);
  document.body.append(tip);
  const at = sign.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - EDGE);
  const above = at.top - height - EDGE;
  tip.style.left = `${Math.max(left, EDGE)}px`;
  tip.style.top = `${above > 0 ? above : at.bottom + EDGE}px`;
  state.tip = tip;
  state.tipping = setTimeout(hide, SHOWN);
}

/** Lets signs say what they mean. */
export function watchTips() {
  addEventListener("pointerdown", hide);
  addEventListener("scroll", hide, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  addEventListener("click", ({ target }) => {
    const sign = state.finger && !target.closest("a, button, summary, label, input") && signAround(target);
    if (sign) show(sign);
  });
  addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible") && wordsOf(target)) show(target);
    else hide();
  });
}
