import { lazy, Suspense } from 'react';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Skeleton } from '../../shared/ui/skeleton';
import type { OutlineLesson } from './api';
import { productTexts } from './texts';

/** The player's code, loaded only when a preview is opened. */
const FreePreview = lazy(async () => ({ default: (await import('../player')).FreePreview }));

export function LessonPreview({ lesson: { id, title } }: { lesson: OutlineLesson }) {
  const { outline, preview } = productTexts;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="soft" size="sm" aria-label={outline.previewOf(title)}>
          {outline.preview}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={title}
        description={preview.description}
        className="sm:max-h-[88dvh] sm:w-[min(50rem,calc(100vw-3rem))]!"
      >
        <Suspense fallback={<PreviewSkeleton />}>
          <FreePreview lessonId={id} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

function PreviewSkeleton() {
  return (
    <section aria-busy aria-label={productTexts.preview.loading}>
      <Skeleton className="aspect-video rounded-lg" />
    </section>
  );
}
