import { note, Sound } from './sound.mjs';
import { timing } from './storyboards.mjs';
import { speak } from './voice.mjs';

/** Seconds between the bell of a line and its voice, and the quiet before the next. */
const BREATH = 0.4;

/** Four chords, a bell whenever a new line appears, and a voice that says it. */
export function soundtrack(board, file) {
  const { opening, spoken, seconds } = timing(board);
  const chords = (
    board.ground === 'dusk'
      ? ['D3 A3 D4 F4', 'A#2 F3 A#3 D4', 'F3 A3 C4 F4', 'C3 G3 C4 E4']
      : ['D3 A3 D4 F#4', 'G2 D3 B3 D4', 'A2 E3 A3 C#4', 'G2 D3 B3 E4']
  ).map((chord) => chord.split(' ').map(note));
  const bells = (board.ground === 'dusk' ? 'D5 F5 A5 C5 D5 A4 F5' : 'A5 F#5 D5 E5 B5 A5 D5')
    .split(' ')
    .map(note);
  const sound = new Sound(seconds);
  for (let i = 0, at = 0; at < seconds; i += 1, at += 6.5) sound.pad(at - 1.5, 9.5, chords[i % 4], 0.045);
  sound.bell(0.3, note('D5'), { loud: 0.12, ring: 5 });
  spoken.forEach(({ start }, i) => sound.bell(start, bells[i % bells.length], { loud: 0.05, ring: 4 }));
  sound.room(0.3);
  const said = [{ text: `${board.title}.`, start: 1, end: opening }, ...spoken];
  for (const { text, start, end } of said)
    sound.voice(start + BREATH, speak(text, end - start - 2 * BREATH), 0.6);
  sound.room(0.04).save(file, { kbps: 56 });
}
