import { publishedView } from '../../platform/database/published-view.js';

/** The points of every member who has done something; whoever is missing has none. Show them only where the policy allows ('see-level'). */
export const memberPoints = publishedView('member_points', { account_id: 'uuid', points: 'integer' });
