// A deal that nobody chose: this browser adds a part to the seed of the deal. It draws 32 random bytes, promises them by
// their hash, keeps them on this device, and gives them when everybody has promised. docs/fairness.md tells why.

import { part } from "./markup.js";

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
// Each part is kept under its promise: two tabs may draw one for the same seat, and only the server knows whose came last.
const key = (hash) => `loup-part ${location.pathname} ${hash}`;

/** The seats that have asked already: a page is shown anew before the answer has come. */
const sent = new Set();

/** Sends what the page asks for: a promise for an own seat, or the part itself. */
export function givePart() {
  for (const place of document.querySelectorAll(`[${part.wanted}]`)) {
    const wanted = place.getAttribute(part.wanted);
    const seat = place.getAttribute(part.seat);
    const name = `${wanted} ${seat}`;
    if (sent.has(name)) continue;
    const fields = wanted === "promise" ? promise() : given(place.getAttribute(part.hash));
    if (!fields) continue;
    sent.add(name);
    fetch(`${location.pathname}/parts`, { method: "post", body: new URLSearchParams({ seat, ...fields }) })
      .catch(() => null)
      .then(() => setTimeout(() => sent.delete(name), 2_000));
  }
}

function promise() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const hash = hex(sha256(bytes));
  try {
    localStorage.setItem(key(hash), hex(bytes));
  } catch {
    // What cannot be kept cannot be given later: then nothing is promised.
    return null;
  }
  return { commitment: hash };
}

function given(hash) {
  try {
    const kept = localStorage.getItem(key(hash));
    return kept && { part: kept };
  } catch {
    return null;
  }
}

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function fractions(count, root) {
  const found = [];
  for (let n = 2; found.length < count; n += 1) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) isPrime = false;
    if (isPrime) found.push(((n ** root) % 1) * 2 ** 32 | 0);
  }
  return found;
}

/** SHA-256 of 32 bytes. Browsers have their own only on pages that came encrypted; games at home often do not. */
function sha256(bytes) {
  const k = fractions(64, 1 / 3);
  const hash = fractions(8, 1 / 2);
  const view = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, place) => view.setUint8(place, byte));
  view.setUint8(32, 0x80);
  view.setUint32(60, 256);
  const w = Array.from({ length: 16 }, (_, place) => view.getInt32(place * 4));
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i += 1) {
    if (i > 15) {
      const [x, y] = [w[i - 15], w[i - 2]];
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] + low + w[i - 7] + high) | 0;
    }
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i];
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  const words = [a, b, c, d, e, f, g, h].map((word, place) => word + hash[place]);
  words.forEach((word, place) => view.setInt32(place * 4, word));
  return new Uint8Array(view.buffer, 0, 32);
}
