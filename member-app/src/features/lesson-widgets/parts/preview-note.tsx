import { useTranslation } from 'react-i18next';
import { useLessonOfWidgets } from './lesson-context';

/** Says honestly that a preview keeps nothing. */
export function PreviewNote() {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  if (stores) return null;
  return <p className="mt-3 text-sm text-ink-soft">{t('preview')}</p>;
}
