import { Box, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { changeOf } from '../../shared/figures/change';
import { ChangeLine } from '../../shared/figures/change-line';
import { Chart } from '../../shared/figures/chart';
import { FiguresState } from '../../shared/figures/figures-state';
import { count, money } from '../../shared/figures/format';
import { PeriodPicker } from '../../shared/figures/period-picker';
import { STAT_GRID, StatCard } from '../../shared/figures/stat-card';
import { texts as shared } from '../../shared/figures/texts';
import { useFigures } from '../../shared/figures/use-figures';
import { usePeriod } from '../../shared/figures/use-period';
import { OpenReviewsNotice } from '../payment-reviews';
import { ByProduct } from './by-product';
import { type Revenue, readRevenue } from './revenue.api';
import { texts } from './texts';

/** Everything here is counted from what was paid (product rule 6.1). */
export function RevenuePage() {
  const period = usePeriod();
  const { span } = period;
  const { data, error, refetch, isPlaceholderData } = useFigures(
    ['revenue', span],
    () => readRevenue(span ?? {}),
    span !== undefined,
  );
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Title title={texts.title} />
      <OpenReviewsNotice />
      <PeriodPicker {...period} answered={data?.period} />
      <FiguresState error={error} onRetry={() => void refetch()} isOld={isPlaceholderData}>
        {data && <Figures {...data} />}
      </FiguresState>
    </Stack>
  );
}

const Figures = ({ figures, before, series, products, period }: Revenue) => (
  <>
    <Cards figures={figures} before={before} />
    <Chart
      title={texts.overTime}
      total={money(figures.revenue)}
      empty={texts.none}
      points={series.map(({ start, revenue }) => ({ start, value: Number(revenue) }))}
      unit={period.unit}
      measure={(value) => money(String(value))}
      ink="primary"
      whole={false}
    />
    {products.length > 0 && <ByProduct products={products} />}
  </>
);

const Cards = ({ figures, before }: Pick<Revenue, 'figures' | 'before'>) => (
  <Box sx={STAT_GRID}>
    <StatCard label={texts.total} value={money(figures.revenue)}>
      {before && (
        <ChangeLine
          change={changeOf(Number(figures.revenue), Number(before.revenue))}
          before={money(before.revenue)}
        />
      )}
      <Box sx={{ mt: 0.5 }}>{texts.meaning}</Box>
    </StatCard>
    <StatCard label={texts.orders} value={count(figures.orders)}>
      {before && (
        <ChangeLine change={changeOf(figures.orders, before.orders)} before={count(before.orders)} />
      )}
    </StatCard>
    <StatCard label={texts.sales} value={count(figures.sales)}>
      {before && <ChangeLine change={changeOf(figures.sales, before.sales)} before={count(before.sales)} />}
    </StatCard>
    <StatCard
      label={texts.average}
      value={figures.averageSale === null ? shared.none : money(figures.averageSale)}
    >
      {before && figures.averageSale !== null && (
        <ChangeLine
          change={changeOf(Number(figures.averageSale), Number(before.averageSale ?? 0))}
          before={before.averageSale === null ? shared.none : money(before.averageSale)}
        />
      )}
    </StatCard>
  </Box>
);
