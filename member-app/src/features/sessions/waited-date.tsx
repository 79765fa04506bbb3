import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/lib/format';
import { Refused } from '../../shared/ui/refused';
import { Badge } from '../../shared/ui/badge';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { useWait, type WaitedDate } from './api';
import { When } from '../../shared/ui/when';

/** A group date with the member on its waiting list; a kept spot links to its booking. */
export function WaitedDate({ date, bookPath }: { date: WaitedDate; bookPath: string }) {
  const { t } = useTranslation('sessions');
  const wait = useWait(date);
  const { title, startsAt, offeringId, offeredUntil } = date;
  const named = (act: string) => t('dates.of', { act, when: `${title}, ${formatMoment(startsAt)}` });
  const dates = `${bookPath}?${new URLSearchParams({ offering: offeringId })}`;
  return (
    <Card className="p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
        <Badge tone={offeredUntil === null ? 'plain' : undefined}>
          {t(offeredUntil === null ? 'waiting.badge' : 'waiting.keptBadge')}
        </Badge>
      </div>
      <div className="mt-3">
        <When {...date} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {offeredUntil === null
          ? t('dates.waits')
          : t('dates.keptUntil', { when: formatMoment(offeredUntil) })}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink
          to={dates}
          variant={offeredUntil === null ? 'secondary' : 'primary'}
          className="max-sm:w-full"
          aria-label={named(t(offeredUntil === null ? 'waiting.dates' : 'dates.confirm'))}
        >
          {t(offeredUntil === null ? 'waiting.dates' : 'dates.confirm')}
        </ButtonLink>
        <Button
          variant="ghost"
          className="max-sm:w-full"
          pending={wait.isPending}
          aria-label={named(t('dates.leave'))}
          onClick={() => wait.mutate(undefined)}
        >
          {t('dates.leave')}
        </Button>
      </div>
      <Refused error={wait.error} className="mt-4" />
    </Card>
  );
}
