import { Box } from '@mui/material';
import { changeOf, pointsOf } from '../../../shared/figures/change';
import { ChangeLine } from '../../../shared/figures/change-line';
import { count, money, percent } from '../../../shared/figures/format';
import { STAT_GRID, StatCard } from '../../../shared/figures/stat-card';
import { texts as shared } from '../../../shared/figures/texts';
import type { ProductAnalytics } from './analytics.api';
import { texts } from './texts';

/** Columns for six cards, chosen so that every row is full. */
const COLUMNS = {
  ...STAT_GRID.gridTemplateColumns,
  md: 'repeat(3, minmax(0, 1fr))',
  xl: STAT_GRID.gridTemplateColumns.md,
};

/** Figures of a product in the period, compared with the previous one, and its ratings. */
export const PeriodCards = ({ figures, before, product }: ProductAnalytics) => {
  const isFree = figures.claims > 0;
  const counted = (label: string, of: 'views' | 'sales' | 'claims') => (
    <StatCard label={label} value={count(figures[of])}>
      {before && <ChangeLine change={changeOf(figures[of], before[of])} before={count(before[of])} />}
    </StatCard>
  );
  return (
    <Box sx={{ ...STAT_GRID, gridTemplateColumns: COLUMNS }}>
      {counted(texts.views, 'views')}
      {counted(texts.sales, 'sales')}
      {isFree && counted(texts.claims, 'claims')}
      <StatCard label={texts.revenue} value={money(figures.revenue)}>
        {before && (
          <ChangeLine
            change={changeOf(Number(figures.revenue), Number(before.revenue))}
            before={money(before.revenue)}
          />
        )}
      </StatCard>
      <StatCard label={texts.conversion} value={percent(figures.conversionPercent)}>
        {figures.conversionPercent === null ? (
          texts.noConversion
        ) : (
          <>
            {before && (
              <ChangeLine
                change={pointsOf(figures.conversionPercent, before.conversionPercent)}
                before={percent(before.conversionPercent)}
                inPoints
              />
            )}
            <div>{isFree ? texts.conversionOfFree : texts.conversionOf}</div>
          </>
        )}
      </StatCard>
      <StatCard label={texts.students} value={count(product.studentCount)} />
      <StatCard
        label={texts.rating}
        value={product.rating === null ? shared.none : texts.ratingOf(product.rating.toFixed(1))}
      >
        {product.reviewCount === 0 ? texts.noReviews : texts.reviews(product.reviewCount)}
      </StatCard>
    </Box>
  );
};
