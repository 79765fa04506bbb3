import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, useRoutes } from 'react-router-dom';
import { CalendlyOffer } from '../../../shared/calendly/calendly-offer';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { CoachThread } from '../../messages';
import { BookSession, SessionList } from '../../sessions';
import { HowItWorks } from './how-it-works';
import { ToArrange } from './to-arrange';

/** The page's tabs under its two addresses, which the specification names differently. */
const TABS = {
  own: [
    { part: 'sessions', label: 'page.sessions', to: paths.myCoaching },
    { part: 'messages', label: 'page.messages', to: sanctumPaths.myCoachingMessages },
    { part: 'booking', label: 'page.schedule', to: sanctumPaths.myCoachingNew },
  ],
  area: [
    { part: 'booking', label: 'page.calendar', to: sanctumPaths.coaching },
    { part: 'sessions', label: 'page.mySessions', to: sanctumPaths.coachingSessions },
    { part: 'messages', label: 'page.messages', to: sanctumPaths.coachingMessages },
  ],
} as const;

/** Sessions, booking and messages with the coach: at /my-coaching (`own`), and in the member area. */
export function Coaching({ address }: { address: keyof typeof TABS }) {
  const { t } = useTranslation('sessions');
  const tabs = TABS[address];
  const root = tabs[0].to;
  const pathOf = (part: 'sessions' | 'booking') => tabs.find((tab) => tab.part === part)?.to ?? root;
  const parts = {
    sessions: (
      <>
        <SessionList
          bookPath={pathOf('booking')}
          joinLabel={t(address === 'own' ? 'page.join' : 'page.joinSession')}
        />
        <ToArrange />
      </>
    ),
    messages: (
      <div className="mt-6">
        <CoachThread />
      </div>
    ),
    booking: (
      <>
        <BookSession sessionsPath={pathOf('sessions')} />
        <CalendlyOffer className="mt-8 max-w-4xl" />
        <HowItWorks />
      </>
    ),
  };
  const shown = useRoutes([
    ...tabs.map(({ part, to }) => ({ path: to.slice(root.length + 1), element: parts[part] })),
    { path: '*', element: <Navigate to={root} replace /> },
  ]);
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <h1 className="text-3xl">{t('page.title')}</h1>
      <nav aria-label={t('page.title')} className="mt-3 border-b border-line">
        <ul className="-mb-px flex overflow-x-auto [scrollbar-width:none] max-sm:-mx-5 max-sm:px-3 sm:gap-1">
          {tabs.map(({ label, to }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end
                className="flex min-h-12 items-center border-b-2 border-transparent px-2 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-evergreen aria-[current=page]:text-evergreen sm:px-4 sm:text-base"
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {shown}
    </>
  );
}
