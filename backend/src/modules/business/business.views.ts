import { publishedView } from '../../platform/database/published-view.js';

/**
 * Time zone of the business, in one row: its days and its figures follow it (product rule 6.20). Until one is chosen, the time zone
 * of the first coach's account.
 */
export const coachCalendar = publishedView('coach_calendar', { time_zone: 'text' });

/** The business, once it has a name and an address for receipts. */
export const statedBusiness = publishedView('stated_business', { id: 'smallint' });

/** Currency of all prices and sales, in one row. */
export const businessCurrency = publishedView('business_currency', { currency: 'text' });
