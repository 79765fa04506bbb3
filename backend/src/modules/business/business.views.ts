import { publishedView } from '../../platform/database/published-view.js';

/** Time zone of the business (product rule 6.20), in one row; the first coach's until one is chosen. */
export const coachCalendar = publishedView('coach_calendar', { time_zone: 'text' });

/** The business, once it has a name and an address for receipts. */
export const statedBusiness = publishedView('stated_business', { id: 'smallint' });

/** Currency of all prices and sales, in one row. */
export const businessCurrency = publishedView('business_currency', { currency: 'text' });
