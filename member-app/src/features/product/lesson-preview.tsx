import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import type { OutlineLesson } from './api';

/** Dialog and player are fetched when a preview is asked for: most visitors never do. */
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

export function LessonPreview({ lesson }: { lesson: OutlineLesson }) {
  const { t } = useTranslation('product');
  const [isAskedFor, setAskedFor] = useState(false);
  const button = (
    <Button
      variant="soft"
      size="sm"
      aria-label={t('outline.previewOf', { title: lesson.title })}
      pending={isAskedFor}
      onClick={() => setAskedFor(true)}
    >
      {t('outline.preview')}
    </Button>
  );
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <PreviewDialog lesson={lesson} />
    </Suspense>
  );
}
