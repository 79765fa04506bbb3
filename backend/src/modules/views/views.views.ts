import { publishedView } from '../../platform/database/published-view.js';

/** Views of a product's page per day of the coach's calendar. */
export const dailyViews = publishedView('daily_views', { product_id: 'uuid', day: 'date', views: 'integer' });
