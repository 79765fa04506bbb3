import { LegalAcceptance } from './legal-acceptance.entity.js';
import { LegalDraft } from './legal-draft.entity.js';
import { LegalVersion } from './legal-version.entity.js';

export const legalEntities = [LegalAcceptance, LegalDraft, LegalVersion];
