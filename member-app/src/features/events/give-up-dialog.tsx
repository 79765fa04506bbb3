import { useTranslation } from 'react-i18next';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../shared/ui/dialog';

interface Props {
  open: boolean;
  pending: boolean;
  onOpenChange: (open: boolean) => void;
  onGiveUp: () => void;
}

/** Asks before a place goes to somebody who waits for it. */
export function GiveUpDialog({ open, pending, onOpenChange, onGiveUp }: Props) {
  const { t } = useTranslation('events');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('sureTitle')} description={t('sureText')}>
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" pending={pending} onClick={onGiveUp}>
            {t('sure')}
          </Button>
          <DialogClose className={buttonStyle({ variant: 'ghost' })}>{t('keep')}</DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
