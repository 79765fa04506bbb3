import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../shared/ui/error-state';
import { FreeTimes } from '../../shared/ui/free-times';
import { Skeleton } from '../../shared/ui/skeleton';
import { type Slot, useSlots } from './api';

interface Props {
  offeringId: string;
  /** The session to be used expires then, so nothing later is offered; null: never. */
  until: string | null;
  chosen: Slot | null;
  choose: (slot: Slot | null) => void;
}

/** The free times of an offering, to choose one. */
export function OpenTimes({ offeringId, until, chosen, choose }: Props) {
  const { t } = useTranslation('calendar');
  const { data, isPending, isFetching, refetch } = useSlots(offeringId);
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
  return <FreeTimes slots={slots} chosen={chosen} choose={choose} />;
}
