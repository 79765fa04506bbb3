import { publishedView } from '../../platform/database/published-view.js';

/** Name of the site: one row, or none before the first edition. */
export const publishedPlace = publishedView('published_place', { name: 'text?' });
