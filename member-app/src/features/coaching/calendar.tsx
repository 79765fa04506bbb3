import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { formatTime, formatWeekday } from '../../shared/lib/format';
import { type Offering, type Slot, useAskFor, useSlots } from './api';
import { CallerForm } from './caller-form';
import { Choice } from './choice';
import { byDay, type Day, ownTimeZone, placeOf } from '../../shared/lib/days';

/** As many days as are seen at a glance; the rest comes on asking. */
const AT_FIRST = 8;

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
  const days = byDay(slots, timeZone);
  const isGone = isRefusal(ask.error, 'slot_taken') || isRefusal(ask.error, 'too_late');
  return (
    <div className="space-y-6">
      {isGone && !chosen && (
        <Alert tone="danger" title={t('gone')}>
          {t('goneText')}
        </Alert>
      )}
      {days.length === 0 ? <p>{t('full')}</p> : <Times days={days} {...{ timeZone, chosen, choose }} />}
      {chosen && (
        <CallerForm
          when={`${formatWeekday(chosen.startsAt, timeZone)}, ${formatTime(chosen.startsAt, timeZone)}`}
          onSubmit={async ({ name, email, note }) => {
            try {
              await ask.mutateAsync({
                ...{ startsAt: chosen.startsAt, name, email, timeZone },
                note: note.trim() || null,
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

interface TimesProps {
  days: Day<Slot>[];
  timeZone: string;
  chosen: Slot | null;
  choose: (slot: Slot | null) => void;
}

function Times({ days, timeZone, chosen, choose }: TimesProps) {
  const { t } = useTranslation('calendar');
  const [date, setDate] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const day = days.find((each) => each.date === date);
  return (
    <>
      <fieldset>
        <legend className="mb-3 font-semibold">{t('day')}</legend>
        <div className="flex flex-wrap gap-2">
          {(isAll ? days : days.slice(0, AT_FIRST)).map(({ date: value, items }) => (
            <Choice
              key={value}
              {...{ name: 'day', value, checked: value === date }}
              onChoose={(next) => {
                setDate(next);
                choose(null);
              }}
            >
              {formatWeekday(items[0]!.startsAt, timeZone)}
            </Choice>
          ))}
        </div>
        {!isAll && days.length > AT_FIRST && (
          <Button type="button" variant="link" className="mt-3" onClick={() => setAll(true)}>
            {t('more')}
          </Button>
        )}
      </fieldset>
      {day && (
        <fieldset>
          <legend className="font-semibold">{t('time')}</legend>
          <p className="mb-3 text-sm text-ink-soft">{t('zone', { place: placeOf(timeZone) })}</p>
          <div className="flex flex-wrap gap-2">
            {day.items.map((slot) => (
              <Choice
                key={slot.startsAt}
                {...{ name: 'time', value: slot.startsAt, checked: slot.startsAt === chosen?.startsAt }}
                onChoose={() => choose(slot)}
              >
                {formatTime(slot.startsAt, timeZone)}
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
