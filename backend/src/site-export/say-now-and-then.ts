import type { Told } from './export-site.js';

const EVERY = 5_000;

/** Says what goes on every few seconds, so that a long copy is seen to move and a short one says nothing. */
export function sayNowAndThen(say: (line: string) => void): Told {
  let saidAt = Date.now();
  let count = 0;
  return (what) => {
    count += 1;
    if (Date.now() - saidAt < EVERY) return;
    saidAt = Date.now();
    say(`${count} done, the last of them ${what}`);
  };
}
