import { Temporal } from 'temporal-polyfill';

/** From when to when a person wants no mail that can wait, in minutes after midnight by her own clock. */
export interface QuietHours {
  from: number;
  to: number;
}

/** When the quiet hours end in which a moment lies; null: it lies in none. They may go over midnight. */
export function quietUntil(now: Date, { from, to }: QuietHours, timeZone: string): Date | null {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const minute = here.hour * 60 + here.minute;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const day = minute < to ? here.toPlainDate() : here.toPlainDate().add({ days: 1 });
  const end = day.toZonedDateTime({ timeZone, plainTime: { hour: Math.floor(to / 60), minute: to % 60 } });
  // where the clock goes back an hour, the same minute may have been before
  return new Date(Math.max(end.epochMilliseconds, now.getTime() + 1));
}
