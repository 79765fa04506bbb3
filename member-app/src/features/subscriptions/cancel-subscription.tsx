import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Field } from '../../shared/ui/field';
import { Textarea } from '../../shared/ui/input';
import { toast } from '../../shared/ui/toast-store';
import { type Subscription, useCancel } from './api';

const REASON_LIMIT = 500;

/** Cancels after one question, which says what stays until when. Instalments end with the last one. */
export function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { id, isCancelable, instalments, endedAt, status, nextPaymentAt, pausedUntil } = subscription;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCancel(id);
  if (endedAt === null && instalments !== null)
    return <p className="text-sm text-ink-soft">{t('cancel.instalments')}</p>;
  if (!isCancelable) return null;

  function effect(): string {
    if (pausedUntil !== null) return t('cancel.paused');
    return status === 'past_due' || nextPaymentAt === null
      ? t('cancel.atOnce')
      : t('cancel.until', { date: formatDate(nextPaymentAt) });
  }

  function cancel() {
    mutate(reason, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: t('cancel.done') });
      },
    });
  }

  return (
    <>
      <ConfirmDialog
        trigger={<Button variant="secondary">{t('cancel.button')}</Button>}
        open={isOpen}
        onOpenChange={setOpen}
        title={t('cancel.title')}
        description={effect()}
        confirm={t('cancel.button')}
        keep={t('cancel.keep')}
        pending={isPending}
        error={error}
        onConfirm={cancel}
      >
        <p>{t('cancel.kept')}</p>
        <Field label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
          <Textarea
            maxLength={REASON_LIMIT}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </ConfirmDialog>
    </>
  );
}
