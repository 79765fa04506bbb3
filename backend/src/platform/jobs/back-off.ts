import { hours, seconds } from '../../kernel/clock.js';

/** After this many failures a job is parked: it no longer runs, and it blocks nobody. */
export const MAX_ATTEMPTS = 12;

/** Milliseconds to wait after the n-th failure: 1 s, 2 s, 4 s … at most an hour. */
export const backOff = (attempts: number): number => Math.min(seconds(2 ** (attempts - 1)), hours(1));
