import type { TFunction } from 'i18next';
import { formatClock } from '../../../shared/lib/format';

/** Names the lesson that a question is about, with the minute of its video. */
export const aboutLesson = (
  t: TFunction<'feed'>,
  title: string,
  seconds: number | null | undefined,
): string =>
  seconds === null || seconds === undefined
    ? t('lesson.about', { title })
    : t('lesson.aboutAt', { title, clock: formatClock(seconds) });
