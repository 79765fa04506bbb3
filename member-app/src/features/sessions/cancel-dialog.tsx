import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { toast } from '../../shared/ui/toast-store';
import { type Booking, useCancel } from './api';
import { When } from '../../shared/ui/when';

/** Says what comes back before anything is cancelled. */
export function CancelDialog({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancel(booking);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" aria-label={`${t('cancel.open')}: ${booking.title}`}>
          {t('cancel.open')}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={t('cancel.title')}
      description={booking.title}
      confirm={t('cancel.confirm')}
      keep={t('cancel.keep')}
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: () => {
            toast({ title: t('cancel.done') });
            setOpen(false);
          },
        })
      }
    >
      <div>
        <When {...booking} />
      </div>
      <WhatComesBack booking={booking} />
    </ConfirmDialog>
  );
}

function WhatComesBack({ booking: { usesCredit, creditExpiresAt } }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  if (!usesCredit) return <p>{t('cancel.free')}</p>;
  if (creditExpiresAt === null) return <p>{t('cancel.returned')}</p>;
  return <p>{t('cancel.returnedUntil', { date: formatDate(creditExpiresAt) })}</p>;
}
