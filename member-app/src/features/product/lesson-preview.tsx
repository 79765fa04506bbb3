import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import type { OutlineLesson } from './api';
import { productTexts } from './texts';

/** Dialog and player are fetched when a preview is asked for: most visitors never do. */
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

export function LessonPreview({ lesson }: { lesson: OutlineLesson }) {
  const [isAskedFor, setAskedFor] = useState(false);
  const { preview, previewOf } = productTexts.outline;
  const button = (
    <Button
      variant="soft"
      size="sm"
      aria-label={previewOf(lesson.title)}
      pending={isAskedFor}
      onClick={() => setAskedFor(true)}
    >
      {preview}
    </Button>
  );
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <PreviewDialog lesson={lesson} />
    </Suspense>
  );
}
