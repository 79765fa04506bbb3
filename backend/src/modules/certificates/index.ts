/**
 * Certificates: that somebody finished a course, on paper, and for anyone who holds its code to verify.
 * Reads what learning, catalog, accounts and enrollments keep; nobody uses it.
 */
import { Certificate } from './certificate.entity.js';

export { CertificatesModule } from './certificates.module.js';

export const certificateEntities = [Certificate];
