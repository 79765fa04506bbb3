import { publishedView } from '../../platform/database/published-view.js';

/** Tags of the coach on members. */
export const wornTags = publishedView('worn_tags', { account_id: 'uuid', tag_id: 'uuid' });
