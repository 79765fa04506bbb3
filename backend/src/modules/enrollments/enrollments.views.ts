import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { ENROLLMENT_SOURCES } from './enrollment.entity.js';

const COLUMNS = {
  id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  source: oneOf(ENROLLMENT_SOURCES),
  started_at: 'timestamptz',
} as const;

/** Who may open what now: the one meaning of owning a product. */
export const activeEnrollments = publishedView('active_enrollments', COLUMNS);

/** Whoever could ever open what, ended or not: for figures of a time gone by, and for what may still be deleted. */
export const begunEnrollments = publishedView('begun_enrollments', COLUMNS);
