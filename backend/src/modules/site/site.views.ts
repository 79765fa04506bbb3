import { publishedView } from '../../platform/database/published-view.js';

/** One row, or none before the first edition: what the place is called. */
export const publishedPlace = publishedView('published_place', { name: 'text?' });
