import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
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
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          {t('secondFactor.open')}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={t('secondFactor.title', { name })}
      description={t('secondFactor.text')}
      confirm={t('secondFactor.yes')}
      keep={t('secondFactor.no')}
      keepVariant="secondary"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    />
  );
}
