import { publishedView } from '../../platform/database/published-view.js';

/** How often a product's page was looked at on a day of the coach's calendar. */
export const dailyViews = publishedView('daily_views', { product_id: 'uuid', day: 'date', views: 'integer' });
