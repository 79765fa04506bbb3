import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Number of selected rows and their actions; visible while rows below are selected, and hidden if none are. */
export function SelectedBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  if (selectedIds.length === 0) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{
        position: 'sticky',
        top: 'var(--bar)',
        zIndex: 2,
        alignItems: 'center',
        flexWrap: 'wrap',
        px: 2,
        py: 1,
        mb: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="output" variant="body2">
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </Stack>
  );
}
