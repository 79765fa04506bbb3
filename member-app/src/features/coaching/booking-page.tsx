import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { ownTimeZone, placeOf } from '../../shared/lib/days';
import { formatTime, formatWeekday } from '../../shared/lib/format';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { Button, ButtonLink, buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';
import { JoinLink } from '../../shared/ui/join-link';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { MoveDialog } from '../../shared/ui/move-dialog';
import { OpenTimes, type OpenTimesProps } from '../../shared/ui/open-times';
import { Refused } from '../../shared/ui/refused';
import { SessionFiles } from '../../shared/ui/session-files';
import { i18n } from '../../shared/words/i18n';
import { type LinkedBooking, linkedFiles, useBooking, useBookingAct, useMoveBooking, useSlots } from './api';

/** Shows the page behind the mailed link, where the time is confirmed, shown, and canceled. */
export function BookingPage({ token }: { token: string }) {
  const { t } = useTranslation('calendar');
  const query = useBooking(token);
  const { data: booking, refetch } = query;
  return (
    <>
      <PageTitle>{t('booking.title')}</PageTitle>
      {booking ? (
        <Booked booking={booking} token={token} onDue={() => void refetch()} />
      ) : (
        <NotLoaded
          query={query}
          skeleton={<Skeletons label={t('booking.loading')} of={['h-80 rounded-lg']} />}
          reason={
            isRefusal(query.error, 'link_invalid') && (
              <EmptyState
                level={1}
                picture="fallen-leaf"
                title={t('booking.unknown.title')}
                description={t('booking.unknown.text')}
                action={<ButtonLink to={paths.coaching}>{t('booking.anew')}</ButtonLink>}
              />
            )
          }
        />
      )}
    </>
  );
}

interface BookedProps {
  booking: LinkedBooking;
  token: string;
  /** Called when its link opens. */
  onDue: () => void;
}

function Booked({ booking, token, onDue }: BookedProps) {
  const { t } = useTranslation('calendar');
  const { state, title, startsAt, heldUntil, cancelReason, cancelUntil } = booking;
  const { joinFrom, sharedNotes, recordingUrl, files } = booking;
  const confirm = useBookingAct(token, 'confirm');
  const timeZone = ownTimeZone();
  /** Time when the page was opened; the server decides anyway. */
  const [now] = useState(() => Date.now());
  const isOver = state === 'unconfirmed' && heldUntil !== null && Date.parse(heldUntil) <= now;
  const isOpen = (state === 'unconfirmed' && !isOver) || state === 'confirmed';
  return (
    <Card className="p-6 text-center sm:p-10">
      <Illustration name="cups" className="mx-auto w-32 text-evergreen" />
      <h1 className="mt-4 text-3xl">{headingOf(state, isOver)}</h1>
      <p className="mt-5 font-semibold">{title}</p>
      <p className="mt-1 font-serif text-xl">
        {formatWeekday(startsAt, timeZone)}, {formatTime(startsAt, timeZone)}
      </p>
      <p className="text-sm text-ink-soft">{t('booking.zone', { place: placeOf(timeZone) })}</p>
      <div className="mt-8 flex flex-col items-center gap-4">
        <Refused error={confirm.error} />
        {state === 'unconfirmed' && !isOver && (
          <Button size="lg" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('booking.confirm')}
          </Button>
        )}
        {state === 'confirmed' && <p>{t('booking.confirmedText')}</p>}
        <JoinLink
          title={title}
          joining={booking}
          onDue={onDue}
          label={t('booking.join')}
          early={t('joinFrom', { time: formatTime(joinFrom, timeZone) })}
        />
        {cancelReason !== null && <p>{t('booking.reason', { words: cancelReason })}</p>}
        {sharedNotes !== null && (
          <p className="whitespace-pre-line break-words">{t('booking.notes', { words: sharedNotes })}</p>
        )}
        {recordingUrl !== null && <Recording link={recordingUrl} />}
        <div className="w-full max-w-md empty:hidden">
          <SessionFiles title={title} count={files.length} query={linkedFiles(token)} />
        </div>
        {isOver && <p>{t('booking.overText')}</p>}
        {!isOpen && <ButtonLink to={paths.coaching}>{t('booking.anew')}</ButtonLink>}
        {isOpen && Date.parse(cancelUntil) > now && (
          <>
            {state === 'confirmed' && <MoveCall booking={booking} token={token} />}
            <Cancel token={token} isBooked={state === 'confirmed'} />
          </>
        )}
      </div>
    </Card>
  );
}

const MoveCall = ({ booking, token }: { booking: LinkedBooking; token: string }) => (
  <MoveDialog
    title={booking.title}
    move={useMoveBooking(token)}
    renderTimes={(choice) => <CallTimes id={booking.offeringId} {...choice} />}
  />
);

const CallTimes = ({ id, ...choice }: OpenTimesProps & { id: string }) => (
  <OpenTimes times={useSlots({ id })} {...choice} />
);

/** Asks for confirmation, because the time may be taken a moment later. */
function Cancel({ token, isBooked }: { token: string; isBooked: boolean }) {
  const { t } = useTranslation('calendar');
  const cancel = useBookingAct(token, 'cancel');
  const [isSure, setSure] = useState(false);
  return (
    <>
      <Refused error={cancel.error} />
      <Button
        variant={isSure ? 'destructive' : 'ghost'}
        pending={cancel.isPending}
        onClick={() => (isSure ? cancel.mutate() : setSure(true))}
      >
        {isSure ? t('booking.sure') : isBooked ? t('booking.cancel') : t('booking.giveBack')}
      </Button>
    </>
  );
}

function headingOf(state: LinkedBooking['state'], isOver: boolean): string {
  if (isOver) return i18n.t('calendar:booking.over');
  if (state === 'unconfirmed') return i18n.t('calendar:booking.unconfirmed');
  if (state === 'completed' || state === 'no_show') return i18n.t('calendar:booking.past');
  return state === 'cancelled' ? i18n.t('calendar:booking.cancelled') : i18n.t('calendar:booking.confirmed');
}

function Recording({ link }: { link: string }) {
  const { t } = useTranslation('calendar');
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle({ variant: 'secondary' })}
    >
      {t('booking.recording')}
    </a>
  );
}
