import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Skeletons } from '../../../shared/ui/skeletons';
import { LevelMoment } from '../../growth';
import { type Member, SignedInOnly } from '../../session';
import { DeletionBanner } from '../../settings';
import { CreatorPointer } from './creator-pointer';
import { SectionBar } from './section-bar';
import { SectionTabs } from './section-tabs';
import { Sidebar } from './sidebar';

/** Frame around every page of the member area. */
export function MemberArea() {
  return (
    <SignedInOnly>
      {(member) => (member.role === 'creator' ? <CoachsCorner member={member} /> : <Area member={member} />)}
    </SignedInOnly>
  );
}

/** `-mb-24` removes the space above the footer, so that the sidebar and the bar reach down to the footer. */
function Area({ member }: { member: Member }) {
  return (
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
}

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
      {COACHS_PAGES.includes(pathname) ? <Outlet /> : <CreatorPointer member={member} />}
    </div>
  );
}
