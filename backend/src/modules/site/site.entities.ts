import { SiteDraft } from './site-draft.entity.js';
import { SiteEdition } from './site-edition.entity.js';

export const siteEntities = [SiteDraft, SiteEdition];
