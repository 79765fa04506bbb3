import { publishedView } from '../../platform/database/published-view.js';

/** Members with their certificates of courses. */
export const issuedCertificates = publishedView('issued_certificates', {
  account_id: 'uuid',
  course_id: 'uuid',
  issued_at: 'timestamptz',
});
