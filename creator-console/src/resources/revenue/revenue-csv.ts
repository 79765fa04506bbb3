import { toCsv } from '../../shared/figures/csv';
import { MONEY_COLUMNS } from './money-columns';
import type { MoneySums, Revenue } from './revenue.api';
import { texts } from './texts';

/** The page as a sheet: the sums of the period, then the same money by month, by category and by product. */
export function revenueCsv({ figures, months, categories, products }: Revenue): string {
  const { kinds } = texts;
  const row = (
    kind: string,
    name: string,
    { sales, revenue, refunds, fees, tax, net, averageSale }: MoneySums,
  ) => [kind, name, sales, revenue, refunds, fees, tax, net, averageSale] as const;
  return toCsv([
    ['', '', ...MONEY_COLUMNS],
    row(kinds.total, '', figures),
    ...months.map((month) => row(kinds.month, month.start, month)),
    ...categories.map((category) => row(kinds.category, category.category, category)),
    ...products.map((product) => row(kinds.product, product.title, product)),
  ]);
}
