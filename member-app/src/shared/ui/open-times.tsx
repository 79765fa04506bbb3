import type { Schemas } from '@sanctum/openapi';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byDay, ownTimeZone, placeOf } from '../lib/days';
import { formatShortDay, formatTime } from '../lib/format';
import { Button } from './button';
import { Choice } from './choice';
import { NotLoaded, Skeletons } from './loading';

/** Number of days shown at first; the rest on request. */
const AT_FIRST = 8;

interface FreeTimesProps {
  slots: readonly Slot[];
  chosen: Slot | null;
  choose: (slot: Slot | null) => void;
}

/** Free times by day and hour, in the reader's own time zone. */
function FreeTimes({ slots, chosen, choose }: FreeTimesProps) {
  const { t } = useTranslation('calendar');
  const timeZone = ownTimeZone();
  const group = useId();
  const days = byDay(slots, timeZone);
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
              name={`${group}-day`}
              value={value}
              checked={value === date}
              onChoose={(next) => {
                setDate(next);
                choose(null);
              }}
            >
              {formatShortDay(items[0]!.startsAt, timeZone)}
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
                name={`${group}-time`}
                value={slot.startsAt}
                checked={slot.startsAt === chosen?.startsAt}
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

type Slot = Schemas['SlotResponse'];

export interface OpenTimesProps {
  chosen: Slot | null;
  choose: (slot: Slot | null) => void;
}

interface Props extends OpenTimesProps {
  times: UseQueryResult<Slot[]>;
  /** Expiry of the credit to be used; nothing later is offered. Null: never. */
  until?: string | null;
}

/** The free times of an offering, to choose one. */
export function OpenTimes({ times, until = null, ...choice }: Props) {
  const { t } = useTranslation('calendar');
  const { data } = times;
  if (!data)
    return (
      <NotLoaded
        query={times}
        skeleton={<Skeletons label={t('loading')} of={['h-11', 'h-32']} className="space-y-3" />}
      />
    );
  const slots = until === null ? data : data.filter(({ startsAt }) => startsAt < until);
  if (slots.length === 0) return <p>{t('full')}</p>;
  return <FreeTimes slots={slots} {...choice} />;
}
