import { publishedView } from '../../platform/database/published-view.js';

/** Which member has a certificate of which course. */
export const issuedCertificates = publishedView('issued_certificates', {
  account_id: 'uuid',
  course_id: 'uuid',
  issued_at: 'timestamptz',
});
