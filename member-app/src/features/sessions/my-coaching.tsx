import { useTranslation } from 'react-i18next';
import { NavLink, useRoutes } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { CalendlyOffer } from '../../shared/calendly/calendly-offer';
import { CoachThread } from '../messages';
import { BookSession } from './book-session';
import { SessionList } from './session-list';

const TABS = [
  { label: 'sessions', to: paths.myCoaching },
  { label: 'messages', to: sanctumPaths.myCoachingMessages },
  { label: 'schedule', to: sanctumPaths.myCoachingNew },
] as const;

export function MyCoaching() {
  const { t } = useTranslation('sessions');
  const tab = useRoutes([
    {
      index: true,
      element: <SessionList bookPath={sanctumPaths.myCoachingNew} joinLabel={t('page.join')} />,
    },
    {
      path: 'messages',
      element: (
        <div className="mt-8">
          <CoachThread />
        </div>
      ),
    },
    {
      path: 'new',
      element: (
        <>
          <BookSession sessionsPath={paths.myCoaching} />
          <CalendlyOffer className="mt-8 max-w-4xl" />
          <HowItWorks />
        </>
      ),
    },
  ]);
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      <h1 className="text-4xl">{t('page.title')}</h1>
      <nav aria-label={t('page.tabs')} className="mt-6 border-b border-line">
        <ul className="-mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {TABS.map(({ label, to }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end
                className="flex min-h-12 items-center border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft sm:px-4 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-evergreen aria-[current=page]:text-evergreen"
              >
                {t(`page.${label}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {tab}
    </>
  );
}

const STEPS = ['choose', 'time', 'mail', 'join'] as const;

function HowItWorks() {
  const { t } = useTranslation('sessions');
  return (
    <section
      aria-labelledby="how-it-works"
      className="mt-12 max-w-4xl rounded-lg bg-evergreen-soft px-6 py-6 sm:px-8"
    >
      <h2 id="how-it-works" className="text-2xl">
        {t('how.title')}
      </h2>
      <ol className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="font-serif text-xl leading-7 text-clay">
              {index + 1}
            </span>
            {t(`how.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
