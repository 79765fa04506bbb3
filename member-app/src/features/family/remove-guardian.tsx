import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { useRemoveGuardian, type Ward } from './api';

interface RemoveGuardianProps {
  ward: Ward;
  guardian: Ward['guardians'][number];
}

/** Asks first; the server says where somebody has to stay. */
export function RemoveGuardian({ ward, guardian: { id, name, isMe } }: RemoveGuardianProps) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveGuardian(ward.id);
  const words = isMe ? 'leave' : 'remove';
  const names = { name, daughter: ward.name };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm" aria-label={t(`${words}.openNamed`, names)}>
          {t(`${words}.open`)}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={t(`${words}.title`, names)}
      description={t(`${words}.text`, names)}
      confirm={t(`${words}.yes`)}
      keep={t('remove.no')}
      keepVariant="secondary"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(id, { onSuccess: () => setOpen(false) })}
    />
  );
}
