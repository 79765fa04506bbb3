import { Box, Typography } from '@mui/material';
import { Muted } from '../../shared/muted';
import type { OutlineLesson } from '../outline/outline';
import type { Widget } from '../widgets/parts/widget';
import { texts } from './texts';
import { countOf, textsOf } from './translations';

const OWN_TEXTS = ['title', 'subtitle', 'description'] as const;

interface SpanishCountProps {
  lesson: OutlineLesson;
  widgets: readonly Widget[];
}

/** How many texts of the lesson have a Spanish version. */
export function SpanishCount({ lesson, widgets }: SpanishCountProps) {
  const own = OWN_TEXTS.map((name) => ({
    english: lesson[name],
    spanish: lesson.translations.es?.[name] ?? '',
  }));
  const { all, translated } = countOf([
    ...own,
    ...widgets.flatMap(({ type, settings }) => textsOf(type, settings)),
  ]);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.count(translated, all)}</Typography>
      <Muted>{texts.help}</Muted>
    </Box>
  );
}
