import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { ENROLLMENT_SOURCES } from './enrollment.entity.js';

const COLUMNS = {
  id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  source: oneOf(ENROLLMENT_SOURCES),
  started_at: 'timestamptz',
} as const;

/** Who may open what now, since when this time, and what gave it: the one meaning of owning a product. */
export const activeEnrollments = publishedView('active_enrollments', {
  ...COLUMNS,
  source_id: 'uuid?',
  bundle_id: 'uuid?',
  opened_at: 'timestamptz',
});

/** What each owned bundle keeps open, also where the person has it from elsewhere, too. */
export const bundleRights = publishedView('bundle_rights', {
  account_id: 'uuid',
  bundle_id: 'uuid',
  product_id: 'uuid',
});

/** Every enrollment, ended or not: for figures of past periods, and to know whether a product was ever owned. */
export const begunEnrollments = publishedView('begun_enrollments', COLUMNS);

/** Courses for two: whoever gets one has a second seat. */
export const pairProducts = publishedView('pair_products', { product_id: 'uuid' });

/** Everything that gives somebody a product now: what keeps it open, and the further rights that would take its place. */
export const standingRights = publishedView('standing_rights', {
  account_id: 'uuid',
  product_id: 'uuid',
  source: oneOf(ENROLLMENT_SOURCES),
  source_id: 'uuid?',
  bundle_id: 'uuid?',
});

/** The second seats that come with what people have; without a name nobody is chosen yet, without `seat_account_id` it is nobody with an account. */
export const heldSecondSeats = publishedView('held_second_seats', {
  account_id: 'uuid',
  product_id: 'uuid',
  seat_account_id: 'uuid?',
  name: 'text?',
});
