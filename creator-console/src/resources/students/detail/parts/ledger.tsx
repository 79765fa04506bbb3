import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../../shared/phone-list';
import { Secondary } from '../../../../shared/secondary';

interface Column<Row> {
  label: string;
  of: (row: Row) => ReactNode;
  /** True for a date or a number, which must not wrap. */
  inOnePiece?: true;
}

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** Cell padding, because seven columns need the space next to the menu of a tablet. */
const NARROW = { px: { xs: 1, lg: 2 } } as const;

/** A short table about one student; on a phone each row is a block. */
export function Ledger<Row>({ label, rows, keyOf, columns }: Props<Row>) {
  if (useIsPhone()) {
    return (
      <Stack component="ul" aria-label={label} spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Box component="li" key={keyOf(row)} sx={{ pb: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, gridTemplateColumns: '7rem 1fr' }}>
              {columns.map((column) => (
                <Box key={column.label} sx={{ display: 'contents' }}>
                  <Secondary component="dt">{column.label}</Secondary>
                  <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {column.of(row)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    );
  }
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label} sx={{ fontWeight: 600, ...NARROW }}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map((column) => (
              <TableCell
                key={column.label}
                sx={{
                  ...(column.inOnePiece ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }),
                  ...NARROW,
                }}
              >
                {column.of(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
