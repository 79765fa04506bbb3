/**
 * Site: what the place is called, who its coach is, and what its own pages say. The coach writes a draft and publishes it
 * as an edition; everything that names the place or its coach asks here.
 */
export type { MailColours } from './content/palettes.js';
export type { SiteContent } from './content/site-content.js';
export { STARTING_CONTENT } from './content/starting-content.js';
export { SiteEdition } from './site-draft.entity.js';
export { PublishedSiteService } from './published-site.service.js';
export { SiteDraftQueries } from './site-draft.queries.js';
export { showsCoach } from './visible-site.js';
export { SiteModule } from './site.module.js';
