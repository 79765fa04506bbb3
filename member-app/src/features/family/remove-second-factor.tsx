import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { toast } from '../../shared/ui/toast-store';
import { useRemoveSecondFactor, type Ward } from './api';
import type { Freshly } from './ward-copy';

/** For a daughter who has lost the phone with her authenticator app. */
export function RemoveSecondFactor({ ward: { id, name }, freshly }: { ward: Ward; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const removeNow = useRemoveSecondFactor(id);
  const remove = useMutation({
    mutationFn: () => freshly(removeNow),
    onSuccess: () => {
      setOpen(false);
      toast({ title: t('secondFactor.done', { name }) });
    },
  });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm">
          {t('secondFactor.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('secondFactor.title', { name })} description={t('secondFactor.text')}>
        {remove.error && (
          <p role="alert" className="mb-3 text-sm font-medium text-danger">
            {refusalSentence(remove.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="destructive" pending={remove.isPending} onClick={() => remove.mutate()}>
            {t('secondFactor.yes')}
          </Button>
          <DialogClose asChild>
            <Button variant="secondary">{t('secondFactor.no')}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
