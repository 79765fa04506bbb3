import type { CalendarSession } from './calendar.api';
import { wallOf } from '../grid/wall';
import { timeInWords } from '../grid/formats';
import { texts } from './texts';

/** How a session is drawn. */
export type Look = 'booked' | 'held' | 'group' | 'over';

export function lookOf({ state, isGroup, booking }: CalendarSession): Look {
  if (state === 'held') return 'held';
  if (state === 'completed' || booking?.state === 'completed' || booking?.state === 'no_show') return 'over';
  return isGroup ? 'group' : 'booked';
}

/** Whoever comes; of a group, what it is. */
export const nameOf = ({ isGroup, title, booking }: CalendarSession): string =>
  isGroup ? title : (booking?.name ?? title);

/** What is to be known besides the name. */
export function factOf({ isGroup, title, places, booked, forPairs, state }: CalendarSession): string {
  if (isGroup) return texts.places(booked, places ?? booked, forPairs);
  return state === 'held' ? `${texts.held} · ${title}` : title;
}

/** 9:00 AM – 10:00 AM */
export const hoursOf = ({ startsAt, endsAt }: CalendarSession, timeZone: string): string =>
  texts.span(
    ...([startsAt, endsAt].map((moment) => timeInWords(wallOf(moment, timeZone).minutes)) as [
      string,
      string,
    ]),
  );

/** All of it, for whoever does not see where it lies. */
export function labelOf(session: CalendarSession, timeZone: string): string {
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

/** Before it begins, and while somebody has a place in it; a date of a group also while nobody has. */
export const isMovable = ({ state, startsAt, booking, isGroup }: CalendarSession, now: string): boolean =>
  state === 'confirmed' &&
  (booking === null ? isGroup : booking.state === 'confirmed') &&
  Date.parse(startsAt) > Date.parse(now);
