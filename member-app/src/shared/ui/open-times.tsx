import type { components } from '@sanctum/openapi';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state';
import { FreeTimes } from './free-times';
import { Skeleton } from './skeleton';

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
export function OpenTimes({
  times: { data, isPending, isFetching, refetch },
  until = null,
  ...choice
}: Props) {
  const { t } = useTranslation('calendar');
  if (isPending)
    return (
      <div aria-busy aria-label={t('loading')} className="space-y-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-32" />
      </div>
    );
  if (!data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const slots = until === null ? data : data.filter(({ startsAt }) => startsAt < until);
  if (slots.length === 0) return <p>{t('full')}</p>;
  return <FreeTimes slots={slots} {...choice} />;
}
