import { Box, Checkbox, ListItemButton, Stack, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordTableProps } from './record-table';
import { SelectedBar } from './selected-bar';

/** Below this width, a list is shown instead of a table. */
export const useIsPhone = (): boolean => useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));

interface Props<Row extends RaRecord> extends Pick<RecordTableProps<Row>, 'to' | 'bulkActions'> {
  card: (record: Row) => ReactNode;
}

export function PhoneList<Row extends RaRecord>({ card, to, bulkActions }: Props<Row>) {
  const { data } = useListContext<Row>();
  return (
    <>
      {bulkActions && <SelectedBar>{bulkActions}</SelectedBar>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{
              display: 'flex',
              overflowWrap: 'anywhere',
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            {bulkActions && <SelectRow record={record} />}
            {to ? (
              <ListItemButton component={Link} to={to(record)} sx={{ p: 2, display: 'block', minWidth: 0 }}>
                {card(record)}
              </ListItemButton>
            ) : (
              <Stack sx={{ p: 2, flex: 1, minWidth: 0 }}>{card(record)}</Stack>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}

function SelectRow({ record }: { record: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext();
  const name = useTranslate()('ra.action.select_row');
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': name } }}
      sx={{ alignSelf: 'center', ml: 0.5 }}
    />
  );
}
