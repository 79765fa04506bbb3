import { createHash } from 'node:crypto';
import type { DemoProduct } from './writing/content-types.js';

/** Approximate daily views of well-known products; the others have one or two. */
const WELL_KNOWN: Readonly<Record<string, number>> = {
  'rooted-mother': 6,
  'in-bloom': 5,
  'first-seeds': 4,
  'slow-mornings': 3,
  'one-on-one': 3,
};
const OTHERS = 1.5;

/** Days with views: more than a year, longer than every period of the console except "all time". */
const KNOWN_DAYS = 400;
const WEEK = 7;

/** Returns a number from 0 to 1 for a product and a day, which looks random and is the same on every start. */
function chance(key: string, day: number): number {
  return createHash('sha1').update(`views/${key}/${day}`).digest().readUInt16BE(0) / 0xffff;
}

/** Returns a product's views by day: more each month, more on the last days of a week, and a little random. */
export function demoViews({ key, createdDaysAgo }: DemoProduct): { daysAgo: number; views: number }[] {
  const usual = WELL_KNOWN[key] ?? OTHERS;
  return Array.from({ length: Math.min(createdDaysAgo, KNOWN_DAYS) }, (_, daysAgo) => {
    const growth = 1 - (daysAgo / KNOWN_DAYS) * 0.6;
    const rhythm = daysAgo % WEEK < 3 ? 1.3 : 0.8;
    return { daysAgo, views: Math.round(usual * growth * rhythm * 2 * chance(key, daysAgo)) };
  }).filter(({ views }) => views > 0);
}
