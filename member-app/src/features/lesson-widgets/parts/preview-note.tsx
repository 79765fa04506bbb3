import { useLessonOfWidgets } from './lesson-context';
import { widgetTexts } from './texts';

/** Says honestly that a preview keeps nothing. */
export function PreviewNote() {
  const { stores } = useLessonOfWidgets();
  if (stores) return null;
  return <p className="mt-3 text-sm text-ink-soft">{widgetTexts.preview}</p>;
}
