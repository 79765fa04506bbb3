import { later, minutes } from './clock.js';

/** Meeting links open ten minutes before what they lead to (product rule 7.4). */
export const joinFrom = (startsAt: Date): string => later(startsAt, -minutes(10)).toISOString();
