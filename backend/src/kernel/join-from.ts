import { later, minutes } from './clock.js';

/** Returns when a meeting link opens: ten minutes before the start (product rules 9.9 and 11.12). */
export const joinFrom = (startsAt: Date): string => later(startsAt, -minutes(10)).toISOString();

/** Tells how to join an appointment: responses have its link only from its opening until the end. */
export const joining = (
  { startsAt, endsAt, meetingLink }: { startsAt: Date; endsAt: Date; meetingLink: string | null },
  now: Date,
): { isOnline: boolean; joinFrom: string; meetingLink: string | null } => ({
  isOnline: meetingLink !== null,
  joinFrom: joinFrom(startsAt),
  meetingLink: now >= later(startsAt, -minutes(10)) && now < endsAt ? meetingLink : null,
});
