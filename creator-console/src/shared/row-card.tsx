import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Secondary } from './secondary';

interface Props {
  name: ReactNode;
  /** Shown at the end of the first line: a date, an amount or a state. */
  beside?: ReactNode;
  /** Lines below the name, the less important ones last. */
  facts?: readonly ReactNode[];
  children?: ReactNode;
}

/** A list row on a phone. */
export const RowCard = ({ name, beside, facts = [], children }: Props) => (
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <Stack direction="row" spacing={1} sx={{ width: '100%', justifyContent: 'space-between' }}>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {typeof beside === 'string' ? (
        <Secondary component="span" noWrap sx={{ flexShrink: 0 }}>
          {beside}
        </Secondary>
      ) : (
        beside
      )}
    </Stack>
    {facts.filter(Boolean).map((fact, place) => (
      <Secondary key={place} component="div" sx={{ overflowWrap: 'anywhere' }}>
        {fact}
      </Secondary>
    ))}
    {children}
  </Stack>
);
