import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { ENROLLMENT_SOURCES } from './enrollment.entity.js';

const COLUMNS = {
  id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  source: oneOf(ENROLLMENT_SOURCES),
  started_at: 'timestamptz',
} as const;

/** Products that people may open now, with start and source. This view alone defines owning a product. */
export const activeEnrollments = publishedView('active_enrollments', {
  ...COLUMNS,
  source_id: 'uuid?',
  bundle_id: 'uuid?',
  opened_at: 'timestamptz',
  expires_at: 'timestamptz?',
});

/** Products that each owned bundle keeps open, including those the person also has from elsewhere. */
export const bundleRights = publishedView('bundle_rights', {
  account_id: 'uuid',
  bundle_id: 'uuid',
  product_id: 'uuid',
});

/** All enrollments, including ended ones: for figures of past periods, and to find former owners of a product. */
export const begunEnrollments = publishedView('begun_enrollments', {
  ...COLUMNS,
  expires_at: 'timestamptz?',
});

/** Products whose access ended by itself, and was neither taken back before nor renewed since. */
export const endedAccess = publishedView('ended_access', {
  account_id: 'uuid',
  product_id: 'uuid',
  bundle_id: 'uuid?',
  ended_at: 'timestamptz?',
});

/** Courses for two: their owners have a second seat. */
export const pairProducts = publishedView('pair_products', { product_id: 'uuid' });

/** All current rights to a product: the one that keeps it open, and those that would replace it. */
export const standingRights = publishedView('standing_rights', {
  account_id: 'uuid',
  product_id: 'uuid',
  source: oneOf(ENROLLMENT_SOURCES),
  source_id: 'uuid?',
  bundle_id: 'uuid?',
  expires_at: 'timestamptz?',
});

/** Second seats. Without a name, nobody is chosen yet; without `seat_account_id`, the person has no account. */
export const heldSecondSeats = publishedView('held_second_seats', {
  account_id: 'uuid',
  product_id: 'uuid',
  seat_account_id: 'uuid?',
  name: 'text?',
});
