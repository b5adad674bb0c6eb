// ---- A sound when it becomes your turn; browsers allow it once something was touched

let audio = null;
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => (audio ??= new AudioContext()), { once: true });
}

function beep() {
  if (!audio || $("live").dataset.sound !== "on") return;
  [523, 784].forEach((pitch, note) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
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
