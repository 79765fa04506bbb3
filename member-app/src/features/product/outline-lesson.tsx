import BookOpen from 'lucide-react/icons/book-open';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useState } from 'react';
import { formatLength } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import type { OutlineLesson } from './api';

export function OutlineLessonItem({ lesson }: { lesson: OutlineLesson }) {
  const { t } = useTranslation('product');
  const { durationSeconds, title, freePreview } = lesson;
  const Icon = durationSeconds === null ? BookOpen : Play;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow basis-28 wrap-anywhere">{title}</span>
      {freePreview && <LessonPreview lesson={lesson} />}
      {durationSeconds !== null && (
        <span className="text-sm text-ink-soft">
          {t('outline.recording', { length: formatLength(durationSeconds) })}
        </span>
      )}
    </li>
  );
}

/** Dialog and player are fetched when a preview is asked for: most visitors never do. */
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog')).PreviewDialog }));

function LessonPreview({ lesson }: { lesson: OutlineLesson }) {
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
