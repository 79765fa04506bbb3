import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { count, money } from '../../shared/figures/format';
import { texts as shared } from '../../shared/figures/texts';
import type { MoneySums, Revenue } from './revenue.api';
import { useIsPhone } from '../../shared/phone-list';
import { texts } from './texts';
import { toCsv } from '../../shared/figures/csv';

/** The page as CSV: the totals of the period, then the same money by month, category and product. */
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

/** Columns of the table and the exported file, for months, categories and products. */
const MONEY_COLUMNS = [
  texts.columnSales,
  texts.columnRevenue,
  texts.refunds,
  texts.fees,
  texts.tax,
  texts.net,
  texts.columnAverage,
] as const;

interface Props {
  title: string;
  /** Heading of the first column. */
  of: string;
  rows: readonly (MoneySums & { name: string })[];
}

const CELLS = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  'th, td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'end', fontWeight: 400 },
  'th:first-of-type': { textAlign: 'start', pl: 0 },
  'thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;

/** On a phone, two pairs of name and amount per row. */
const PAIRS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 3,
  rowGap: 0.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 1 },
  dt: { color: 'text.secondary', fontSize: '0.875rem' },
  dd: { m: 0 },
} as const;

const cellsOf = ({ sales, revenue, refunds, fees, tax, net, averageSale }: MoneySums): readonly string[] => [
  count(sales),
  ...[revenue, refunds, fees, tax, net].map(money),
  averageSale === null ? shared.none : money(averageSale),
];

/** Sales, revenue, refunds, fees, tax and net by row; on a phone each row is a list. */
export function MoneyTable({ title, of, rows }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isPhone ? <Lists rows={rows} /> : <Table id={id} of={of} rows={rows} />}
    </Card>
  );
}

const Table = ({ id, of, rows }: Pick<Props, 'of' | 'rows'> & { id: string }) => (
  <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-labelledby={id}>
    <Box component="table" sx={CELLS}>
      <thead>
        <tr>
          {[of, ...MONEY_COLUMNS].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {cellsOf(row).map((cell, column) => (
              <td key={MONEY_COLUMNS[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

const Lists = ({ rows }: Pick<Props, 'rows'>) =>
  rows.map((row) => (
    <Box key={row.name} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ mb: 0.5, fontWeight: 600 }}>
        {row.name}
      </Typography>
      <Box component="dl" sx={PAIRS}>
        {cellsOf(row).map((cell, column) => (
          <div key={MONEY_COLUMNS[column]}>
            <dt>{MONEY_COLUMNS[column]}</dt>
            <dd>{cell}</dd>
          </div>
        ))}
      </Box>
    </Box>
  ));
