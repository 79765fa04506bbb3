/**
 * Certificates: a PDF that says that a member finished a course, and a code with which anyone can verify it.
 * Publishes certificate.issued. Reads what learning, catalog, accounts and enrollments keep. Offers the certificate itself to the mail that congratulates.
 */
export { certificateEntities } from './certificates.entities.js';
export { issuedCertificates } from './certificates.views.js';
export { CertificatesService } from './certificates.service.js';
export { CertificatesModule } from './certificates.module.js';
