/** node make-audio.mjs: the wordless recordings. */
import { mkdirSync } from 'node:fs';
import { inDemo } from './places.mjs';
import { note, Sound } from './sound.mjs';

const folder = inDemo('media/audio/');
mkdirSync(folder, { recursive: true });

const notes = (names) => names.split(' ').map(note);

/** Twelve slow breaths: a high bell to breathe in, a lower one to breathe out. */
function breathingBells() {
  const sound = new Sound(128);
  const chords = ['D3 A3 D4', 'G2 D3 B3', 'A2 E3 A3', 'D3 F#3 A3'].map(notes);
  for (let breath = 0; breath < 12; breath += 1) {
    const at = 3 + breath * 10;
    sound.bell(at, note('A5'), { loud: 0.13, ring: 5 }).bell(at + 4, note('D5'), { loud: 0.16, ring: 7 });
    sound.pad(at - 1, 12, chords[breath % 4], 0.07);
  }
  sound.bell(122.5, note('D4'), { loud: 0.2, ring: 8 });
  return sound;
}

/** A slow tune that falls from high notes to low ones. */
function comingHome() {
  const sound = new Sound(150);
  const chords = ['G2 D3 B3 D4', 'E3 G3 B3 E4', 'C3 G3 C4 E4', 'D3 A3 D4 F#4'].map(notes);
  const tune = notes('B4 D5 G5 E5 D5 B4 A4 G4 E5 D5 B4 D5 A4 B4 G4 D4');
  for (let bar = 0; bar < 17; bar += 1) sound.pad(bar * 8.5 - 1, 12, chords[bar % 4], 0.085);
  for (let step = 0; step < 32; step += 1)
    sound.bell(4 + step * 4.25 + (step % 3) * 0.3, tune[step % tune.length], { loud: 0.1, ring: 4.5 });
  for (let bar = 0; bar < 8; bar += 1) sound.bell(2 + bar * 17, note('G4') / 2, { loud: 0.14, ring: 9 });
  return sound;
}

/** Notes that become lower and slower until they end. */
function edgeOfSleep() {
  const sound = new Sound(180);
  const chords = ['D3 A3 E4', 'B2 F#3 D4', 'G2 D3 A3', 'A2 E3 B3'].map(notes);
  for (let bar = 0; bar < 15; bar += 1) sound.pad(bar * 12 - 2, 17, chords[bar % 4], 0.1 - bar * 0.002);
  const tune = notes('A4 F#4 E4 D4 B3 D4 A3');
  let at = 4;
  for (let step = 0; at < 158; step += 1) {
    sound.bell(at, tune[step % tune.length], { loud: 0.13 - step * 0.004, ring: 8 });
    at += 6.5 + step * 0.55;
  }
  return sound;
}

/** A minute of bright bells for the morning. */
function morningBells() {
  const sound = new Sound(62);
  const chords = ['F3 C4 A4', 'C3 G3 E4', 'D3 A3 F4', 'A#2 F3 D4'].map(notes);
  const tune = notes('C5 F5 A5 G5 F5 C6 A5 F5 G5 D5 F5 C5');
  for (let bar = 0; bar < 9; bar += 1) sound.pad(bar * 6.8 - 1, 9, chords[bar % 4], 0.075);
  for (let step = 0; step < 22; step += 1)
    sound.bell(1.5 + step * 2.55, tune[step % tune.length], { loud: 0.085, ring: 3.5 });
  return sound;
}

for (const [name, compose] of Object.entries({
  'breathing-bells': breathingBells,
  'coming-home': comingHome,
  'edge-of-sleep': edgeOfSleep,
  'morning-bells': morningBells,
})) {
  compose().room(0.34).save(`${folder}${name}.m4a`, { kbps: 56, fade: 5 });
  process.stdout.write(`audio/${name}\n`);
}
