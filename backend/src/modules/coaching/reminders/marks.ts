import { seconds } from '../../../kernel/clock.js';

/** Seconds before a session at which its participants get reminders (product rule 9.11). */
export const MARKS = [86_400, 3600] as const;

export interface Timed {
  startsAt: Date;
  /** When the person learned the start: at the booking or the last move. */
  knownSince: Date;
}

/** Due time of a reminder; undefined if the session was booked or moved too late for it. */
export function dueAt({ startsAt, knownSince }: Timed, mark: number): Date | undefined {
  const due = new Date(startsAt.getTime() - seconds(mark));
  return knownSince <= due ? due : undefined;
}

/** The mark for a moment. A missed reminder is not sent once the next mark is reached. */
export function markAt(startsAt: Date, now: Date): number | undefined {
  const left = startsAt.getTime() - now.getTime();
  return left <= 0 ? undefined : MARKS.findLast((mark) => left <= seconds(mark));
}
