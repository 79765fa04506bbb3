export const SALE_MAIL_FREQUENCIES = ['every', 'daily', 'none'] as const;
export type SaleMailFrequency = (typeof SALE_MAIL_FREQUENCIES)[number];

/** Hour of the daily email, in the coach's time zone. */
export const DAILY_SALES_HOUR = 8;
