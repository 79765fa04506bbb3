import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { FreePreview } from '../player';
import type { OutlineLesson } from './api';

/** A lesson anybody may look at, open at once, with the button that opens it again. */
export function PreviewDialog({ lesson: { id, title } }: { lesson: OutlineLesson }) {
  const { t } = useTranslation('product');
  return (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <Button variant="soft" size="sm" aria-label={t('outline.previewOf', { title })}>
          {t('outline.preview')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={title}
        description={t('preview.description')}
        className="sm:max-h-[88dvh] sm:w-[min(50rem,calc(100vw-3rem))]!"
      >
        <FreePreview lessonId={id} />
      </DialogContent>
    </Dialog>
  );
}
