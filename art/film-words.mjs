/** A storyboard as captions and as a transcript. */
import { timing } from './storyboards.mjs';

const clock = (seconds) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

export function captions(board) {
  const { opening, spoken } = timing(board);
  const cues = [
    { text: `[A bell and soft chords]\n${board.title}`, start: 0.3, end: opening - 0.2 },
    ...spoken,
  ];
  return `WEBVTT\n\n${cues.map(({ text, start, end }, i) => `${i + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`).join('\n')}`;
}

export const transcript = (board) => `${board.picture} ${board.title}. ${board.lines.join(' ')}`;
