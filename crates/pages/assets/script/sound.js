// A sound when it becomes your turn. Browsers allow it once something was touched.

import { byId } from "./dom.js";
import { id, live } from "./markup.js";
import { state } from "./state.js";

/** Waits for the first touch. */
export function watchSound() {
  for (const touch of ["pointerdown", "keydown"]) {
    addEventListener(touch, () => (state.audio ??= new AudioContext()), { once: true });
  }
}

/** Two rising notes, for those who want to hear them. */
export function beep() {
  const { audio } = state;
  if (!audio || byId(id.live).getAttribute(live.sound) !== "on") return;
  [523, 784].forEach((pitch, note) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + note * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.32);
  });
}
