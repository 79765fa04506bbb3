/**
 * Legal pages: terms, privacy, imprint and refund policy, written as drafts and published as versions, with a record of
 * who accepted which version.
 */
export { LegalAcceptancesService } from './legal-acceptances.service.js';
export { LegalQueries } from './legal.queries.js';
export { LegalModule } from './legal.module.js';
