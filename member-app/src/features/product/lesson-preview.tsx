import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../../shared/ui/button';
import type { OutlineLesson } from './api';

/** Loads dialog and player on request, because most visitors never open a preview. */
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

/** Opens a lesson that anyone may view. */
export function LessonPreview({ lesson, ...button }: ButtonProps & { lesson: OutlineLesson }) {
  const [isAskedFor, setAskedFor] = useState(false);
  const ask = <Button {...button} pending={isAskedFor} onClick={() => setAskedFor(true)} />;
  if (!isAskedFor) return ask;
  return (
    <Suspense fallback={ask}>
      <PreviewDialog lesson={lesson} trigger={<Button {...button} />} />
    </Suspense>
  );
}
