// Makes Loup's pages live. Everything works without it; what travels is written down in crates/pages/src/live.rs.

const $ = (id) => document.getElementById(id);
const all = (what, root = document) => root.querySelectorAll(what);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const typing = "input, textarea, select";

// ---- What the reader prefers on this device

const prefs = { speed: "1", mark: "on" };
try { Object.assign(prefs, JSON.parse(localStorage.loup)); } catch { /* nothing kept, or nothing allowed */ }

function prefer(name, value) {
  prefs[name] = value;
  try { localStorage.loup = JSON.stringify(prefs); } catch { /* then it holds for this page */ }
  dress();
}
