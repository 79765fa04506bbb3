/**
 * Certificates: a PDF that says that a member finished a course, with a code by which anyone can verify it. Reads the
 * data of learning, catalog, accounts and enrollments. Offers the certificate to the congratulation mail.
 */
export { CertificatesService } from './certificates.service.js';
export { CertificatesModule } from './certificates.module.js';
