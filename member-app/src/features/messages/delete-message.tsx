import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../shared/ui/dialog';

interface Props {
  isOpen: boolean;
  isPending: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before the words of a message go for good. */
export function DeleteMessage({ isOpen, isPending, onDelete, onClose }: Props) {
  const { t } = useTranslation('messages');
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('deleteTitle')} description={t('deleteText')}>
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" pending={isPending} onClick={onDelete}>
            {t('delete')}
          </Button>
          <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('cancel')}</DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
