import { hours, minutes, seconds } from '../../../kernel/clock.js';

/** Rules for slowing down tries, and for forgetting them. */
export interface Pace {
  /** Tries in a row without a wait. */
  free: number;
  /** Wait after one more try, in milliseconds; each further try doubles it. */
  first: number;
  longest: number;
  /** Period without a further try after which one try is forgotten; null: all are forgotten after `FORGET_AFTER`. */
  forgetsOneIn: number | null;
}

/** Period without a further try after which all tries are forgotten. */
export const FORGET_AFTER = hours(1);

/** Wrong passwords: people mistype. */
export const SIGN_INS: Pace = { free: 4, first: seconds(1), longest: seconds(60), forgetsOneIn: null };

/** New accounts per network: a family or a small class can register at once; a script that makes hundreds is slowed down. */
export const REGISTRATIONS: Pace = {
  free: 5,
  first: seconds(5),
  longest: minutes(10),
  forgetsOneIn: minutes(5),
};

/** Milliseconds until the next try after the n-th in a row. */
export const delayAfter = (tries: number, { free, first, longest }: Pace = SIGN_INS): number =>
  tries <= free ? 0 : Math.min(first * 2 ** (tries - free - 1), longest);
