import { days, later } from './clock.js';

/** How long access to a product lasts: some days from when it is given, until a time, or forever if both are null. */
export interface AccessTerm {
  days: number | null;
  until: Date | null;
}

export const FOREVER: AccessTerm = { days: null, until: null };

/** Time at which access given at `from` ends; null: never. */
export const endOf = ({ days: count, until }: AccessTerm, from: Date): Date | null =>
  count === null ? until : later(from, days(count));
