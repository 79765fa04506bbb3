import ICAL from 'ical.js';

/** An entry of a calendar, with its changed occurrences. */
export interface CalendarEvent {
  uid: string;
  entry: ICAL.Component;
  /** Changed occurrences of a repeated event, each an entry of its own. */
  exceptions: readonly ICAL.Component[];
}

export interface CalendarEvents {
  events: CalendarEvent[];
  /** Number of entries that the parser does not accept. */
  skipped: number;
}

const ENTRY = /^BEGIN:VEVENT[ \t]*\r?\n.*?^END:VEVENT[ \t]*\r?\n/gims;

/** Returns the entries of a calendar (RFC 5545). Throws the parser's error for anything else. */
export function calendarEvents(document: string): CalendarEvents {
  const text = document.replace(/^\uFEFF/, '');
  try {
    return { events: eventsOf(calendarsOf(text)), skipped: 0 };
  } catch {
    // One bad entry is no reason to lose all others.
    let skipped = 0;
    const rest = text.replace(ENTRY, (entry) => {
      if (isTaken(entry)) return entry;
      skipped++;
      return '';
    });
    return { events: eventsOf(calendarsOf(rest)), skipped };
  }
}

function isTaken(entry: string): boolean {
  try {
    return ICAL.parse(entry).length > 0;
  } catch {
    return false;
  }
}

function calendarsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  // One calendar is an array that starts with its name; several are an array of those.
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  const calendars = roots.map((root) => new ICAL.Component(root));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar'))
    throw new Error('not a calendar');
  return calendars;
}

function eventsOf(calendars: readonly ICAL.Component[]): CalendarEvent[] {
  const entries = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const isException = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const entry of entries.filter(isException))
    exceptions.set(uidOf(entry), [...(exceptions.get(uidOf(entry)) ?? []), entry]);
  // An entry of its own, even if the event it changes is not in the calendar.
  return entries.map((entry) => {
    const isRepeated = !isException(entry) && (entry.hasProperty('rrule') || entry.hasProperty('rdate'));
    const uid = uidOf(entry);
    return { uid, entry, exceptions: isRepeated ? (exceptions.get(uid) ?? []) : [] };
  });
}

const uidOf = (entry: ICAL.Component): string => {
  const uid = entry.getFirstPropertyValue('uid');
  return typeof uid === 'string' ? uid : '';
};
