import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { BOOKING_STATES } from './bookings/booking-states.js';

/** Bookings of the coach, with the credit each one uses. Unconfirmed requests are left out. */
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
  translations: 'jsonb',
});

/** Group dates that are not canceled, for members on the waiting list. */
export const waitedDates = publishedView('waited_dates', {
  account_id: 'uuid',
  id: 'uuid',
  title: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  offered_until: 'timestamptz?',
});

/** Times that members hold during payment; after `pay_until`, anyone can take the time. */
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

/**
 * Products that include sessions: the offering, the number of sessions, whether it can be booked yet, and whether a
 * subscription brings them each month.
 */
export const sessionPackages = publishedView('session_packages', {
  product_id: 'uuid',
  offering_id: 'uuid',
  sessions: 'integer',
  is_bookable: 'boolean',
  is_monthly: 'boolean',
});

/** Sessions that product `id`, or each part of a bundle, brings a subscriber: `SessionsBroughtResponse`s as JSON. */
export const sessionsBroughtBy = (id: string): string => `coalesce((
  select json_agg(json_build_object('sessions', k.sessions, 'isMonthly', k.is_monthly) order by k.product_id)
  from session_packages k
  where k.product_id = any (array(
    select ${id} union all select b.product_id from parts_of_bundles b where b.bundle_id = ${id}))), '[]')`;

/**
 * Credits: sessions of a member, and how many are not booked. Sessions must begin before the expiry. `source_id` is the
 * order, the gift or the coach's action; `sold_as` is the line of the order; `title` is the offering's.
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

/** Offerings that anyone can book now. */
export const openOfferings = publishedView('open_offerings', { id: 'uuid' });

/** Offerings that can be booked at hours of the week. */
export const offeringsWithHours = publishedView('offerings_with_hours', { id: 'uuid' });

/**
 * Products that can be bought again: packages, and bundles that contain only packages. This view alone decides it
 * (product rule 4.25).
 */
export const repeatableProducts = publishedView('repeatable_products', { id: 'uuid' });

/** Companions at sessions for two: a daughter by her account and first name, or another person by name only. */
export const bookedCompanions = publishedView('booked_companions', {
  booking_id: 'uuid',
  companion_id: 'uuid?',
  name: 'text?',
});
