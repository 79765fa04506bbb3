import { type CalendarEntry, type CalendarSession, isEvent } from './calendar.api';
import { wallOf } from '../grid/wall';
import { timeInWords } from '../../../shared/time-of-day';
import { texts } from './texts';

export type Look = 'booked' | 'held' | 'group' | 'over' | 'event';

export function lookOf(entry: CalendarEntry): Look {
  if (isEvent(entry)) return 'event';
  const { state, isGroup, booking } = entry;
  if (state === 'held') return 'held';
  if (state === 'completed' || booking?.state === 'completed' || booking?.state === 'no_show') return 'over';
  return isGroup ? 'group' : 'booked';
}

/** Name of the person who booked; for a group or an event, its title. */
export const nameOf = (entry: CalendarEntry): string =>
  isEvent(entry) || entry.isGroup ? entry.title : (entry.booking?.name ?? entry.title);

/** Detail shown next to the name. */
export function factOf(entry: CalendarEntry): string {
  if (isEvent(entry)) return texts.coming(entry.coming, entry.capacity);
  const { isGroup, title, places, booked, isForPairs, state } = entry;
  if (isGroup) return texts.places(booked, places ?? booked, isForPairs);
  return state === 'held' ? `${texts.held} · ${title}` : title;
}

/** Start and end, such as 9:00 AM – 10:00 AM. */
export const hoursOf = (
  { startsAt, endsAt }: Pick<CalendarEntry, 'startsAt' | 'endsAt'>,
  timeZone: string,
): string =>
  texts.span(
    ...([startsAt, endsAt].map((moment) => timeInWords(wallOf(moment, timeZone).minutes)) as [
      string,
      string,
    ]),
  );

/** Full description for screen readers. */
export function labelOf(entry: CalendarEntry, timeZone: string): string {
  if (isEvent(entry)) return texts.label(hoursOf(entry, timeZone), texts.event, nameOf(entry), factOf(entry));
  return labelOfSession(entry, timeZone);
}

function labelOfSession(session: CalendarSession, timeZone: string): string {
  const { title, isGroup, booking, heldUntil } = session;
  const until = heldUntil && texts.heldUntil(timeInWords(wallOf(heldUntil, timeZone).minutes));
  const outcome = booking?.state === 'completed' || booking?.state === 'no_show' ? booking.state : undefined;
  return texts.label(
    hoursOf(session, timeZone),
    nameOf(session),
    ...(isGroup ? [factOf(session)] : [title]),
    ...(session.state === 'held' && until ? [until] : []),
    ...(!isGroup && outcome ? [texts.states[outcome]] : []),
  );
}

/**
 * A booked session can be moved until it starts; a group date even without bookings. Events are edited on their own
 * page.
 */
export const isMovable = (entry: CalendarEntry, now: string): entry is CalendarSession =>
  !isEvent(entry) &&
  entry.state === 'confirmed' &&
  (entry.booking === null ? entry.isGroup : entry.booking.state === 'confirmed') &&
  Date.parse(entry.startsAt) > Date.parse(now);
