import { zoneAt } from '@sanctum/web/zones/zone-rules';
import { locale } from '../../shared/words/language';
import { labelOf } from '../../shared/time-zones';
import type { CoachEvent, Guest } from './event';
import { texts } from './texts';

/** Start in the event's time zone: 'Tue, Mar 2, 2027, 7:00 PM, Lisbon, Europe'. */
export function whenOf({ startsAt, timeZone }: CoachEvent): string {
  const when = new Date(startsAt).toLocaleString(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneAt(startsAt, timeZone),
  });
  return `${when}, ${labelOf(timeZone)}`;
}

/** Guest count, such as '3 of 12', or '3' without a limit, and the number on the waiting list. */
export function guestsOf({ coming, capacity, waiting }: CoachEvent): string {
  const seats = capacity === null ? String(coming) : texts.ofPlaces(coming, capacity);
  return waiting === 0 ? seats : `${seats} · ${texts.waitingCount(waiting)}`;
}

/** Max guests listed by name. */
const NAMED = 8;

/** Names the guests who will be notified, before anything is sent. */
export function toldOf(guests: readonly Guest[]): string {
  if (guests.length === 0) return texts.toldNobody;
  const named = guests.slice(0, NAMED).map(({ name }) => name);
  return texts.told(new Intl.ListFormat(locale).format([...named, ...moreThan(guests.length)]));
}

const moreThan = (count: number): string[] => (count > NAMED ? [texts.more(count - NAMED)] : []);
