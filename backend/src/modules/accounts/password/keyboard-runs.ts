const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
];
const PATHS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
const SHORTEST = 3;

/** `text` without runs of neighbouring keys, forward or backward: `qwerty`, `4321`, `1qaz`. */
export function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const run = longestRun(text, at);
    if (run === 0) left += text[at];
    at += run || 1;
  }
  return left;
}

function longestRun(text: string, at: number): number {
  let longest = 0;
  for (let length = SHORTEST; at + length <= text.length; length++) {
    const piece = text.slice(at, at + length);
    if (!PATHS.some((path) => path.includes(piece))) break;
    longest = length;
  }
  return longest;
}
