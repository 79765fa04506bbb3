import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { FreePreview } from '../player';
import type { OutlineLesson } from './api';

interface PreviewDialogProps {
  lesson: OutlineLesson;
  /** Button that opens it again. */
  trigger: ReactNode;
}

/** A free preview lesson, opened immediately. */
export function PreviewDialog({ lesson: { id, title }, trigger }: PreviewDialogProps) {
  const { t } = useTranslation('product');
  return (
    <Dialog defaultOpen>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
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
