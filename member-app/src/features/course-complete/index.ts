/** What is shown when a course is completed, with its certificate: for every page on which that may happen. */
export { CertificateLinks } from './certificate-links';
export { CourseComplete } from './course-complete';
