import { later, minutes } from './clock.js';

/** Returns when a meeting link opens: ten minutes before the start (product rules 9.9 and 11.12). */
export const joinFrom = (startsAt: Date): string => later(startsAt, -minutes(10)).toISOString();

/** Tells how to join an appointment: responses have its link only from its opening until the end. */
export const joining = (
  { startsAt, endsAt, meetingUrl }: { startsAt: Date; endsAt: Date; meetingUrl: string | null },
  now: Date,
): { isOnline: boolean; joinFrom: string; meetingUrl: string | null } => ({
  isOnline: meetingUrl !== null,
  joinFrom: joinFrom(startsAt),
  meetingUrl: now >= later(startsAt, -minutes(10)) && now < endsAt ? meetingUrl : null,
});
