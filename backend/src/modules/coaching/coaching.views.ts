import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { BOOKING_STATES } from './bookings/booking-states.js';

/** Who meets the coach when, and with which of the member's sessions. What nobody has confirmed yet is not told. */
export const bookedSessions = publishedView('booked_sessions', {
  id: 'uuid',
  session_id: 'uuid',
  account_id: 'uuid?',
  title: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  state: oneOf(BOOKING_STATES),
  credit_id: 'uuid?',
  meeting_link: 'text?',
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

/** Times that members hold while they pay for them; where `pay_until` is over, somebody else may have the time by now. */
export const heldTimes = publishedView('held_times', {
  id: 'uuid',
  account_id: 'uuid?',
  product_id: 'uuid?',
  offering_id: 'uuid',
  title: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  pay_until: 'timestamptz?',
});

/** Which products bring their buyer how many sessions of what, and whether that can be booked by now. */
export const sessionPackages = publishedView('session_packages', {
  product_id: 'uuid',
  offering_id: 'uuid',
  sessions: 'integer',
  is_bookable: 'boolean',
});

/**
 * Sessions that somebody has, and how many of them are not booked. They have to begin before they expire. `source_id`: the order, the gift,
 * or what the coach did; `sold_as`: the line of the order. `title`: of the offering.
 */
export const sessionCredits = publishedView('session_credits', {
  id: 'uuid',
  account_id: 'uuid',
  offering_id: 'uuid',
  expires_at: 'timestamptz?',
  sessions_left: 'integer',
  source_id: 'uuid',
  sold_as: 'uuid?',
  title: 'text',
});

/** Offerings that can be booked at hours of the week. */
export const offeringsWithHours = publishedView('offerings_with_hours', { id: 'uuid' });

/**
 * What can be bought again by who owns it: packages, because each purchase brings sessions of its own, and bundles of nothing else.
 * This is the one place that says so (product rule 4.25).
 */
export const repeatableProducts = publishedView('repeatable_products', { id: 'uuid' });

/** Whom members bring to sessions for two: a daughter by her account and first name, or somebody by name alone. */
export const bookedCompanions = publishedView('booked_companions', {
  booking_id: 'uuid',
  companion_id: 'uuid?',
  name: 'text?',
});
