import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import type { CurveProps } from './curve';
import { point } from './format';
import { texts } from './texts';

/** The chart library is loaded with the first chart. */
const Curve = lazy(() => import('./curve'));

interface Props extends CurveProps {
  title: string;
  total: string;
  /** Shown instead of a chart in which every point is zero. */
  empty: string;
}

/** One measure over time, as a drawing and as a table. */
export function Chart({ title, total, empty, ...curve }: Props) {
  const id = useId();
  const isEmpty = curve.points.every(({ value }) => value === 0);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'lining-nums tabular-nums', fontWeight: 600 }}>
          {total}
        </Typography>
      </Stack>
      {isEmpty ? (
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {empty}
        </Typography>
      ) : (
        <>
          <Box aria-hidden sx={{ minHeight: 220 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
              <Curve {...curve} />
            </Suspense>
          </Box>
          <AsTable title={title} {...curve} />
        </>
      )}
    </Card>
  );
}

const AsTable = ({ title, points, unit, measure }: { title: string } & CurveProps) => (
  <Box component="details" sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
    <Box component="summary" sx={{ cursor: 'pointer', py: 0.75, width: 'fit-content' }}>
      {texts.asTable}
    </Box>
    <Box component="section" sx={{ maxHeight: 260, overflowY: 'auto' }} tabIndex={0} aria-label={title}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          'th, td': { py: 0.25, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ textAlign: 'start', fontWeight: 600 }}>
              {texts.when[unit]}
            </Box>
            <Box component="th" scope="col" sx={{ textAlign: 'end', fontWeight: 600 }}>
              {title}
            </Box>
          </tr>
        </thead>
        <tbody>
          {points.map(({ start, value }) => (
            <tr key={start}>
              <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 400 }}>
                {point(start, unit)}
              </Box>
              <Box component="td" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {measure(value)}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  </Box>
);
