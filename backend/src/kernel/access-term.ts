import { days, later } from './clock.js';

/** How long access to a product lasts: some days from when it is given, until a time, or forever if both are null. */
export interface AccessTerm {
  days: number | null;
  until: Date | null;
}

export const FOREVER: AccessTerm = { days: null, until: null };

/** True if the term surely lasts as long as the other. Days and a time cannot be compared before the purchase. */
export const coversTerm = (term: AccessTerm, other: AccessTerm): boolean =>
  isForever(term) ||
  (term.days !== null && other.days !== null && term.days >= other.days) ||
  (term.until !== null && other.until !== null && term.until >= other.until);

const isForever = ({ days: count, until }: AccessTerm): boolean => count === null && until === null;

/** A term as rows and JSON tell it: `access_days` and `access_until`. */
export interface StoredTerm {
  accessDays: number | null;
  accessUntil: Date | string | null;
}

export const termOf = ({ accessDays, accessUntil }: StoredTerm): AccessTerm => ({
  days: accessDays,
  until: accessUntil === null ? null : new Date(accessUntil),
});

/** Time at which access given at `from` ends; null: never. */
export const endOf = ({ days: count, until }: AccessTerm, from: Date): Date | null =>
  count === null ? until : later(from, days(count));
