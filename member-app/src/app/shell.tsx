import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccountLanguage } from '../features/language';
import { asksAge, useSession } from '../features/session';
import { PageTitle } from '../shared/lib/page-title';
import { agePath, paths } from '../shared/lib/paths';
import { useRemembered } from '../shared/lib/remembered';
import { useSite, useSiteLang } from '../shared/site/site';
import { Button, ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Spinner } from '../shared/ui/spinner';
import { Toaster } from '../shared/ui/toaster';
import { loadWords } from '../shared/words/speak';
import { ErrorBoundary } from '@sanctum/web/errors/error-boundary';
import './frame/bottom-bar.css';
import { hasBar, hasSidebar, hasTask, isLesson } from './frame/places';
import { Header } from './header';
import { useNavigationFocus } from './navigation-focus';
import { pagesOnTheirWay } from './page';
import { useScrollRestoration } from './scroll-restoration';

const mainId = 'content';

const Footer = lazy(() => import('./footer'));

/** Loads parts of the frame for signed-in people, with their texts. */
async function withWords<Part>(loading: Promise<Part>): Promise<{ default: Part }> {
  const [part] = await Promise.all([loading, loadWords('member-frame')]);
  return { default: part };
}
const Sidebar = lazy(() => withWords(import('./member-frame').then((frame) => frame.Sidebar)));
const BottomBar = lazy(() => withWords(import('./member-frame').then((frame) => frame.BottomBar)));
const LegalLine = lazy(() => withWords(import('./member-frame').then((frame) => frame.LegalLine)));

/** The frame around every page, which stays when a page fails. Includes the members' sections. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data: account, isPending } = useSession();
  const isMember = account?.role === 'member';
  useScrollRestoration();
  useNavigationFocus();
  useAccountLanguage();
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <a
        href={`#${mainId}`}
        className="sr-only z-50 rounded-full bg-evergreen px-5 py-3 font-semibold text-on-evergreen focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skip')}
      </a>
      <NavigationProgress />
      <Announcement />
      <Header isBesideSidebar={isMember && hasSidebar(pathname)} />
      <div className="group/frame flex grow">
        {isMember && hasSidebar(pathname) && (
          <MemberSide key={String(isLesson(pathname))} inLesson={isLesson(pathname)} />
        )}
        <div className="flex min-w-0 grow flex-col">
          <main id={mainId} tabIndex={-1} className="grow pb-16 lg:pb-24">
            <ErrorBoundary place={pathname} fallback={<ErrorPage />}>
              <Suspense fallback={<PageLoading />}>
                <AgeGate>
                  <Outlet />
                </AgeGate>
              </Suspense>
            </ErrorBoundary>
          </main>
          {!isPending && <FramePart>{account || hasTask(pathname) ? <LegalLine /> : <Footer />}</FramePart>}
        </div>
      </div>
      {isMember && hasBar(pathname) && (
        // reserved from the first frame, so that nothing above it moves under a finger
        <div className="bottom-bar sticky bottom-0 z-20 min-h-(--bottom-bar) border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden">
          <FramePart>
            <BottomBar />
          </FramePart>
        </div>
      )}
      <Toaster />
    </div>
  );
}

/** A part of the frame that loads later; the page works without it. */
function FramePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname} fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * The sidebar, whose space is reserved while it loads. Starts collapsed on small screens and beside a lesson. The
 * member's choice is remembered, separately for lessons.
 */
function MemberSide({ inLesson }: { inLesson: boolean }) {
  const { t } = useTranslation('shell');
  const [isFolded, setFolded] = useRemembered(
    `sanctum.sidebar.${inLesson ? 'lesson' : 'collapsed'}`,
    inLesson || matchMedia('(width < 80rem)').matches,
  );
  return (
    <aside
      aria-label={t('nav.mySanctum')}
      className={`shrink-0 border-r border-line bg-sunken/60 group-has-[[data-full-width]]/frame:hidden max-lg:hidden print:hidden ${isFolded ? 'w-20' : 'w-64'}`}
    >
      <FramePart>
        <Sidebar isFolded={isFolded} onFold={setFolded} />
      </FramePart>
    </aside>
  );
}

function PageLoading() {
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

/** Pages open to a member who has not given an age yet: the legal texts, and the way to unsubscribe from emails. */
const OPEN: readonly string[] = [
  paths.yourAge,
  paths.terms,
  paths.privacy,
  paths.imprint,
  paths.refunds,
  paths.unsubscribe,
];

/** Leads a member who was never asked for an age to the question, and back here afterwards (product rule 10.4). */
function AgeGate({ children }: { children: ReactNode }) {
  const { data: member } = useSession();
  const { pathname, search } = useLocation();
  if (member && asksAge(member) && !OPEN.includes(pathname))
    return <Navigate to={agePath(pathname + search)} replace />;
  return children;
}

const lineStyle =
  'page-width block py-1.5 text-center text-xs font-medium wrap-anywhere lg:py-2.5 lg:text-sm';

function Announcement() {
  const { t } = useTranslation('shell');
  const { announcement } = useSite();
  const lang = useSiteLang('announcement');
  if (!announcement) return null;
  return (
    <aside aria-label={t('announcement')} className="bg-forest text-on-forest print:hidden">
      <div lang={lang('text')}>
        <Line {...announcement} />
      </div>
    </aside>
  );
}

function Line({ text, url }: { text: string; url: string }) {
  if (url === '') return <p className={lineStyle}>{text}</p>;
  const look = `${lineStyle} underline decoration-1 underline-offset-4 hover:decoration-2`;
  return url.startsWith('/') ? (
    <Link to={url} className={look}>
      {text}
    </Link>
  ) : (
    <a href={url} className={look}>
      {text}
    </a>
  );
}

/**
 * Error boundary of a page that threw, or whose code could not be loaded, for example after an update. Reloading fixes
 * the second and may fix the first.
 */
function ErrorPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="page-width py-12" role="alert">
      <PageTitle>{t('failure.title')}</PageTitle>
      <EmptyState
        level={1}
        picture="fallen-leaf"
        title={t('failure.title')}
        description={t('failure.description')}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
            <ButtonLink variant="secondary" to={paths.home}>
              {t('failure.home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
