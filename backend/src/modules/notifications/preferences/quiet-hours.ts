import { Temporal } from 'temporal-polyfill';

/** Hours without optional emails, in minutes after midnight in the person's time zone. */
export interface QuietHours {
  from: number;
  to: number;
}

/** End of the quiet hours around a time; null: the time is outside them. Quiet hours may span midnight. */
export function quietUntil(now: Date, { from, to }: QuietHours, timeZone: string): Date | null {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const minute = here.hour * 60 + here.minute;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const day = minute < to ? here.toPlainDate() : here.toPlainDate().add({ days: 1 });
  const end = day.toZonedDateTime({ timeZone, plainTime: { hour: Math.floor(to / 60), minute: to % 60 } });
  // when clocks go back an hour, the same minute comes twice
  return new Date(Math.max(end.epochMilliseconds, now.getTime() + 1));
}
