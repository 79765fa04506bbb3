import { answers } from '@sanctum/openapi/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { anAccount } from '../../../../../testing';
import { goByClockOf } from '../../../../shared/moment';
import type { CalendarSession, CoachCalendar } from '../calendar.api';

export const calendar = '/api/creator/coaching/calendar';
export const bookings = '/api/creator/coaching/bookings';
export const NEW_YORK = 'America/New_York';

export const session = (facts: Partial<CalendarSession> = {}): CalendarSession => ({
  id: 'one',
  title: 'One hour',
  state: 'confirmed',
  isGroup: false,
  isForPairs: false,
  places: null,
  booked: 1,
  heldUntil: null,
  startsAt: '2098-03-04T15:00:00.000Z',
  endsAt: '2098-03-04T16:00:00.000Z',
  blockedFrom: '2098-03-04T15:00:00.000Z',
  blockedUntil: '2098-03-04T16:15:00.000Z',
  booking: { id: 'ida', name: 'Ida Holm', timeZone: NEW_YORK, state: 'confirmed' },
  ...facts,
});
export const time = (facts: Partial<CoachCalendar> = {}): CoachCalendar => ({
  timeZone: NEW_YORK,
  sessions: [session()],
  events: [],
  timeOff: [],
  open: [{ startsAt: '2098-03-04T14:00:00.000Z', endsAt: '2098-03-04T17:00:00.000Z' }],
  ...facts,
});
export const IDA = /^10:00 AM – 11:00 AM, Ida Holm/;
export const weekOf = (day: string) => ({ at: `/coaching?view=week&day=${day}` });
export const theWeek = weekOf('2098-03-04');

/** Sets a layout, which jsdom lacks: each day is 100 pixels wide, and every element starts at the upper left. */
export const drawn = () =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 480));

/** Presses and drags by this distance, without releasing. */
export async function drag(what: HTMLElement, by: { x: number; y: number }) {
  fireEvent.mouseDown(what, { button: 0, clientX: 10, clientY: 10 });
  // The first move starts the drag, the second continues it.
  fireEvent.mouseMove(document, { clientX: 10, clientY: 20 });
  await waitFor(() => expect(what.style.transform).not.toBe(''));
  fireEvent.mouseMove(document, { clientX: 10 + by.x, clientY: 10 + by.y });
}

/** A coach in New York whose calendar is `time()`. */
export function answerCalendar(): void {
  goByClockOf(NEW_YORK);
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', calendar, time());
  answers.answer('get', bookings, []);
  answers.answer('get', '/api/creator/coaching/offerings', []);
}
