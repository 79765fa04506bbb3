/** Celebration of a completed course, with its certificate, for every page on which a course can be completed. */
export { CertificateLinks } from './certificate-links';
export { CourseComplete } from './course-complete';
