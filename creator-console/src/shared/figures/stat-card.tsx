import { Muted } from '../muted';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  label: string;
  value: string;
  /** Comparison with the previous period, or an explanation. */
  children?: ReactNode;
  /** Path of the list behind the figure. */
  to?: string;
}

/** One figure. With `to`, the whole card links to its list (product rule 6.1). */
export const StatCard = ({ label, value, children, to }: Props) => {
  const inside = (
    <Stack
      spacing={0.25}
      sx={{ p: 2, height: '100%', justifyContent: 'flex-start', alignItems: 'flex-start' }}
    >
      <Muted>{label}</Muted>
      <Typography
        component="p"
        sx={{
          fontSize: '1.45rem',
          fontWeight: 650,
          fontVariantNumeric: 'lining-nums tabular-nums',
          overflowWrap: 'anywhere',
          lineHeight: 1.2,
        }}
      >
        {value}
      </Typography>
      <Muted component="div">{children}</Muted>
    </Stack>
  );
  return (
    <Card component="article" aria-label={label}>
      {to === undefined ? (
        inside
      ) : (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {inside}
        </CardActionArea>
      )}
    </Card>
  );
};

/** Cards side by side, as many as fit; two on a phone. */
export const STAT_GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(170px, 1fr))' },
} as const;

/** Three cards in a row; on a phone the last one has its own row. */
export const THREE_STATS = {
  ...STAT_GRID,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
