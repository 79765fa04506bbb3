import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useCoach } from '../../../shared/site/site';
import { ButtonLink, buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Illustration } from '../../../shared/ui/illustration';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useSession } from '../../session';
import { useLibrary } from '../api';
import { Shelf } from '../owned/shelf';
import { TabPage } from '../shell/tab-page';
import { CoachingCard } from './coaching-card';

/** Coaching > My Coaching Sessions: what was bought waits for a time; times cannot be booked here yet. */
export function CoachingSessions() {
  const { t } = useTranslation('coaching-tab');
  return (
    <TabPage title={t('sessions.title')}>
      <Sessions />
    </TabPage>
  );
}

function Sessions() {
  const { t } = useTranslation('coaching-tab');
  const { data: items, isFetching, isPending, refetch } = useLibrary();
  if (isPending) {
    return (
      <section aria-busy aria-label={t('sessions.loading')} className="mt-8">
        <Skeleton className="h-40 rounded-lg" />
      </section>
    );
  }
  if (!items) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const bought = items.filter(({ type }) => type === 'coaching');
  if (bought.length === 0) return <NoSessions />;
  return (
    <>
      <CoachWrites />
      <Shelf title={t('sessions.toArrange')} items={bought} card={CoachingCard} />
    </>
  );
}

function CoachWrites() {
  const { t } = useTranslation(['coaching-tab', 'ui']);
  const { email } = useCoach();
  const { data: member } = useSession();
  if (!member) return null;
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg bg-evergreen-soft px-6 py-6">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere">{t('ui:coachWrites', { email: member.email })}</p>
        <p className="mt-1">{t('sessions.until')}</p>
      </div>
      <a
        href={`mailto:${email}`}
        className={buttonStyle({ variant: 'secondary', className: 'max-sm:w-full' })}
      >
        <Mail aria-hidden />
        {t('sessions.write')}
      </a>
    </section>
  );
}

function NoSessions() {
  const { t } = useTranslation('coaching-tab');
  return (
    <EmptyState
      picture={<Illustration name="cups" />}
      title={t('sessions.none')}
      description={t('sessions.text')}
      action={<ButtonLink to={sanctumPaths.coaching}>{t('sessions.book')}</ButtonLink>}
    />
  );
}
