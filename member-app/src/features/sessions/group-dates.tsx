import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../shared/ui/alert';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeleton } from '../../shared/ui/skeleton';
import { type Booking, type GroupDate, type Offering, useDates } from './api';
import { GroupDateRow } from './group-date-row';
import { Packages } from './packages';
import { PlaceForm } from './place-form';
import { useSingle } from './use-single';

interface Props {
  offering: Offering;
  onBooked: (booking: Booking) => void;
}

/** The dates of a group: a place is taken, or waited for. What brings sessions stands below where none is left. */
export function GroupDates({ offering, onBooked }: Props) {
  const { t } = useTranslation('sessions');
  const query = useDates(offering.id);
  const { data: dates } = query;
  const single = useSingle(offering);
  const [id, choose] = useState<string | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  if (!dates)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <div aria-busy aria-label={t('dates.loading')} className="space-y-3">
            <Skeleton className="h-20 rounded-lg" />
            <Skeleton className="h-20 rounded-lg" />
          </div>
        }
      />
    );
  if (dates.length === 0) return <p className="max-w-prose">{t('dates.none')}</p>;
  const hasSession = !offering.needsCredit || offering.creditsLeft > 0;
  const mayTake = (date: GroupDate) =>
    (hasSession || single !== null) &&
    date.bookingId === null &&
    (date.placesLeft > 0 || date.offeredUntil !== null);
  const chosen = dates.find((date) => date.id === id && mayTake(date));
  return (
    <div className="space-y-6">
      {gone !== null && !chosen && <Alert tone="danger">{gone}</Alert>}
      <ul
        aria-label={offering.title}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {dates.map((date) => (
          <GroupDateRow
            key={date.id}
            date={date}
            forPairs={offering.forPairs}
            mayTake={mayTake(date)}
            isChosen={date.id === chosen?.id}
            onChoose={() => choose(date.id)}
          />
        ))}
      </ul>
      {chosen && (
        <PlaceForm
          key={chosen.id}
          offering={offering}
          onBooked={onBooked}
          date={chosen}
          onGone={(why) => {
            setGone(why);
            choose(null);
          }}
        />
      )}
      {!hasSession && <Packages offering={offering} beside={single} />}
    </div>
  );
}
