import { texts } from './texts';

/** What a table and the sheet tell of each month, category and product. */
export const MONEY_COLUMNS = [
  texts.columnSales,
  texts.columnRevenue,
  texts.refunds,
  texts.fees,
  texts.tax,
  texts.net,
  texts.columnAverage,
] as const;
