import { publishedView } from '../../platform/database/published-view.js';

/**
 * Points of every member who has any; members without a row have none. Show them only where the policy allows
 * ('see-level').
 */
export const memberPoints = publishedView('member_points', { account_id: 'uuid', points: 'integer' });
