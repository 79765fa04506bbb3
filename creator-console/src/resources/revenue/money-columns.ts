import { texts } from './texts';

/** Columns of the table and the exported sheet, for months, categories and products. */
export const MONEY_COLUMNS = [
  texts.columnSales,
  texts.columnRevenue,
  texts.refunds,
  texts.fees,
  texts.tax,
  texts.net,
  texts.columnAverage,
] as const;
