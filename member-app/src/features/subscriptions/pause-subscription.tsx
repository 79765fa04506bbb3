import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { Choice } from '../../shared/ui/choice';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { toast } from '../../shared/ui/toast-store';
import { type Subscription, usePause } from './api';

const LENGTHS = [1, 2, 3];

/** Pauses for some months, after one question that says what happens to access. */
export function PauseSubscription({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { id, isPausable, nextPaymentAt } = subscription;
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  const [months, setMonths] = useState(1);
  const { mutate, isPending, error } = usePause(id);
  if (!isPausable || nextPaymentAt === null) return null;

  function pause() {
    mutate(months, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: t('pause.done') });
      },
    });
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{t('pause.button')}</Button>}
      open={isOpen}
      onOpenChange={setOpen}
      title={t('pause.title')}
      description={t('pause.text', { date: formatDate(nextPaymentAt) })}
      confirm={t('pause.button')}
      confirmVariant="primary"
      keep={t('pause.keep')}
      pending={isPending}
      error={error}
      onConfirm={pause}
    >
      <fieldset>
        <legend className="mb-2 font-medium">{t('pause.months')}</legend>
        <div className="flex flex-wrap gap-2">
          {LENGTHS.map((length) => (
            <Choice
              key={length}
              name={name}
              value={String(length)}
              checked={months === length}
              onChoose={(value) => setMonths(Number(value))}
            >
              {t('pause.month', { count: length })}
            </Choice>
          ))}
        </div>
      </fieldset>
    </ConfirmDialog>
  );
}
