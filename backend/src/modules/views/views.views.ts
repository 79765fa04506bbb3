import { publishedView } from '../../platform/database/published-view.js';

/** Views of a product's page per day, in the coach's time zone. */
export const dailyViews = publishedView('daily_views', { product_id: 'uuid', day: 'date', views: 'integer' });
