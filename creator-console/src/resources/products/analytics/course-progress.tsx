import { Box, Stack, Typography } from '@mui/material';
import { count, duration, percent } from '../../../shared/figures/format';
import { STAT_GRID, StatCard } from '../../../shared/figures/stat-card';
import type { CourseFigures } from './analytics.api';
import { Lessons } from './lessons';
import { texts } from './texts';

/** The present progress of a course's students. */
export const CourseProgress = ({ product, course }: { product: string; course: CourseFigures }) => (
  <Stack component="section" spacing={2} aria-label={texts.progress}>
    <div>
      <Typography component="h2" variant="h5" sx={{ mt: 2 }}>
        {texts.progress}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {course.students === 0 ? texts.noStudents : texts.progressMeans}
      </Typography>
    </div>
    {course.students > 0 && <Cards {...course} />}
    <Lessons product={product} lessons={course.lessons} />
  </Stack>
);

const Cards = ({ students, completed, completionPercent, notBegun, secondsWatched }: CourseFigures) => (
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
