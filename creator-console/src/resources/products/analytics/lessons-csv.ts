import { toCsv } from '../../../shared/figures/csv';
import type { LessonFigures } from './analytics.api';
import { texts } from './texts';

/** The lessons as a spreadsheet reads them. */
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
      lesson.secondsWatched,
    ]),
  ]);

/** A title as the name of a file: what no system allows in one is left out. */
export const fileNameOf = (title: string): string =>
  texts.fileName(title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim());
