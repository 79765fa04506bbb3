import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { Chart } from '../../shared/figures/chart';
import { FiguresState } from '../../shared/figures/figures-state';
import { money, percent } from '../../shared/figures/format';
import type { Span } from '../../shared/figures/period';
import { STAT_GRID, StatCard, THREE_STATS } from '../../shared/figures/stat-card';
import { useFigures } from '../../shared/figures/use-figures';
import { filteredPath } from '../../shared/filtered-path';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';
import { readRecurringRevenue, type RecurringRevenue } from './revenue.api';
import { texts } from './texts';

/** Figures of what subscriptions bring again and again. */
export function Recurring({ span }: { span: Span | undefined }) {
  const id = useId();
  const { data, error, refetch, isPlaceholderData } = useFigures(
    ['recurring-revenue', span],
    () => readRecurringRevenue(span ?? {}),
    span !== undefined,
  );
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {texts.recurring}
      </Typography>
      <FiguresState error={error} onRetry={() => void refetch()} isOld={isPlaceholderData}>
        {data && (isQuiet(data) ? <NothingRecurring /> : <Figures {...data} />)}
      </FiguresState>
    </Box>
  );
}

const MOVEMENTS = ['started', 'upgraded', 'downgraded', 'ended', 'failed', 'recovered'] as const;

const isQuiet = ({ running, atStart, ...figures }: RecurringRevenue): boolean =>
  [running, atStart, ...MOVEMENTS.map((movement) => figures[movement])].every(({ count }) => count === 0);

const NothingRecurring = () => (
  <Secondary>
    {texts.noRecurring} <PageLink to="/products">{texts.toContent}</PageLink>
  </Secondary>
);

/** Path of the subscriptions behind a figure. */
const listOf = (filter: object): string =>
  filteredPath('subscriptions', { isInInstalments: false, ...filter });

const Figures = (figures: RecurringRevenue) => (
  <>
    <Secondary>{texts.recurringMeaning}</Secondary>
    <Now {...figures} />
    <InPeriod {...figures} />
    <Chart
      title={texts.mrrOverTime}
      total={money(figures.series.at(-1)?.monthly ?? figures.atStart.monthly)}
      empty={texts.noMrr}
      points={figures.series.map(({ start, monthly }) => ({ start, value: Number(monthly) }))}
      unit={figures.period.unit}
      measure={(value) => money(String(value))}
      ink="primary"
      whole={false}
    />
  </>
);

const Now = ({ running, atRisk, ending }: RecurringRevenue) => (
  <Box sx={THREE_STATS}>
    <StatCard
      label={texts.mrr}
      value={money(running.monthly)}
      to={listOf({ state: ['active', 'paused', 'ending', 'past_due'] })}
    >
      {texts.subscriptions(running.count)}
    </StatCard>
    <StatCard label={texts.atRisk} value={money(atRisk.monthly)} to={listOf({ state: ['past_due'] })}>
      {texts.unpaid(atRisk.count)}
    </StatCard>
    <StatCard label={texts.ending} value={money(ending.monthly)} to={listOf({ state: ['ending'] })}>
      {texts.canceled(ending.count)}
    </StatCard>
  </Box>
);

/** Seven cards in rows of four, or of two on a phone; the last one fills its row. */
const SEVEN_STATS = {
  ...STAT_GRID,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'span 2' } },
} as const;

const InPeriod = ({
  period: { from, to },
  churnPercent,
  revenueChurnPercent,
  ...figures
}: RecurringRevenue) => {
  const days = `${from}/${to}`;
  return (
    <Box sx={SEVEN_STATS}>
      {MOVEMENTS.map((movement) => (
        <StatCard
          key={movement}
          label={texts.movements[movement]}
          value={money(figures[movement].monthly)}
          to={listOf({ [movement]: days })}
        >
          {texts.subscriptions(figures[movement].count)}
        </StatCard>
      ))}
      <StatCard label={texts.churn} value={percent(churnPercent)} to={listOf({ ended: days })}>
        <Stack spacing={0.5}>
          {revenueChurnPercent !== null && <span>{texts.ofMrr(percent(revenueChurnPercent))}</span>}
          <span>{texts.churnMeaning}</span>
        </Stack>
      </StatCard>
    </Box>
  );
};
