import { publishedView } from '../../platform/database/published-view.js';

/**
 * One row: the time zone of the business, by which days begin and figures are kept (product rule 6.20). Until one was chosen it is
 * that of the first coach's account.
 */
export const coachCalendar = publishedView('coach_calendar', { time_zone: 'text' });

/** The business, once it has a name and an address for receipts. */
export const statedBusiness = publishedView('stated_business', { id: 'smallint' });

/** Currency of all prices and sales, in one row. */
export const businessCurrency = publishedView('business_currency', { currency: 'text' });
