/** The pages that the law asks for. */
export { LegalPage } from './legal-page';
