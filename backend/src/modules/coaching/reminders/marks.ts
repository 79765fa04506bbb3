import { minutes } from '../../../kernel/clock.js';

/** How many minutes before it whoever has booked a session is reminded of it (product rule 9.11). */
export const MARKS = [1440, 60] as const;

/** What a mark is told by. */
export interface Timed {
  startsAt: Date;
  /** Since when the person has known that time: booked then, or moved then. */
  knownSince: Date;
}

/** When the reminder of a mark is due; undefined: the time was chosen too late for it. */
export function dueAt({ startsAt, knownSince }: Timed, mark: number): Date | undefined {
  const due = new Date(startsAt.getTime() - minutes(mark));
  return knownSince <= due ? due : undefined;
}

/** The mark that a moment belongs to: one that was missed is not made up for once the next one has come. */
export function markAt(startsAt: Date, now: Date): number | undefined {
  const left = startsAt.getTime() - now.getTime();
  return left <= 0 ? undefined : MARKS.findLast((mark) => left <= minutes(mark));
}
