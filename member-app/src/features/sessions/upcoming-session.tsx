import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmButton } from '../../shared/ui/confirm-dialog';
import { IntakeAnswers } from '../../shared/ui/intake';
import { SessionFiles } from '../../shared/ui/session-files';
import { toast } from '../../shared/ui/toast-store';
import { When } from '../../shared/ui/when';
import { WhoTakesIt } from '../second-seat';
import { type Booking, sessionFiles, useCancel, useChooseCompanion } from './api';
import { JoinLink } from './join-link';
import { MoveSession } from './move-session';

export function UpcomingSession({ booking, joinLabel }: { booking: Booking; joinLabel: string }) {
  const { t } = useTranslation('sessions');
  const { title, companion, note, answers, changeUntil, isGroup, isForPairs, isSecondSeat } = booking;
  return (
    <Card className="p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap gap-2">
          <Badge>{t('states.confirmed')}</Badge>
          <Badge tone="plain">{t('video')}</Badge>
        </div>
      </div>
      <div className="mt-3">
        <When {...booking} />
      </div>
      <div className="mt-4 empty:hidden">
        <JoinLink booking={booking} label={joinLabel} />
      </div>
      {companion !== null && (
        <p className="mt-1 wrap-anywhere text-ink-soft">{t('with', { name: companion })}</p>
      )}
      {isSecondSeat && <p className="mt-1 text-ink-soft">{t('secondSeat')}</p>}
      {isForPairs && !isSecondSeat && <WhoComes booking={booking} />}
      {note !== null && (
        <p className="mt-3 whitespace-pre-line wrap-anywhere text-ink-soft">{t('yourNote', { note })}</p>
      )}
      <IntakeAnswers answers={answers} />
      <SessionFiles title={booking.title} count={booking.files.length} query={sessionFiles(booking)} />
      {changeUntil !== null && (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {!isGroup && <MoveSession booking={booking} />}
          <CancelDialog booking={booking} />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {changeUntil === null
          ? t('tooLate')
          : t(isGroup ? 'cancelUntil' : 'changeUntil', { when: formatMoment(changeUntil) })}
      </p>
    </Card>
  );
}

/** Companion of a session for two, changeable until the session starts. */
function WhoComes({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const choose = useChooseCompanion(booking);
  const { companion, companionId } = booking;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-1 underline-offset-4">
        {t('changeCompanion')}
      </summary>
      <div className="mt-2 max-w-sm">
        <WhoTakesIt
          key={`${companionId} ${companion}`}
          label={t('companion')}
          chosen={{ wardId: companionId, name: companion }}
          isOptional={false}
          onChoose={choose.mutateAsync}
        />
      </div>
    </details>
  );
}

/** Asks for confirmation, and says what is returned. */
function CancelDialog({ booking }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  const cancel = useCancel(booking);
  return (
    <ConfirmButton
      button={
        <Button variant="ghost" aria-label={`${t('cancel.open')}: ${booking.title}`}>
          {t('cancel.open')}
        </Button>
      }
      title={t('cancel.title')}
      description={booking.title}
      confirm={t('cancel.confirm')}
      keep={t('cancel.keep')}
      act={async () => {
        await cancel.mutateAsync();
        toast({ title: t('cancel.done') });
      }}
    >
      <div>
        <When {...booking} />
      </div>
      <WhatComesBack booking={booking} />
    </ConfirmButton>
  );
}

function WhatComesBack({ booking: { usesCredit, creditExpiresAt } }: { booking: Booking }) {
  const { t } = useTranslation('sessions');
  if (!usesCredit) return <p>{t('cancel.free')}</p>;
  if (creditExpiresAt === null) return <p>{t('cancel.returned')}</p>;
  return <p>{t('cancel.returnedUntil', { date: formatDate(creditExpiresAt) })}</p>;
}
