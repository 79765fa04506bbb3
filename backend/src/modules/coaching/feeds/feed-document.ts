import { createEvents } from 'ics';
import { type CalendarSession, sessionEvent } from '../bookings/calendar-entry.js';

/** Sessions as one calendar (RFC 5545) that programs read again and again. */
export function feedDocument(name: string, sessions: readonly CalendarSession[]): string {
  const { error, value } = createEvents(sessions.map(sessionEvent), {
    ...{ calName: name, method: 'PUBLISH', productId: 'Sanctum' },
  });
  if (value === null || error) throw error ?? new Error('no calendar');
  return value;
}
