import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../shared/lib/page-title';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Skeletons } from '../../../shared/ui/loading';
import { ConfirmEmailNotice } from '../../accounts';
import { LevelMoment } from '../../growth';
import { type Member, SignedInOnly } from '../../session';
import { DeletionBanner } from '../../settings';
import { AccountLinks } from './account-links';
import { Greeting } from './greeting';
import { sectionOf } from './sections';
import { Sidebar } from './sidebar';
import './section-bar.css';
import { SectionLinks } from './section-links';

export const MemberArea = () => (
  <SignedInOnly>
    {(member) => (member.role === 'creator' ? <CoachsCorner member={member} /> : <Area member={member} />)}
  </SignedInOnly>
);

/** `-mb-24` removes the space above the footer, so that the sidebar and the bar reach down to the footer. */
const Area = ({ member }: { member: Member }) => (
  <div className="-mb-24 flex min-h-[calc(100dvh-5rem)] max-lg:flex-col">
    <Sidebar member={member} />
    <div className="min-w-0 grow px-5 pt-3 pb-16 sm:px-8 lg:px-10 lg:pt-8 lg:pb-24">
      <div className="mx-auto max-w-6xl">
        <DeletionBanner />
        <LevelMoment />
        <SectionTabs />
        <Suspense fallback={<TabLoading />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
    <SectionBar />
  </div>
);

function TabLoading() {
  const { t } = useTranslation('my-sanctum');
  return <Skeletons label={t('loading')} of={['h-10 w-2/3 max-w-sm', 'mt-8 h-64']} />;
}

/** The coach takes no courses and buys nothing; these pages are for the coach, too. */
const COACHS_PAGES: readonly string[] = [sanctumPaths.settings, sanctumPaths.notifications];

function CoachsCorner({ member }: { member: Member }) {
  const { pathname } = useLocation();
  return (
    <div className="page-width py-10 lg:py-14">
      {COACHS_PAGES.some((page) => `${pathname}/`.startsWith(`${page}/`)) ? (
        <Outlet />
      ) : (
        <CreatorPointer member={member} />
      )}
    </div>
  );
}

/** The coach owns no products, so a link to the console is shown instead. It is another app: a plain link. */
function CreatorPointer({ member }: { member: Member }) {
  const { t } = useTranslation('my-sanctum');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ConfirmEmailNotice member={member} />
      <Greeting member={member} />
      <EmptyState
        className="mt-6"
        picture="tree"
        title={t('creator.title')}
        description={t('creator.text')}
        action={
          <a href={paths.creator} className={buttonStyle()}>
            {t('creator.open')}
          </a>
        }
      />
      <AccountLinks isMember={false} />
    </>
  );
}

/** The tabs of the present section: links, since each has an address; a long row scrolls to the current one. */
function SectionTabs() {
  const { t } = useTranslation('my-sanctum');
  const { pathname } = useLocation();
  const { label, tabs } = sectionOf(pathname);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (!list || !current) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={t('tabsOf', { section: t(label) })} className="mb-8 border-b border-line lg:mb-10">
      <ul
        ref={row}
        className="relative -mx-5 -mb-px flex gap-1 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <NavLink
              to={tab.to}
              end={tab.to !== sanctumPaths.settings}
              className="flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-evergreen aria-[current=page]:text-evergreen"
            >
              {t(tab.label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The five sections at the foot of a phone's screen, under the thumb. Ends with the page, above the footer. */
function SectionBar() {
  const { t } = useTranslation('my-sanctum');
  return (
    <nav
      aria-label={t('sidebar.nav')}
      className="section-bar sticky bottom-0 z-20 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden"
    >
      <SectionLinks
        className="mx-auto grid max-w-xl grid-cols-5"
        linkStyle="flex min-h-16 flex-col items-center justify-center gap-1 text-ink-soft focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-evergreen-strong [&[aria-current]_svg]:bg-evergreen-soft"
        iconStyle="h-7 w-12 rounded-full p-1 transition-colors"
        labelStyle="max-w-full truncate text-[0.75rem] leading-none"
      />
    </nav>
  );
}
