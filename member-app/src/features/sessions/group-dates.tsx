import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { formatMoment } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { When } from '../../shared/ui/when';
import { type Booking, type GroupDate, type Offering, useDates, useWait } from './api';
import { Packages } from './packages';
import { PlaceForm } from './place-form';
import { useSingle } from './use-single';

interface Props {
  offering: Offering;
  onBooked: (booking: Booking) => void;
}

/** Dates of a group: book a spot, or join the waiting list. Packages follow if no credit is left. */
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
            isForPairs={offering.isForPairs}
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

interface GroupDateRowProps {
  date: GroupDate;
  isForPairs: boolean;
  mayTake: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A date of a group, with the spots left and the member's actions. */
function GroupDateRow({ date, isForPairs, mayTake, isChosen, onChoose }: GroupDateRowProps) {
  const { t } = useTranslation('sessions');
  const wait = useWait(date);
  const when = formatMoment(date.startsAt);
  const { placesLeft, bookingId, isWaiting, offeredUntil } = date;
  const isFull = placesLeft === 0 && bookingId === null && offeredUntil === null;
  const placesInWords = () => {
    if (offeredUntil !== null) return t('dates.keptUntil', { when: formatMoment(offeredUntil) });
    if (placesLeft === 0) return t('dates.full');
    return t(isForPairs ? 'dates.pairsLeft' : 'dates.left', { count: placesLeft });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <When {...date} />
        <p className="mt-1 text-sm text-ink-soft">{placesInWords()}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {bookingId !== null && <Badge>{t('dates.booked')}</Badge>}
        {mayTake && (
          <Button
            variant={isChosen ? 'primary' : 'secondary'}
            aria-pressed={isChosen}
            aria-label={t('dates.of', { act: t('dates.take'), when })}
            onClick={onChoose}
          >
            {t('dates.take')}
          </Button>
        )}
        {(isFull || isWaiting) && (
          <Button
            variant={offeredUntil === null ? 'secondary' : 'ghost'}
            pending={wait.isPending}
            aria-label={t('dates.of', { act: t(isWaiting ? 'dates.leave' : 'dates.wait'), when })}
            onClick={() => wait.mutate(undefined)}
          >
            {t(isWaiting ? 'dates.leave' : 'dates.wait')}
          </Button>
        )}
      </div>
      {isWaiting && offeredUntil === null && (
        <p className="basis-full text-sm text-ink-soft">{t('dates.waits')}</p>
      )}
      {wait.error && (
        <div className="basis-full">
          <Alert tone="danger">{refusalSentence(wait.error)}</Alert>
        </div>
      )}
    </li>
  );
}
