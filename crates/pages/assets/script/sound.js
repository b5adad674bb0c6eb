// Sounds, made of tones and noise: soft, short, and never the only sign. Loaded only where somebody wants to hear them.
// Browsers allow it once something was touched.

import { sounds } from "./markup.js";

/** How loud everything is at most. */
const LOUDEST = 0.5;
/** The most sounds that one step has. */
const MOST = 4;

const room = { audio: null, noise: null };

addEventListener(sounds, ({ detail: { names, volume } }) => play(names.split(" ").slice(0, MOST), volume));

/** What each sound is made of: after how many seconds, and how. */
const SCORE = {
  card: [[0, rustle, 2600, 0.09, 0.5], [0.06, rustle, 1400, 0.06, 0.35]],
  token: [[0, knock, 420, 0.09, 0.5], [0.05, knock, 300, 0.12, 0.4]],
  step: [[0, rustle, 500, 0.07, 0.5], [0.13, rustle, 420, 0.07, 0.4]],
  howl: [[0, howl, 262, 1.5, 0.22], [0.3, howl, 330, 1.3, 0.1]],
  moon: [[0, bell, 392, 1.6, 0.2], [0.25, bell, 494, 1.6, 0.18], [0.5, bell, 587, 2, 0.18]],
  end: [[0, bell, 392, 1.2, 0.22], [0.2, bell, 523, 1.2, 0.2], [0.4, bell, 659, 1.4, 0.2], [0.6, bell, 784, 2.2, 0.2]],
  turn: [[0, bell, 523, 0.35, 0.22], [0.14, bell, 784, 0.45, 0.22]],
};

function play(names, volume) {
  if (!volume || !navigator.userActivation?.hasBeenActive) return;
  room.audio ??= new AudioContext();
  const { audio } = room;
  if (audio.state === "suspended") audio.resume();
  const out = audio.createGain();
  out.gain.value = volume * LOUDEST;
  out.connect(audio.destination);
  let start = audio.currentTime + 0.02;
  for (const name of names) {
    for (const [after, make, pitch, time, loud] of SCORE[name] ?? []) make(out, start + after, pitch, time, loud);
    start += 0.18;
  }
}

/** Swells to so loud at once or slowly, and fades. */
function swell(out, start, time, loud, rise) {
  const gain = room.audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + time);
  gain.connect(out);
  return gain;
}

function tone(out, start, time, pitch, type) {
  const voice = room.audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, start);
  voice.connect(out);
  voice.start(start);
  voice.stop(start + time);
  return voice;
}

/** Paper and paws: noise through a narrow gap. */
function rustle(out, start, pitch, time, loud) {
  const { audio } = room;
  if (!room.noise) {
    room.noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = room.noise.getChannelData(0);
    for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  const gap = audio.createBiquadFilter();
  source.buffer = room.noise;
  gap.type = "bandpass";
  gap.frequency.value = pitch;
  source.connect(gap).connect(swell(out, start, time, loud, 0.012));
  source.start(start);
  source.stop(start + time);
}

/** Wood on wood. */
function knock(out, start, pitch, time, loud) {
  const voice = tone(swell(out, start, time, loud, 0.004), start, time, pitch, "triangle");
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + time);
}

/** A far bell: a tone and its twelfth. */
function bell(out, start, pitch, time, loud) {
  tone(swell(out, start, time, loud, 0.015), start, time, pitch, "sine");
  tone(swell(out, start, time * 0.6, loud * 0.25, 0.015), start, time * 0.6, pitch * 3, "sine");
}

/** Rises, stays and falls. */
function howl(out, start, pitch, time, loud) {
  const voice = tone(swell(out, start, time, loud, 0.25), start, time, pitch * 0.7, "triangle");
  voice.frequency.linearRampToValueAtTime(pitch * 1.5, start + time * 0.3);
  voice.frequency.linearRampToValueAtTime(pitch * 1.45, start + time * 0.65);
  voice.frequency.linearRampToValueAtTime(pitch * 0.8, start + time);
}
