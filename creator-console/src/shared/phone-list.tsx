import { Box, ListItemButton, Stack, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Below this width a list is shown instead of a table. */
export const useIsPhone = (): boolean => useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));

interface Props<Row extends RaRecord> {
  row: (record: Row) => ReactNode;
  /** Where a row leads; without it a row is read only. */
  to?: (record: Row) => string;
}

/** The rows of a list, one below the other. */
export function PhoneList<Row extends RaRecord>({ row, to }: Props<Row>) {
  const { data } = useListContext<Row>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data?.map((record) => (
        <Box
          component="li"
          key={record.id}
          sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
        >
          {to ? (
            <ListItemButton component={Link} to={to(record)} sx={{ p: 2, display: 'block' }}>
              {row(record)}
            </ListItemButton>
          ) : (
            <Stack sx={{ p: 2 }}>{row(record)}</Stack>
          )}
        </Box>
      ))}
    </Box>
  );
}
