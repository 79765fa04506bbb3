import { Box, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../../providers/refusal';
import { Chart } from '../../../shared/figures/chart';
import { FiguresState } from '../../../shared/figures/figures-state';
import { count, duration, percent } from '../../../shared/figures/format';
import { PeriodPicker } from '../../../shared/figures/period-picker';
import { useFigures } from '../../../shared/figures/use-figures';
import { usePeriod } from '../../../shared/figures/use-period';
import { ProductTabs } from '../hub/product-tabs';
import { type ProductAnalytics, readAnalytics, type CourseFigures } from './analytics.api';
import { NoProduct } from '../product/no-product';
import { PeriodCards } from './period-cards';
import { texts } from './texts';
import { STAT_GRID, StatCard } from '../../../shared/figures/stat-card';
import { Lessons } from './lessons';
import { Secondary } from '../../../shared/secondary';

const CourseProgress = ({ product, course }: { product: string; course: CourseFigures }) => (
  <Stack component="section" spacing={2} aria-label={texts.progress}>
    <div>
      <Typography component="h2" variant="h5" sx={{ mt: 2 }}>
        {texts.progress}
      </Typography>
      <Secondary>{course.studentCount === 0 ? texts.noStudents : texts.progressMeans}</Secondary>
    </div>
    {course.studentCount > 0 && <Cards {...course} />}
    <Lessons product={product} lessons={course.lessons} />
  </Stack>
);

const Cards = ({
  studentCount: students,
  completed,
  completionPercent,
  notBegun,
  watchedSeconds: secondsWatched,
}: CourseFigures) => (
  <Box sx={STAT_GRID}>
    <StatCard label={texts.completed} value={percent(completionPercent)}>
      {texts.ofStudents(count(completed), count(students))}
    </StatCard>
    <StatCard label={texts.notBegun} value={count(notBegun)}>
      {texts.ofStudents(count(notBegun), count(students))}
    </StatCard>
    <StatCard label={texts.watched} value={duration(secondsWatched)}>
      {texts.perStudent(duration(Math.round(secondsWatched / students)))}. {texts.watchedMeans}
    </StatCard>
  </Box>
);

export function AnalyticsPage() {
  const { id = '' } = useParams();
  const period = usePeriod();
  const { span } = period;
  const { data, error, refetch, isPlaceholderData } = useFigures(
    ['product', id, span],
    () => readAnalytics(id, span ?? {}),
    span !== undefined,
  );
  return (
    <Stack spacing={2}>
      <Title title={texts.title} />
      <ProductTabs />
      {isMissing(error) ? (
        <NoProduct />
      ) : (
        <>
          {data && (
            <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
              {data.product.title}
            </Typography>
          )}
          <PeriodPicker {...period} answered={data?.period} />
          <FiguresState error={error} onRetry={() => void refetch()} isOld={isPlaceholderData}>
            {data && <Figures {...data} />}
          </FiguresState>
        </>
      )}
    </Stack>
  );
}

const CURVES = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const Figures = (analytics: ProductAnalytics) => {
  const { figures, series, period, product, course } = analytics;
  const curve = { unit: period.unit, measure: count, whole: true };
  return (
    <>
      <PeriodCards {...analytics} />
      <Box sx={CURVES}>
        <Chart
          title={texts.views}
          total={count(figures.views)}
          empty={texts.noViews}
          points={series.map(({ start, views }) => ({ start, value: views }))}
          ink="info"
          {...curve}
        />
        <Chart
          title={texts.sales}
          total={count(figures.sales)}
          empty={texts.noSales}
          points={series.map(({ start, sales }) => ({ start, value: sales }))}
          ink="primary"
          {...curve}
        />
      </Box>
      <Secondary>{texts.viewsMean}</Secondary>
      {course && <CourseProgress product={product.title} course={course} />}
    </>
  );
};
