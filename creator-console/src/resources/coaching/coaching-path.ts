import { COACHING_TAB, NEW_OFFERING } from '../../shared/offerings-path';
import type { View } from './calendar/span';

export type CoachingTab = 'sessions' | 'calendar' | 'offerings' | 'calendars';

export const sessionsPath = '/coaching';
export const calendarsPath = `/coaching?${COACHING_TAB}=calendars`;
export const calendarPath = (view: View): string => `/coaching?view=${view}`;

/** The tab that an address asks for: the calendar is known by its view, and a new offering lies above the offerings. */
export function tabOf(address: URLSearchParams): CoachingTab {
  if (address.has('view')) return 'calendar';
  const named = address.get(COACHING_TAB);
  if (named === 'offerings' || address.has(NEW_OFFERING)) return 'offerings';
  return named === 'calendars' ? 'calendars' : 'sessions';
}
