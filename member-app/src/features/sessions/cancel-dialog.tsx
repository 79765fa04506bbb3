import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { Refused } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { toast } from '../../shared/ui/toast-store';
import { type Booking, useCancel } from './api';
import { When } from '../../shared/ui/when';

/** Says what comes back before anything is cancelled. */
export function CancelDialog({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancel(booking);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" aria-label={`${t('cancel.open')}: ${booking.title}`}>
          {t('cancel.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('cancel.title')} description={booking.title}>
        <div className="space-y-5">
          <Refused error={cancel.error} />
          <div>
            <When {...booking} />
          </div>
          <WhatComesBack booking={booking} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="destructive"
              pending={cancel.isPending}
              onClick={() =>
                cancel.mutate(undefined, {
                  onSuccess: () => {
                    toast({ title: t('cancel.done') });
                    setOpen(false);
                  },
                })
              }
            >
              {t('cancel.confirm')}
            </Button>
            <DialogClose asChild>
              <Button variant="ghost">{t('cancel.keep')}</Button>
            </DialogClose>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function WhatComesBack({ booking: { usesCredit, creditExpiresAt } }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  if (!usesCredit) return <p>{t('cancel.free')}</p>;
  if (creditExpiresAt === null) return <p>{t('cancel.returned')}</p>;
  return <p>{t('cancel.returnedUntil', { date: formatDate(creditExpiresAt) })}</p>;
}
