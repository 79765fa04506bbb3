import { Box, Chip, Stack, Typography } from '@mui/material';
import { count, duration, percent } from '../../../shared/figures/format';
import { Meter } from '../../../shared/figures/meter';
import type { LessonFigures } from './analytics.api';
import { texts } from './texts';

const ROW = {
  display: 'grid',
  gap: { xs: 0.75, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 3fr)' },
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** One lesson: how many began and completed it, how many are there now, how long it was watched; as bars and as text. */
export const LessonRow = ({ lesson, longest }: { lesson: LessonFigures; longest: number }) => (
  <Box component="li" sx={ROW}>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{lesson.title}</Typography>
      {lesson.mostStandHere && <Chip size="small" color="primary" label={texts.mostStandHere} />}
    </Stack>
    <div>
      <Meter percent={lesson.beganPercent ?? 0} within={lesson.completedPercent ?? 0} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {[
          texts.began(count(lesson.began), percent(lesson.beganPercent)),
          texts.finished(count(lesson.completed), percent(lesson.completedPercent)),
          ...(lesson.standing > 0 ? [texts.standing(lesson.standing)] : []),
        ].join(' · ')}
      </Typography>
    </div>
    <div>
      <Meter percent={longest === 0 ? 0 : (lesson.secondsWatched / longest) * 100} ink="info" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
        {lesson.secondsWatched === 0 ? texts.notWatched : texts.watchedHere(duration(lesson.secondsWatched))}
      </Typography>
    </div>
  </Box>
);
