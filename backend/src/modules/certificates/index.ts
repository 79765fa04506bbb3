/**
 * Certificates: a PDF that a member finished a course, with a code that anyone can verify. Reads learning, catalog,
 * accounts and enrollments. Offers the certificate to the congratulation email.
 */
export { CertificatesService } from './certificates.service.js';
export { CertificatesModule } from './certificates.module.js';
