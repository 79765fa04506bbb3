import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { changeOf } from '../../shared/figures/change';
import { ChangeLine } from '../../shared/figures/change-line';
import { Chart } from '../../shared/figures/chart';
import { FiguresState } from '../../shared/figures/figures-state';
import { count, money, point } from '../../shared/figures/format';
import { saveFile } from '../../shared/figures/save-file';
import { PeriodPicker } from '../../shared/figures/period-picker';
import { STAT_GRID, StatCard, THREE_STATS } from '../../shared/figures/stat-card';
import { texts as shared } from '../../shared/figures/texts';
import { useFigures } from '../../shared/figures/use-figures';
import { usePeriod } from '../../shared/figures/use-period';
import { WaitingOrdersNotice } from '../orders';
import { ByProduct } from './by-product';
import { MoneyChecks } from './money-checks';
import { MoneyTable, revenueCsv } from './money';
import { Recurring } from './recurring';
import { type Revenue, readRevenue } from './revenue.api';
import { texts } from './texts';

/** Everything here is computed from payments (product rule 6.1). */
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
      <WaitingOrdersNotice />
      <PeriodPicker {...period} answered={data?.period} />
      {data && (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => saveFile(texts.file(data.period.from, data.period.to), 'text/csv', revenueCsv(data))}
        >
          {texts.export}
        </Button>
      )}
      <FiguresState error={error} onRetry={() => void refetch()} isOld={isPlaceholderData}>
        {data && <Figures {...data} />}
      </FiguresState>
      <Recurring span={span} />
      <MoneyChecks />
    </Stack>
  );
}

const Figures = ({ figures, before, series, months, categories, products, period }: Revenue) => (
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
    {categories.length > 0 && (
      <MoneyTable
        title={texts.byCategory}
        of={texts.category}
        rows={categories.map((category) => ({ ...category, name: category.category }))}
      />
    )}
    {months.length > 1 && (
      <MoneyTable
        title={texts.byMonth}
        of={texts.month}
        rows={months.map((month) => ({ ...month, name: point(month.start, 'month') }))}
      />
    )}
  </>
);

const Cards = ({ figures, before }: Pick<Revenue, 'figures' | 'before'>) => (
  <>
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
      <StatCard label={texts.refunds} value={money(figures.refunds)}>
        {texts.refundsMeaning}
      </StatCard>
      <StatCard label={texts.fees} value={money(figures.fees)}>
        {texts.feesMeaning}
        {figures.unknownFees > 0 && <Box sx={{ mt: 0.5 }}>{texts.feesUnknown(figures.unknownFees)}</Box>}
      </StatCard>
      {Number(figures.tax) !== 0 && (
        <StatCard label={texts.tax} value={money(figures.tax)}>
          {texts.taxMeaning}
        </StatCard>
      )}
      <StatCard label={texts.net} value={money(figures.net)}>
        {before && (
          <ChangeLine change={changeOf(Number(figures.net), Number(before.net))} before={money(before.net)} />
        )}
        <Box sx={{ mt: 0.5 }}>{texts.netMeaning}</Box>
      </StatCard>
    </Box>
    <Box sx={THREE_STATS}>
      <StatCard label={texts.orders} value={count(figures.orderCount)}>
        {before && (
          <ChangeLine
            change={changeOf(figures.orderCount, before.orderCount)}
            before={count(before.orderCount)}
          />
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
  </>
);
