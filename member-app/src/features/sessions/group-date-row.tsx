import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { formatMoment } from '../../shared/lib/format';
import { Alert } from '../../shared/ui/alert';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { type GroupDate, useWait } from './api';
import { When } from '../../shared/ui/when';

interface Props {
  date: GroupDate;
  forPairs: boolean;
  mayTake: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A date of a group, with the places that are left and what the member can do. */
export function GroupDateRow({ date, forPairs, mayTake, isChosen, onChoose }: Props) {
  const { t } = useTranslation('sessions');
  const wait = useWait(date);
  const when = formatMoment(date.startsAt);
  const { placesLeft, bookingId, isWaiting, offeredUntil } = date;
  const isFull = placesLeft === 0 && bookingId === null && offeredUntil === null;
  const placesInWords = () => {
    if (offeredUntil !== null) return t('dates.keptUntil', { when: formatMoment(offeredUntil) });
    if (placesLeft === 0) return t('dates.full');
    return t(forPairs ? 'dates.pairsLeft' : 'dates.left', { count: placesLeft });
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
