import { Box, Typography } from '@mui/material';
import { Muted } from '../../shared/muted';
import { type LessonContent, spanishTitleOf } from '../content/lesson-content';
import type { OutlineLesson } from '../outline/outline';
import { texts } from './texts';
import { countOf, textsOf } from './translations';

const OWN_TEXTS = ['title', 'subtitle', 'description'] as const;

interface SpanishCountProps {
  lesson: OutlineLesson;
  content: LessonContent;
}

/** How many texts of the lesson have a Spanish version. Students see the titles of pages if there are several. */
export function SpanishCount({ lesson, content: { pages, widgets } }: SpanishCountProps) {
  const own = OWN_TEXTS.map((name) => ({
    english: lesson[name],
    spanish: lesson.translations.es?.[name] ?? '',
  }));
  const { all, translated } = countOf([
    ...own,
    ...(pages.length > 1
      ? pages.map((page) => ({ english: page.title, spanish: spanishTitleOf(page) }))
      : []),
    ...Object.values(widgets)
      .flat()
      .flatMap(({ type, settings }) => textsOf(type, settings)),
  ]);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.count(translated, all)}</Typography>
      <Muted>{texts.help}</Muted>
    </Box>
  );
}
