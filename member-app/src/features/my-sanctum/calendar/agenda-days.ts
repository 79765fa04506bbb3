import type { CalendarEntry } from '../api';

export interface AgendaDay {
  /** By the reader's own calendar, such as 2027-03-02. */
  date: string;
  entries: CalendarEntry[];
}

/** Entries by the days of a time zone, in the order they come. */
export function agendaDays(entries: readonly CalendarEntry[], timeZone: string): AgendaDay[] {
  const dateOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const days: AgendaDay[] = [];
  for (const entry of entries) {
    const date = dateOf.format(new Date(entry.startsAt));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
