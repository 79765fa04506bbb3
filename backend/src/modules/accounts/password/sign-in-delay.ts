import { hours, seconds } from '../../../kernel/clock.js';

/** So many failures cause no delay, because people mistype. */
const FREE = 5;
const LONGEST = seconds(60);
/** After so long without a failure the earlier ones are forgotten. */
export const FORGET_AFTER = hours(1);

/** Milliseconds until the next try after the n-th failure in a row: from 1 s, doubling, never more than a minute. */
export const delayAfter = (failures: number): number =>
  failures < FREE ? 0 : Math.min(seconds(2 ** (failures - FREE)), LONGEST);
