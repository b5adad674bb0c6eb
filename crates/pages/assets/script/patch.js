// Makes a part of the page like another one: elements with the same name stay and are changed, others are matched by
// their place. Of what has not changed only the id comes, as a stub.

import { byId, findAll } from "./dom.js";
import { live, motion } from "./markup.js";

/**
 * By what something is known from one state of the page to the next: its id, or what it does. What does something else
 * is something else, so that neither focus nor finger is led from one move to another.
 */
export function nameOf(node) {
  if (node.id) return node.id;
  if (node.nodeName === "BUTTON") return node.value && `${node.name} ${node.value}`;
  if (node.nodeName === "A") return node.getAttribute(live.key) ?? node.getAttribute("href");
  return node.nodeName === "FORM" ? node.getAttribute("action") : "";
}

/** The stubs in what came, each with the element that it names. */
export const stubsIn = (fresh) => new Map([...findAll(live.same, fresh)].map((stub) => [stub, byId(stub.id)]));

/** Something new, with copies of what is named in it: the old one's place is cleared in its own time. */
function whole(fresh, stubs) {
  const copy = (stub) => stubs.get(stub)?.cloneNode(true) ?? stub;
  if (stubs.has(fresh)) return copy(fresh);
  if (fresh.childElementCount) findAll(live.same, fresh).forEach((stub) => stub.replaceWith(copy(stub)));
  return fresh;
}

const isSame = (old, fresh, stubs) => (stubs.has(fresh) ? old.id === fresh.id : old.isEqualNode(fresh));

export function morph(old, fresh, stubs) {
  if (old.nodeName !== fresh.nodeName || nameOf(old) !== nameOf(fresh)) {
    old.replaceWith(whole(fresh, stubs));
    return;
  }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  // What marks the seen part of a picture is the script's alone.
  if (old.hasAttribute(motion.here)) return;
  morphAttributes(old, fresh);
  if (old.type === "range") old.value = fresh.value;
  if (!old.hasAttribute(live.own)) morphChildren(old, fresh, stubs);
}

function morphAttributes(old, fresh) {
  // What the reader folds is theirs.
  const isTheirs = (name) => name === "open" && old.nodeName === "DETAILS";
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) !== value && !isTheirs(name)) old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !isTheirs(name)) old.removeAttribute(name);
  }
}

export function morphChildren(old, fresh, stubs) {
  // What is the same at the beginning and at the end stays untouched.
  const wanted = [...fresh.childNodes];
  let at = old.firstChild;
  let end = null;
  while (at && wanted.length && isSame(at, wanted[0], stubs)) {
    at = at.nextSibling;
    wanted.shift();
  }
  for (let tail = old.lastChild; at && tail !== at && wanted.length; tail = tail.previousSibling) {
    if (!isSame(tail, wanted.at(-1), stubs)) break;
    end = tail;
    wanted.pop();
  }
  const known = new Map();
  for (let child = at; child && child !== end; child = child.nextSibling) {
    if (nameOf(child)) known.set(nameOf(child), child);
  }
  const names = new Set(wanted.map(nameOf));
  // A list that grows keeps its older lines.
  const grow = old.getAttribute(live.grow);
  const leave = () => {
    const gone = at;
    at = at.nextSibling;
    if (!(grow && gone.id?.startsWith(grow))) gone.remove();
  };
  for (const want of wanted) {
    const name = nameOf(want);
    const there = name && known.get(name);
    known.delete(name);
    // What stands between here and a part that stays goes, so that the part need not move: that is dear.
    if (there) while (at !== end && at !== there && !(nameOf(at) && names.has(nameOf(at)))) leave();
    const here = at === end ? null : at;
    const match = name ? there : here && !nameOf(here) && here.nodeName === want.nodeName ? here : null;
    if (!match) {
      old.insertBefore(whole(want, stubs), at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else old.insertBefore(match, at);
    if (!isSame(match, want, stubs)) morph(match, want, stubs);
  }
  while (at && at !== end) leave();
}
