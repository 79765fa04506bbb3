import type { TFunction } from 'i18next';
import { formatClock } from '../../../shared/lib/format';

/** Which lesson a question is about, and at which minute of its film. */
export const aboutLesson = (
  t: TFunction<'feed'>,
  title: string,
  seconds: number | null | undefined,
): string =>
  seconds === null || seconds === undefined
    ? t('lesson.about', { title })
    : t('lesson.aboutAt', { title, clock: formatClock(seconds) });
