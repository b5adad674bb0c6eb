// ---- Patching: elements with the same id stay, others are matched by their place; of what is the same the name came

let stubs = new Map();
const copy = (stub) => stubs.get(stub)?.cloneNode(true) ?? stub;

/** Something new, with copies of what is named in it: the old one's place is cleared in its own time. */
function whole(fresh) {
  if (stubs.has(fresh)) return copy(fresh);
  if (fresh.childElementCount) all("[data-same]", fresh).forEach((stub) => stub.replaceWith(copy(stub)));
  return fresh;
}

const same = (old, fresh) => (stubs.has(fresh) ? old.id === fresh.id : old.isEqualNode(fresh));

function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(whole(fresh));
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  // What marks the seen part of a picture is the script's alone.
  if (old.hasAttribute("data-here")) return;
  // What the reader folds is theirs.
  const theirs = (name) => name === "open" && old.nodeName === "DETAILS";
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) !== value && !theirs(name)) old.setAttribute(name, value);
  }
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !theirs(name)) old.removeAttribute(name);
  }
  if (old.type === "range") old.value = fresh.value;
  if (old.hasAttribute("data-own")) return;
  morphChildren(old, fresh);
}

function morphChildren(old, fresh) {
  // What is the same at the beginning and at the end stays untouched.
  const wanted = [...fresh.childNodes];
  let [at, end] = [old.firstChild, null];
  while (at && wanted.length && same(at, wanted[0])) {
    at = at.nextSibling;
    wanted.shift();
  }
  for (let tail = old.lastChild; at && tail !== at && wanted.length && same(tail, wanted.at(-1)); tail = tail.previousSibling) {
    end = tail;
    wanted.pop();
  }
  const known = new Map();
  for (let child = at; child && child !== end; child = child.nextSibling) if (child.id) known.set(child.id, child);
  // A list that grows keeps its older lines.
  const grow = old.getAttribute("data-grow");
  const kept = (child) => grow && child.id?.startsWith(grow);
  const names = new Set(wanted.map(({ id }) => id));
  const leave = () => {
    const gone = at;
    at = at.nextSibling;
    if (!kept(gone)) gone.remove();
  };
  for (const want of wanted) {
    // What stands between here and a part that stays goes, so that the part need not move: that is dear.
    if (want.id && known.has(want.id)) while (at !== end && at !== known.get(want.id) && !(at.id && names.has(at.id))) leave();
    const here = at === end ? null : at;
    let have = want.id ? known.get(want.id) : here && !here.id && here.nodeName === want.nodeName ? here : null;
    if (!have) old.insertBefore(whole(want), at);
    else {
      if (have === at) at = at.nextSibling;
      else old.insertBefore(have, at);
      if (!same(have, want)) morph(have, want);
    }
  }
  while (at && at !== end) leave();
}
