import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useAccountLanguage } from '../features/language';
import { Spinner } from '../shared/ui/spinner';
import { Toaster } from '../shared/ui/toaster';
import { AgeGate } from './age-gate';
import { Announcement } from './announcement';
import { ErrorBoundary } from '@sanctum/web/errors/error-boundary';
import { ErrorPage } from './error-page';
import { Footer } from './footer';
import { Header } from './header';
import { useNavigationFocus } from './navigation-focus';
import { pagesOnTheirWay } from './page';
import { useScrollRestoration } from './scroll-restoration';

const mainId = 'content';

/** The frame around every page, which stays when a page fails. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useScrollRestoration();
  useNavigationFocus();
  useAccountLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-full bg-evergreen px-5 py-3 font-semibold text-on-evergreen focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      <NavigationProgress />
      <Announcement />
      <Header />
      <main id={mainId} tabIndex={-1} className="grow pb-24">
        <ErrorBoundary place={pathname} fallback={<ErrorPage />}>
          <Suspense fallback={<FirstPageLoading />}>
            <AgeGate>
              <Outlet />
            </AgeGate>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Toaster />
    </div>
  );
}

function FirstPageLoading() {
  const { t } = useTranslation('shell');
  return (
    <div className="grid min-h-[80dvh] place-items-center text-evergreen">
      <Spinner className="size-8" />
      <output className="sr-only">{t('loading')}</output>
    </div>
  );
}

/** A thin line at the top while the next page's code loads; quick changes never show the line. */
function NavigationProgress() {
  const loading = useSyncExternalStore(pagesOnTheirWay.subscribe, pagesOnTheirWay.any);
  if (!loading) return null;
  return <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-creep bg-gold" />;
}
