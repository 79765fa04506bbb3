import { hours, minutes, seconds } from '../../../kernel/clock.js';

/** How tries are slowed down, and how that is forgotten. */
export interface Pace {
  /** After so many in a row the next one need not wait. */
  free: number;
  /** The wait after one more, in milliseconds; it doubles with each. */
  first: number;
  longest: number;
  /** One is forgotten for each of these times without a further one; null: all are after `FORGET_AFTER`. */
  forgetsOneIn: number | null;
}

/** After so long without a further try all of them are forgotten. */
export const FORGET_AFTER = hours(1);

/** Wrong passwords: people mistype. */
export const SIGN_INS: Pace = { free: 4, first: seconds(1), longest: seconds(60), forgetsOneIn: null };

/** New accounts from one network: a family or a small class registers at once, a machine that makes hundreds is held up. */
export const REGISTRATIONS: Pace = {
  free: 5,
  first: seconds(5),
  longest: minutes(10),
  forgetsOneIn: minutes(5),
};

/** Milliseconds until the next try after the n-th in a row. */
export const delayAfter = (tries: number, { free, first, longest }: Pace = SIGN_INS): number =>
  tries <= free ? 0 : Math.min(first * 2 ** (tries - free - 1), longest);
