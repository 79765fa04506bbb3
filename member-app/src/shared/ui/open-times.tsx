import type { components } from '@sanctum/openapi';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from './not-loaded';
import { FreeTimes } from './free-times';
import { Skeletons } from './skeletons';

type Slot = components['schemas']['SlotResponse'];

export interface OpenTimesProps {
  chosen: Slot | null;
  choose: (slot: Slot | null) => void;
}

interface Props extends OpenTimesProps {
  times: UseQueryResult<Slot[]>;
  /** The session to be used expires then, so nothing later is offered; null: never. */
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
