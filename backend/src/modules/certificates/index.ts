/**
 * Certificates: that somebody finished a course, on paper, and for anyone who holds its code to verify.
 * Reads what learning, catalog, accounts and enrollments keep. Offers the certificate itself to the mail that congratulates.
 */
export { certificateEntities } from './certificates.entities.js';
export { CertificatesService } from './certificates.service.js';
export { CertificatesModule } from './certificates.module.js';
