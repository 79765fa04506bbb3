/**
 * Site: its name, its coach, and the texts of its own pages. The coach writes a draft and publishes it as an edition;
 * all code that names the site or its coach asks here.
 */
export type { SiteContent } from './content/site-content.js';
export { STARTING_CONTENT } from './content/starting-content.js';
export { SiteEdition } from './site-draft.entity.js';
export { PublishedSiteService } from './published-site.service.js';
export { SiteDraftQueries } from './site-draft.queries.js';
export { showsCoach } from './visible-site.js';
export { SiteModule } from './site.module.js';
