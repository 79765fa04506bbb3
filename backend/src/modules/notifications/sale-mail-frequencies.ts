/** How often the coach hears of sales: a mail for each, one a day, or none. */
export const SALE_MAIL_FREQUENCIES = ['every', 'daily', 'none'] as const;
export type SaleMailFrequency = (typeof SALE_MAIL_FREQUENCIES)[number];

/** The hour of the daily mail, by the coach's clock. */
export const DAILY_SALES_HOUR = 8;
