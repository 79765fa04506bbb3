import { Box, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { FiguresState } from '../../shared/figures/figures-state';
import { count, money } from '../../shared/figures/format';
import { STAT_GRID, StatCard } from '../../shared/figures/stat-card';
import { texts as shared } from '../../shared/figures/texts';
import { useFigures } from '../../shared/figures/use-figures';
import { BringGuideBack, FirstRunGuide } from '../first-run';
import { BackupLine } from './backup-line';
import { type Overview, readOverview } from './overview.api';
import { RecentStudents } from './recent-students';
import { texts } from './texts';
import { TodayCard } from './today-card';
import { TopCourses } from './top-courses';

/** The figures of the whole shop. Each card leads to its list (product rule 6.1). */
export function OverviewPage() {
  const { data, error, refetch } = useFigures(['overview'], readOverview);
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Title title={texts.title} />
      <FirstRunGuide />
      <TodayCard />
      <FiguresState error={error} onRetry={() => void refetch()}>
        {data && <Figures {...data} />}
      </FiguresState>
      <BringGuideBack />
    </Stack>
  );
}

const Figures = (overview: Overview) => (
  <>
    {overview.backup.problem !== null && <BackupLine {...overview.backup} />}
    <Cards {...overview} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <RecentStudents students={overview.recentStudents} />
      <TopCourses courses={overview.topCourses} />
    </Box>
    {overview.backup.problem === null && <BackupLine {...overview.backup} />}
  </>
);

/** The list of products, the best rated first. */
const BEST_RATED = '/products?sort=rating&order=DESC';

const Cards = ({
  students,
  newStudents,
  revenue,
  recentRevenue,
  rating,
  reviewCount,
  upcomingSessions,
}: Overview) => (
  <Box sx={STAT_GRID}>
    <StatCard label={texts.students} value={count(students)} to="/students">
      {texts.newStudents(count(newStudents))}
    </StatCard>
    <StatCard label={texts.revenue} value={money(revenue)} to="/revenue">
      {texts.recentRevenue(money(recentRevenue))}
    </StatCard>
    <StatCard
      label={texts.rating}
      value={rating === null ? shared.none : texts.ratingOf(rating.toFixed(1))}
      to={BEST_RATED}
    >
      {reviewCount === 0 ? texts.noReviews : texts.reviews(reviewCount)}
    </StatCard>
    <StatCard label={texts.sessions} value={count(upcomingSessions)} to="/coaching">
      {upcomingSessions === 0 ? texts.noSessions : texts.sessionsToCome}
    </StatCard>
  </Box>
);
