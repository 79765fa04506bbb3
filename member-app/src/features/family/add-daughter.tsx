import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { DaughterForm } from './daughter-form';
import { TakeDaughterForm } from './take-daughter-form';

type Way = 'new' | 'existing';

/** A new account, or one that a daughter has already. */
export function AddDaughter() {
  const { t } = useTranslation('family');
  const [way, setWay] = useState<Way | null>(null);
  const close = () => setWay(null);
  const opening = (to: Way) => ({
    open: way === to,
    onOpenChange: (isOpen: boolean) => setWay(isOpen ? to : null),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog {...opening('new')}>
        <DialogTrigger asChild>
          <Button>{t('add.open')}</Button>
        </DialogTrigger>
        <DialogContent title={t('add.title')} description={t('add.text')}>
          <DaughterForm onDone={close} />
        </DialogContent>
      </Dialog>
      <Dialog {...opening('existing')}>
        <DialogTrigger asChild>
          <Button variant="secondary">{t('take.open')}</Button>
        </DialogTrigger>
        <DialogContent title={t('take.title')} description={t('take.text')}>
          <TakeDaughterForm onDone={close} />
        </DialogContent>
      </Dialog>
    </div>
  );
}
