import type { Schemas } from '@sanctum/openapi';
import { useTranslation } from 'react-i18next';

/** Says once per lesson that texts of it have no version in the reader's language. */
export function LanguageNote({ lesson }: { lesson: Schemas['LessonForLearnerResponse'] }) {
  const { t } = useTranslation('player');
  const isInEnglish = lesson.untranslated.includes('title');
  const isPartlyInEnglish =
    lesson.untranslated.length > 0 ||
    lesson.pages.some(({ widgets }) => widgets.some(({ untranslated }) => untranslated.length > 0));
  if (!isPartlyInEnglish) return null;
  return <p className="mt-3 text-sm text-ink-soft">{isInEnglish ? t('inEnglish') : t('partlyInEnglish')}</p>;
}
