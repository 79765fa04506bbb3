import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { saveFile } from '../../../shared/figures/save-file';
import type { LessonFigures } from './analytics.api';
import { LessonRow } from './lesson-row';
import { fileNameOf, lessonsCsv } from './lessons-csv';
import { byModule } from './modules';
import { texts } from './texts';

interface Props {
  product: string;
  lessons: LessonFigures[];
}

/** Where people go on, and where they stop. */
export function Lessons({ product, lessons }: Props) {
  const id = useId();
  const longest = Math.max(0, ...lessons.map(({ secondsWatched }) => secondsWatched));
  const save = () => saveFile(fileNameOf(product), 'text/csv', lessonsCsv(lessons));
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
      >
        <Typography id={id} component="h3" variant="h6">
          {texts.lessons}
        </Typography>
        {lessons.length > 0 && (
          <Button size="small" startIcon={<DownloadIcon />} onClick={save}>
            {texts.export}
          </Button>
        )}
      </Stack>
      {lessons.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 3 }}>
          {texts.noLessons}
        </Typography>
      ) : (
        <>
          <Key />
          {byModule(lessons).map(({ id: moduleId, title, lessons: inside }) => (
            <Box key={moduleId} sx={{ mt: 2 }}>
              <Typography component="h4" variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
                {title}
              </Typography>
              <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {inside.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} longest={longest} />
                ))}
              </Box>
            </Box>
          ))}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {texts.mostStandHere}: {texts.standingMeans}
          </Typography>
        </>
      )}
    </Card>
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
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      </Stack>
    ))}
  </Stack>
);
