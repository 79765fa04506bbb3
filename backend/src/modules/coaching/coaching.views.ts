import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { BOOKING_STATES } from './bookings/booking-states.js';

/** Who meets the coach when. What nobody has confirmed yet is not told. */
export const bookedSessions = publishedView('booked_sessions', {
  id: 'uuid',
  session_id: 'uuid',
  account_id: 'uuid?',
  title: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  state: oneOf(BOOKING_STATES),
});

/** Dates of groups that were not called off, for those who wait for a place. */
export const waitedDates = publishedView('waited_dates', {
  account_id: 'uuid',
  id: 'uuid',
  title: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  offered_until: 'timestamptz?',
});
