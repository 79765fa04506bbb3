import { useTranslation } from 'react-i18next';
import { Navigate, useRoutes } from 'react-router-dom';
import { CalendlyOffer } from '../../../shared/calendly/calendly-offer';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { CoachThread } from '../../messages';
import { BookSession, SessionList } from '../../sessions';
import { HowItWorks } from './how-it-works';
import { ToArrange } from './to-arrange';

/** Addresses of the page's parts. The first tab is the root. */
const ADDRESSES = {
  own: {
    root: paths.myCoaching,
    sessions: paths.myCoaching,
    messages: sanctumPaths.myCoachingMessages,
    booking: sanctumPaths.myCoachingNew,
  },
  area: {
    root: sanctumPaths.coaching,
    sessions: sanctumPaths.coachingSessions,
    messages: sanctumPaths.coachingMessages,
    booking: sanctumPaths.coaching,
  },
} as const;

/** Sessions, booking and messages with the coach: at /my-coaching (`own`), and in the member area. */
export function Coaching({ address }: { address: keyof typeof ADDRESSES }) {
  const { t } = useTranslation('sessions');
  const { root, sessions, messages, booking } = ADDRESSES[address];
  const below = (path: string) => path.slice(root.length + 1);
  const shown = useRoutes([
    {
      path: below(sessions),
      element: (
        <>
          <SessionList
            bookPath={booking}
            joinLabel={t(address === 'own' ? 'page.join' : 'page.joinSession')}
          />
          <ToArrange />
        </>
      ),
    },
    {
      path: below(messages),
      element: (
        <div className="mt-6">
          <CoachThread />
        </div>
      ),
    },
    {
      path: below(booking),
      element: (
        <>
          <BookSession sessionsPath={sessions} />
          <CalendlyOffer className="mt-8 max-w-4xl" />
          <HowItWorks />
        </>
      ),
    },
    { path: '*', element: <Navigate to={root} replace /> },
  ]);
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <h1 className="text-3xl">{t('page.title')}</h1>
      {shown}
    </>
  );
}
