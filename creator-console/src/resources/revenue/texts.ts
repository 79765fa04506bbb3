export const texts = {
  title: 'Revenue',
  total: 'Total revenue',
  orders: 'Orders',
  sales: 'Products sold',
  average: 'Average sale',
  meaning: 'What buyers paid, before tax and the payment provider’s fees.',
  overTime: 'Revenue',
  none: 'No sales in this time.',
  byProduct: 'Revenue by product',
  sold: (count: number) => (count === 1 ? '1 sold' : `${count} sold`),
  share: (percent: string) => `${percent} of the revenue`,
} as const;
