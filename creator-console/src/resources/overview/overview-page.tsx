import { Box, Button, Stack, Alert, Avatar } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { count, money } from '../../shared/figures/format';
import { STAT_GRID, StatCard } from '../../shared/figures/stat-card';
import { texts as shared } from '../../shared/figures/texts';
import { useFigures } from '../../shared/figures/use-figures';
import { TodaySessions } from '../coaching';
import { BringGuideBack, FirstRunGuide } from '../first-run';
import { type BackupState, type Overview, type RecentStudent, readOverview } from './overview.api';
import { TopCourses } from './top-courses';
import { texts } from './texts';
import { TodayCard } from './today-card';
import { Week } from './week';
import { dayOf } from '../../shared/moment';
import { studentPath } from '../students';
import { LINE, ShortList } from './short-list';
import { Loaded } from '../../shared/loaded';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';
import { avatarPicture } from '../../shared/sized-picture';

/** The five newest students (product rule 6.1), linked to their pages. */
const RecentStudents = ({ students }: { students: RecentStudent[] }) => (
  <ShortList
    title={texts.recentStudents}
    empty={texts.noStudents}
    all={{ label: texts.allStudents, to: '/students' }}
  >
    {students.map(({ id, name, avatarUrl, joinedAt, purchases }) => (
      <Box component="li" key={id} sx={LINE}>
        <Avatar
          src={avatarPicture(avatarUrl)}
          alt=""
          sx={{ width: 36, height: 36, fontSize: 15, bgcolor: 'primary.main' }}
        >
          {name.slice(0, 1)}
        </Avatar>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <PageLink
            to={studentPath(id)}
            underline="hover"
            color="textPrimary"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </PageLink>
          <Secondary>{texts.joined(dayOf(joinedAt))}</Secondary>
        </Box>
        <Secondary sx={{ whiteSpace: 'nowrap' }}>{texts.bought(purchases)}</Secondary>
      </Box>
    ))}
  </ShortList>
);

/** A quiet line if backups are fine, and a warning otherwise. */
export function BackupLine({ lastAt, problem }: BackupState) {
  const last = lastAt === null ? texts.noBackup : texts.lastBackup(dayOf(lastAt));
  if (problem === null) return <Secondary>{last}</Secondary>;
  return (
    <Alert severity="warning">
      {last} {texts.backupProblems[problem]}
    </Alert>
  );
}

const BESIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The coach's start page: the week, items to answer, today's sessions, then the figures of the whole shop. */
export function OverviewPage() {
  const query = useFigures(['overview'], readOverview);
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Title title={texts.title} />
      <FirstRunGuide />
      <Loaded query={query} failed={shared.failed} loading={shared.loading} heights={[118]}>
        {(overview) => <Week {...overview} />}
      </Loaded>
      <Box sx={{ ...BESIDE, alignItems: 'start' }}>
        <TodayCard />
        <TodaySessions
          act={
            <Button component={Link} to="/coaching" size="small">
              {texts.toCalendar}
            </Button>
          }
        />
      </Box>
      {query.data && <Figures {...query.data} />}
      <BringGuideBack />
    </Stack>
  );
}

const Figures = (overview: Overview) => (
  <>
    {overview.backup.problem !== null && <BackupLine {...overview.backup} />}
    <Cards {...overview} />
    <Box sx={BESIDE}>
      <RecentStudents students={overview.recentStudents} />
      <TopCourses courses={overview.topCourses} />
    </Box>
    {overview.backup.problem === null && <BackupLine {...overview.backup} />}
  </>
);

/** Path of the product list, best rated first. */
const BEST_RATED = '/products?sort=rating&order=DESC';

const Cards = ({
  studentCount: students,
  revenue,
  rating,
  reviewCount,
  upcomingSessionCount: upcomingSessions,
}: Overview) => (
  <Box sx={STAT_GRID}>
    <StatCard label={texts.students} value={count(students)} to="/students" />
    <StatCard label={texts.revenue} value={money(revenue)} to="/revenue?period=all" />
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
