import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { toast } from '../../shared/ui/toast-store';
import { signWardOut, type Ward } from './api';

/** Ends a daughter's devices at once, for a guardian who was notified of something that does not seem right. */
export function SignWardOut({ ward: { id, name } }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const [isOpen, setOpen] = useState(false);
  const signOut = useMutation({
    mutationFn: () => signWardOut(id),
    onSuccess: () => {
      setOpen(false);
      toast({ title: t('signOut.done', { name }) });
    },
  });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="sm">
          {t('signOut.open')}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={t('signOut.title', { name })}
      description={t('signOut.text')}
      confirm={t('signOut.yes')}
      keep={t('signOut.no')}
      keepVariant="secondary"
      pending={signOut.isPending}
      error={signOut.error}
      onConfirm={() => signOut.mutate()}
    />
  );
}
