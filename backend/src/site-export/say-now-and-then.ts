import type { Told } from './export-site.js';

const EVERY = 5_000;

/** Reports progress every few seconds: a long copy shows that it is moving, and a short one stays silent. */
export function sayNowAndThen(say: (line: string) => void): Told {
  let saidAt = Date.now();
  let count = 0;
  return (what) => {
    count += 1;
    if (Date.now() - saidAt < EVERY) return;
    saidAt = Date.now();
    say(`${count} done, most recently ${what}`);
  };
}
