/** The moment a course is finished, and its certificate: for every page on which that may happen. */
export { CertificateLinks } from './certificate-links';
export { CourseComplete } from './course-complete';
