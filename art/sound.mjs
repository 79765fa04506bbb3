/** Bells and long soft chords as sums of sine waves: all music of the demo is made by it, without samples. */
import { execFileSync } from 'node:child_process';

const RATE = 44100;

/** Notes as frequencies, from names such as 'D4' or 'F#3'. */
export function note(name) {
  const steps = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(name);
  return 440 * 2 ** ((steps[letter] + (sharp ? 1 : 0)) / 12 + Number(octave) - 4);
}

export class Sound {
  constructor(seconds) {
    this.seconds = seconds;
    this.samples = new Float32Array(Math.ceil(seconds * RATE));
  }

  add(start, length, voice) {
    const first = Math.max(0, Math.floor(start * RATE));
    const last = Math.min(this.samples.length, Math.floor((start + length) * RATE));
    for (let i = first; i < last; i += 1) this.samples[i] += voice(i / RATE - start);
    return this;
  }

  /** A bowl or a small bell: a few slightly inharmonic partials, of which the high ones fade first. */
  bell(start, pitch, { loud = 0.2, ring = 5 } = {}) {
    const partials = [
      [1, 1, 1],
      [2.006, 0.42, 0.62],
      [2.74, 0.2, 0.4],
      [4.1, 0.1, 0.25],
      [5.43, 0.05, 0.16],
    ];
    return this.add(start, ring * 1.6, (t) => {
      const strike = Math.min(1, t / 0.006);
      let value = 0;
      for (const [ratio, share, life] of partials)
        value += share * Math.sin(2 * Math.PI * pitch * ratio * t) * Math.exp((-4.2 * t) / (ring * life));
      return loud * strike * value * (1 + 0.06 * Math.sin(2 * Math.PI * 4.2 * t));
    });
  }

  /** A chord that swells and ebbs over its whole length. */
  pad(start, length, pitches, loud = 0.05) {
    const voices = pitches.flatMap((pitch, i) => [
      [pitch * 1.0011, i * 1.7],
      [pitch * 0.9991, i * 2.3],
    ]);
    return this.add(start, length, (t) => {
      const swell = Math.max(0, Math.sin((Math.PI * t) / length)) ** 1.2;
      let value = 0;
      for (const [pitch, phase] of voices)
        value += Math.sin(2 * Math.PI * pitch * t + phase) + 0.22 * Math.sin(4 * Math.PI * pitch * t + phase);
      return (loud * swell * value) / Math.sqrt(voices.length);
    });
  }

  /** The echo of a small room, by a few delays that feed back. */
  room(wet = 0.28) {
    const dry = this.samples;
    const sum = new Float32Array(dry.length);
    for (const [delay, feedback] of [
      [0.0797, 0.72],
      [0.1013, 0.7],
      [0.1237, 0.68],
      [0.1511, 0.66],
    ]) {
      const lag = Math.floor(delay * RATE);
      const line = new Float32Array(dry.length);
      let smooth = 0;
      for (let i = 0; i < dry.length; i += 1) {
        smooth += 0.35 * ((i >= lag ? line[i - lag] : 0) - smooth);
        line[i] = dry[i] + feedback * smooth;
        sum[i] += line[i] - dry[i];
      }
    }
    for (let i = 0; i < dry.length; i += 1) dry[i] += wet * sum[i];
    return this;
  }

  /** Fades both ends and encodes as AAC. */
  save(file, { kbps = 48, fade = 2 } = {}) {
    const pcm = Buffer.alloc(this.samples.length * 2);
    for (let i = 0; i < this.samples.length; i += 1) {
      const t = i / RATE;
      const edge = Math.min(1, t / 0.4, (this.seconds - t) / fade);
      pcm.writeInt16LE(Math.round(Math.tanh(this.samples[i] * edge) * 32000), i * 2);
    }
    execFileSync(
      'ffmpeg',
      [
        '-v',
        'error',
        '-y',
        '-f',
        's16le',
        '-ar',
        `${RATE}`,
        '-ac',
        '1',
        '-i',
        '-',
        '-c:a',
        'aac',
        '-b:a',
        `${kbps}k`,
        '-movflags',
        '+faststart',
        file,
      ],
      { input: pcm },
    );
  }
}
