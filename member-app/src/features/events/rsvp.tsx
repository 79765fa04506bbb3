import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { toast, toastRefusal } from '../../shared/ui/toast-store';
import { useSession } from '../session';
import { type CommunityEvent, useRsvp } from './api';

export function Rsvp({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const isOver = useHasPassed(event.endsAt);
  const hasBegun = useHasPassed(event.startsAt);
  const { data: member } = useSession();
  if (event.state === 'cancelled') return <Badge tone="danger">{t('cancelled')}</Badge>;
  if (isOver) return <p className="text-ink-soft">{t('over')}</p>;
  if (event.mine !== null) return <Mine event={event} hasBegun={hasBegun} />;
  if (hasBegun) return <p className="text-ink-soft">{t('begun')}</p>;
  if (event.canRsvp) return <Come event={event} />;
  return member?.role === 'creator' ? null : <p className="text-ink-soft">{t('consent')}</p>;
}

function Come({ event: { id, title, placesLeft: spotsLeft } }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const { come } = useRsvp(id);
  const isFull = spotsLeft === 0;
  const label = isFull ? t('wait') : t('rsvp');
  return (
    <Button
      variant={isFull ? 'secondary' : 'primary'}
      size="sm"
      pending={come.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() =>
        come.mutate(undefined, {
          onSuccess: ({ mine }) =>
            mine === 'coming'
              ? toast({ title: t('came'), description: t('cameText') })
              : toast({ title: t('waits'), description: t('waitsText') }),
          onError: (error) => toastRefusal(t('failed'), error),
        })
      }
    >
      {label}
    </Button>
  );
}

function Mine({ event, hasBegun }: { event: CommunityEvent; hasBegun: boolean }) {
  const { t } = useTranslation('events');
  const [asks, setAsks] = useState(false);
  const { takeBack } = useRsvp(event.id);
  const isComing = event.mine === 'coming';
  const label = isComing ? t('giveUp') : t('stopWaiting');
  const leave = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => toast({ title: t('left'), description: t('leftText') }),
      onError: (error) => toastRefusal(t('failed'), error),
      onSettled: () => setAsks(false),
    });
  // with a waiting list, a canceled spot is gone right away; otherwise it can be taken again
  const isGoneAtOnce = isComing && event.waiting > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge tone={isComing ? 'leaf' : 'plain'}>
        {isComing ? <Check aria-hidden /> : <Hourglass aria-hidden />}
        {isComing ? t('youCome') : t('youWait', { place: event.waitingPosition ?? 1 })}
      </Badge>
      {!hasBegun && (
        <Button
          variant="ghost"
          size="sm"
          pending={takeBack.isPending}
          aria-label={`${label}: ${event.title}`}
          onClick={() => (isGoneAtOnce ? setAsks(true) : leave())}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('sureTitle')}
        description={t('sureText')}
        confirm={t('sure')}
        keep={t('keep')}
        pending={takeBack.isPending}
        onConfirm={leave}
      />
    </div>
  );
}
