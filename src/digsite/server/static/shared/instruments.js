// Sounds as they are made here, by the browser: wood, paper, coin and wind.

/** @type {AudioContext | null} */
let audio = null;
/** @type {GainNode | null} */
let heard = null; // what the sounds of now go through
/** @type {AudioBuffer | null} */
let hiss = null;

const LOUD = 0.5;
const LONGEST = 1; // second of noise

/** @param {import("./sounds.js").Note[]} notes */
export function play(notes) {
  audio ??= new AudioContext();
  heard = new GainNode(audio, { gain: LOUD });
  heard.connect(audio.destination);
  for (const { sound, after } of notes) MADE[sound](audio, heard, audio.currentTime + after);
}

/** Let nothing more be heard of what plays now. */
export function hush() {
  if (audio && heard) heard.gain.setTargetAtTime(0, audio.currentTime, 0.02);
  heard = null;
}

/** @type {Record<import("./sounds.js").Sound, (audio: AudioContext, to: AudioNode, at: number) => void>} */
const MADE = {
  wood(context, to, at) {
    tone(context, to, { at, from: 340, end: 150, loud: 0.24, length: 0.12 });
    noise(context, to, { at, kind: "lowpass", from: 900, end: 300, loud: 0.12, length: 0.05 });
  },
  paper(context, to, at) {
    noise(context, to, { at, kind: "bandpass", from: 1800, end: 3600, loud: 0.1, length: 0.14 });
  },
  coin(context, to, at) {
    tone(context, to, { at, from: 1870, end: 1850, loud: 0.06, length: 0.3 });
    tone(context, to, { at: at + 0.05, from: 2610, end: 2590, loud: 0.05, length: 0.35 });
  },
  wind(context, to, at) {
    noise(context, to, { at, kind: "bandpass", from: 260, end: 820, loud: 0.3, length: 0.7 });
  },
};

/** @typedef {{ at: number, from: number, end: number, loud: number, length: number }} Made from one height to another */

/**
 * @param {AudioContext} context
 * @param {AudioNode} to
 * @param {Made} given
 */
function tone(context, to, { at, from, end, loud, length }) {
  const source = new OscillatorNode(context, { type: "triangle", frequency: from });
  source.frequency.exponentialRampToValueAtTime(end, at + length);
  source.connect(fading(context, to, at, loud, length));
  source.start(at);
  source.stop(at + length);
}

/**
 * @param {AudioContext} context
 * @param {AudioNode} to
 * @param {Made & { kind: BiquadFilterType }} given
 */
function noise(context, to, { at, kind, from, end, loud, length }) {
  const filter = new BiquadFilterNode(context, { type: kind, frequency: from, Q: 0.8 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(end, at + length);
  const source = new AudioBufferSourceNode(context, { buffer: hissed(context) });
  source.connect(filter).connect(fading(context, to, at, loud, length));
  source.start(at, 0, length);
}

/**
 * A second of noise; it is made once.
 * @param {AudioContext} context
 */
function hissed(context) {
  if (hiss) return hiss;
  hiss = new AudioBuffer({ length: context.sampleRate * LONGEST, sampleRate: context.sampleRate });
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return hiss;
}

/**
 * A sound that comes softly and fades.
 * @param {AudioContext} context
 * @param {AudioNode} to
 * @param {number} at
 * @param {number} loud
 * @param {number} length
 */
function fading(context, to, at, loud, length) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + length / 6);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(to);
  return gain;
}
