export const texts = {
  title: 'Revenue',
  total: 'Total revenue',
  refunds: 'Refunds',
  refundsMeaning: 'What went back in this time, whenever it was paid.',
  net: 'Net',
  tax: 'Tax',
  taxMeaning: 'On what was sold, less the tax on what went back.',
  netMeaning: 'Revenue less refunds, fees and tax.',
  fees: 'Fees',
  feesMeaning:
    'What the payment provider took for payments and disputes. A refund does not bring its fee back.',
  feesUnknown: (orders: number) =>
    orders === 1
      ? 'The fee of 1 order is not known yet.'
      : `The fees of ${orders.toLocaleString('en-US')} orders are not known yet.`,
  export: 'Export CSV',
  file: (from: string, to: string) => `revenue-${from}-${to}.csv`,
  byCategory: 'Revenue by category',
  byMonth: 'Revenue by month',
  month: 'Month',
  category: 'Category',
  product: 'Product',
  columnSales: 'Sold',
  columnRevenue: 'Revenue',
  columnAverage: 'Average sale',
  kinds: { month: 'month', category: 'category', product: 'product', total: 'total' },
  back: (sum: string) => `${sum} refunded`,
  taken: (sum: string) => `${sum} fees`,
  left: (sum: string) => `${sum} net`,
  orders: 'Orders',
  sales: 'Products sold',
  average: 'Average sale',
  meaning: 'What buyers paid, before refunds and fees.',
  overTime: 'Revenue',
  none: 'No sales in this time.',
  checks: 'Money and access',
  checksMeaning:
    'Of all orders there are, whatever the time above. Every figure ought to be 0; each leads to its orders.',
  checksNotLoaded: 'Money and access could not be compared.',
  checking: 'Comparing money and access',
  checkLink: (name: string, orders: number) => `${name}: ${orders === 1 ? '1 order' : `${orders} orders`}`,
  byProduct: 'Revenue by product',
  sold: (count: number) => (count === 1 ? '1 sold' : `${count} sold`),
  share: (percent: string) => `${percent} of the revenue`,
} as const;

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
