import CalendarHeart from 'lucide-react/icons/calendar-heart';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../shared/api/is-missing';
import { communityPaths } from '../../shared/lib/community-paths';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { PageTitle } from '../../shared/lib/page-title';
import { Alert } from '../../shared/ui/alert';
import { BackPage } from '../../shared/ui/back-page';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink, buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { JoinLink } from '../../shared/ui/join-link';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { SignedInOnly } from '../session';
import { type CommunityEvent, calendarFile, useEvent, useLoadEvents } from './api';
import { EventFacts } from './event-facts';
import { Rsvp } from './rsvp';

export function EventPage() {
  const { t } = useTranslation('events');
  const { id = '' } = useParams();
  return (
    <BackPage to={communityPaths.communityAnnouncements} back={t('back')}>
      <SignedInOnly>{() => <OneEvent id={id} />}</SignedInOnly>
    </BackPage>
  );
}

function OneEvent({ id }: { id: string }) {
  const { t } = useTranslation('events');
  const query = useEvent(id);
  const { data: event } = query;
  if (event) return <Whole event={event} />;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="sr-only">{t('title')}</h1>
      <NotLoaded
        query={query}
        skeleton={<Skeleton className="h-80" />}
        reason={
          isMissing(query.error) && (
            <EmptyState
              picture="fallen-leaf"
              title={t('missing')}
              description={t('missingText')}
              action={<ButtonLink to={communityPaths.communityAnnouncements}>{t('back')}</ButtonLink>}
            />
          )
        }
      />
    </>
  );
}

function Whole({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const { id, title, description, group, state, cancelReason } = event;
  return (
    <Card className="p-5 sm:p-8">
      <PageTitle>{title}</PageTitle>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="gold">
          <CalendarHeart aria-hidden />
          {t('badge')}
        </Badge>
        {group && <Badge tone="plain">{t('for', { group: group.name })}</Badge>}
      </p>
      <h1 className="mt-3 text-3xl wrap-anywhere">{title}</h1>
      {state === 'cancelled' && cancelReason !== null && (
        <div className="mt-4">
          <Alert tone="danger">{t('cancelledBy', { words: cancelReason })}</Alert>
        </div>
      )}
      <div className="mt-5">
        <EventFacts event={event} isWhole />
      </div>
      <p dir="auto" className="mt-5 max-w-prose wrap-anywhere whitespace-pre-line">
        {description}
      </p>
      <div className="mt-7 space-y-4">
        <Rsvp event={event} />
        <Joining event={event} />
        {state === 'planned' && (
          <a
            href={calendarFile(id)}
            download
            className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'max-sm:w-full' })}
          >
            <CalendarPlus aria-hidden />
            {t('download')}
          </a>
        )}
      </div>
    </Card>
  );
}

/** Link to join for people who are going. It opens ten minutes before, like that of a session (product rule 11.12). */
function Joining({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const loadAgain = useLoadEvents();
  const { title, joinFrom, state, isOnline, mine, canRsvp } = event;
  if (state !== 'planned' || !isOnline) return null;
  if (mine !== 'coming')
    return canRsvp ? <p className="text-sm text-ink-soft">{t('joinForGuests')}</p> : null;
  const early = t('joinFrom', { time: formatTime(joinFrom, ownTimeZone()) });
  return <JoinLink title={title} joining={event} onDue={loadAgain} label={t('join')} early={early} />;
}
