import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { count, money } from '../../shared/figures/format';
import { texts as shared } from '../../shared/figures/texts';
import type { MoneySums } from './revenue.api';
import { MONEY_COLUMNS } from './texts';

interface Props {
  title: string;
  /** What the first column names. */
  of: string;
  rows: readonly (MoneySums & { name: string })[];
}

const CELLS = {
  ...{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' },
  'th, td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'end', fontWeight: 400 },
  'th:first-of-type': { textAlign: 'start', pl: 0 },
  'thead th': { color: 'text.secondary', fontSize: '0.875rem' },
} as const;

/** Sold, revenue, refunds, fees, tax and what is left, row by row. */
export function MoneyTable({ title, of, rows }: Props) {
  const id = useId();
  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
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
            {rows.map(({ name, sales, revenue, refunds, fees, tax, net, averageSale }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count(sales)}</td>
                <td>{money(revenue)}</td>
                <td>{money(refunds)}</td>
                <td>{money(fees)}</td>
                <td>{money(tax)}</td>
                <td>{money(net)}</td>
                <td>{averageSale === null ? shared.none : money(averageSale)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}
