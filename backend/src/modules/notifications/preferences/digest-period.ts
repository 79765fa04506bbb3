import { Temporal } from 'temporal-polyfill';

/** Frequencies of the community email. */
export const DIGEST_RHYTHMS = ['at_once', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

/** Hour of the daily and weekly email in the recipient's time zone; the weekly one is sent on Mondays. */
export const DIGEST_HOUR = 8;

/** Events within a quarter hour share one email. */
const AT_ONCE_MS = 15 * 60_000;

/**
 * Latest time at which an email was due. It covers everything before, and at most one email is sent for each such time.
 */
export function lastDue(rhythm: DigestRhythm, now: Date, timeZone: string): Date {
  if (rhythm === 'at_once') return new Date(Math.floor(now.getTime() / AT_ONCE_MS) * AT_ONCE_MS);
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = here.toPlainDate();
  const hourOf = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: { hour: DIGEST_HOUR } }).epochMilliseconds;
  const step = rhythm === 'daily' ? 1 : 7;
  const day = rhythm === 'daily' ? today : today.subtract({ days: today.dayOfWeek - 1 });
  const due = hourOf(day);
  return new Date(due <= now.getTime() ? due : hourOf(day.subtract({ days: step })));
}
