import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { ErrorState } from '../../shared/ui/error-state';
import { FreeTimes } from '../../shared/ui/free-times';
import { Skeleton } from '../../shared/ui/skeleton';
import { formatTime, formatWeekday } from '../../shared/lib/format';
import { type Offering, type Slot, useAskFor, useSlots } from './api';
import { CallerForm } from './caller-form';
import { intakeOf } from '../../shared/lib/intake';
import { ownTimeZone } from '../../shared/lib/days';

/** Free times by day and hour, on the reader's own clock; then who is coming. */
export function Calendar({ offering }: { offering: Offering }) {
  const { t } = useTranslation('calendar');
  const { data: slots, isPending, isFetching, refetch } = useSlots(offering);
  const ask = useAskFor(offering);
  const [chosen, choose] = useState<Slot | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const timeZone = ownTimeZone();

  if (isPending)
    return (
      <div aria-busy aria-label={t('loading')} className="space-y-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-32" />
      </div>
    );
  if (!slots) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (sentTo !== null && chosen)
    return (
      <Alert tone="success" title={t('sent')}>
        {t('sentText', {
          email: sentTo,
          day: formatWeekday(chosen.startsAt, timeZone),
          time: formatTime(chosen.startsAt, timeZone),
        })}
      </Alert>
    );
  const isGone = isRefusal(ask.error, 'slot_taken') || isRefusal(ask.error, 'too_late');
  return (
    <div className="space-y-6">
      {isGone && !chosen && (
        <Alert tone="danger" title={t('gone')}>
          {t('goneText')}
        </Alert>
      )}
      {slots.length === 0 ? <p>{t('full')}</p> : <FreeTimes slots={slots} chosen={chosen} choose={choose} />}
      {chosen && (
        <CallerForm
          when={`${formatWeekday(chosen.startsAt, timeZone)}, ${formatTime(chosen.startsAt, timeZone)}`}
          questions={offering.questions}
          onSubmit={async ({ name, email, note, ...values }) => {
            try {
              await ask.mutateAsync({
                startsAt: chosen.startsAt,
                name,
                email,
                timeZone,
                note: note.trim() || null,
                ...intakeOf(offering.questions, values),
              });
            } catch (error) {
              if (!isRefusal(error, 'slot_taken') && !isRefusal(error, 'too_late')) throw error;
              return choose(null);
            }
            setSentTo(email);
          }}
        />
      )}
    </div>
  );
}
