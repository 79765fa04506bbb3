import { later, minutes } from './clock.js';

/** Meeting links open ten minutes before what they lead to (product rule 7.4). */
export const joinFrom = (startsAt: Date): string => later(startsAt, -minutes(10)).toISOString();

/** How an appointment is joined: its link is in no answer before it opens, and in none once it is over. */
export const joining = (
  { startsAt, endsAt, meetingLink }: { startsAt: Date; endsAt: Date; meetingLink: string | null },
  now: Date,
): { isOnline: boolean; joinFrom: string; meetingLink: string | null } => ({
  isOnline: meetingLink !== null,
  joinFrom: joinFrom(startsAt),
  meetingLink: now >= later(startsAt, -minutes(10)) && now < endsAt ? meetingLink : null,
});
