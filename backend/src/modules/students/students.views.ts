import { publishedView } from '../../platform/database/published-view.js';

/** Which member has which tag of the coach's. */
export const wornTags = publishedView('worn_tags', { account_id: 'uuid', tag_id: 'uuid' });
