import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { FreePreview } from '../player';
import type { OutlineLesson } from './api';
import { productTexts } from './texts';

/** A lesson anybody may look at, open at once, with the button that opens it again. */
export function PreviewDialog({ lesson: { id, title } }: { lesson: OutlineLesson }) {
  const { outline, preview } = productTexts;
  return (
    <Dialog defaultOpen>
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
        <FreePreview lessonId={id} />
      </DialogContent>
    </Dialog>
  );
}
