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
