/** Pages required by law. */
export { LegalPage } from './legal-page';
