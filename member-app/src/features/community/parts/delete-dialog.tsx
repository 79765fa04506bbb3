import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../../shared/ui/dialog';

interface DeleteDialogProps {
  title: string;
  text: string;
  open: boolean;
  pending: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: () => void;
}

/** Asks before something is gone for good. */
export function DeleteDialog({ title, text, open, pending, onOpenChange, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('feed');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} description={text}>
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" pending={pending} onClick={onDelete}>
            {t('delete')}
          </Button>
          <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('keep')}</DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
