import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Stack, Typography, Chip } from '@mui/material';
import { saveFile } from '../../../shared/figures/save-file';
import type { LessonFigures } from './analytics.api';
import { texts } from './texts';
import { count, duration, percent } from '../../../shared/figures/format';
import { Meter } from '../../../shared/figures/meter';
import { toCsv } from '../../../shared/figures/csv';
import { Secondary } from '../../../shared/secondary';
import { TitledCard } from '../../../shared/titled-card';

interface Module {
  id: string;
  title: string;
  lessons: LessonFigures[];
}

/** Lessons in the course's order, grouped by module. */
export function byModule(lessons: readonly LessonFigures[]): Module[] {
  const modules: Module[] = [];
  for (const lesson of lessons) {
    const last = modules.at(-1);
    if (last?.id === lesson.moduleId) last.lessons.push(lesson);
    else modules.push({ id: lesson.moduleId, title: lesson.moduleTitle, lessons: [lesson] });
  }
  return modules;
}

/** Lessons as CSV. */
export const lessonsCsv = (lessons: readonly LessonFigures[]): string =>
  toCsv([
    texts.columns,
    ...lessons.map((lesson) => [
      lesson.moduleTitle,
      lesson.title,
      lesson.began,
      lesson.beganPercent,
      lesson.completed,
      lesson.completedPercent,
      lesson.standing,
      lesson.watchedSeconds,
    ]),
  ]);

/** Title as a file name, without characters that file systems refuse. */
export const fileNameOf = (title: string): string =>
  texts.fileName(title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim());

const ROW = {
  display: 'grid',
  gap: { xs: 0.75, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 3fr)' },
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** One lesson: started, completed, students currently there, and watch time; as bars and as text. */
const LessonRow = ({ lesson, longest }: { lesson: LessonFigures; longest: number }) => (
  <Box component="li" sx={ROW}>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{lesson.title}</Typography>
      {lesson.isMostCommon && <Chip size="small" color="primary" label={texts.isMostCommon} />}
    </Stack>
    <div>
      <Meter percent={lesson.beganPercent ?? 0} within={lesson.completedPercent ?? 0} />
      <Secondary sx={{ mt: 0.25 }}>
        {[
          texts.began(count(lesson.began), percent(lesson.beganPercent)),
          texts.finished(count(lesson.completed), percent(lesson.completedPercent)),
          ...(lesson.standing > 0 ? [texts.standing(lesson.standing)] : []),
        ].join(' · ')}
      </Secondary>
    </div>
    <div>
      <Meter percent={longest === 0 ? 0 : (lesson.watchedSeconds / longest) * 100} ink="info" />
      <Secondary sx={{ mt: 0.25 }}>
        {lesson.watchedSeconds === 0 ? texts.notWatched : texts.watchedHere(duration(lesson.watchedSeconds))}
      </Secondary>
    </div>
  </Box>
);

/** Lessons with the numbers of students who continue or stop there. */
export function Lessons({ product, lessons }: { product: string; lessons: LessonFigures[] }) {
  const longest = Math.max(0, ...lessons.map(({ watchedSeconds: secondsWatched }) => secondsWatched));
  const save = () => saveFile(fileNameOf(product), 'text/csv', lessonsCsv(lessons));
  return (
    <TitledCard
      title={texts.lessons}
      level="h3"
      act={
        lessons.length > 0 && (
          <Button size="small" startIcon={<DownloadIcon />} onClick={save}>
            {texts.export}
          </Button>
        )
      }
    >
      {lessons.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 3 }}>
          {texts.noLessons}
        </Typography>
      ) : (
        <>
          <Key />
          {byModule(lessons).map(({ id: moduleId, title, lessons: inside }) => (
            <Box key={moduleId} sx={{ mt: 2 }}>
              <Secondary component="h4" sx={{ mb: 0.75 }}>
                {title}
              </Secondary>
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {inside.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} longest={longest} />
                ))}
              </Box>
            </Box>
          ))}
          <Secondary sx={{ mt: 1.5 }}>
            {texts.isMostCommon}: {texts.standingMeans}
          </Secondary>
        </>
      )}
    </TitledCard>
  );
}

const Key = () => (
  <Stack aria-hidden direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mt: 0.5 }}>
    {(
      [
        [texts.key.began, 'primary.main', 0.4],
        [texts.key.completed, 'primary.main', 1],
        [texts.key.watched, 'info.main', 1],
      ] as const
    ).map(([label, bgcolor, opacity]) => (
      <Stack key={label} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <Box sx={{ width: 14, height: 10, borderRadius: 0.5, bgcolor, opacity }} />
        <Secondary>{label}</Secondary>
      </Stack>
    ))}
  </Stack>
);
