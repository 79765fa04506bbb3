import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PageTitle } from '../../../shared/lib/page-title';
import { isBelow, paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Skeletons } from '../../../shared/ui/loading';
import { ConfirmEmailNotice } from '../../accounts';
import { LevelMoment } from '../../growth';
import { type Member, SignedInOnly } from '../../session';
import { DeletionBanner } from '../../settings';
import { Greeting } from './greeting';
import { SectionTabs } from './section-tabs';

/** The tabs of a section above its pages, or above a page with an address outside the member area. */
export const MemberArea = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <SignedInOnly>
    {(member) =>
      member.role === 'creator' ? (
        <CoachsCorner member={member}>{children}</CoachsCorner>
      ) : (
        <Area>{children}</Area>
      )
    }
  </SignedInOnly>
);

const Area = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-7xl px-5 pt-1 sm:px-8 max-lg:not-has-[>nav]:pt-5 lg:px-10 lg:pt-8">
    <DeletionBanner />
    <LevelMoment />
    <SectionTabs />
    <Suspense fallback={<TabLoading />}>{children}</Suspense>
  </div>
);

function TabLoading() {
  const { t } = useTranslation('my-sanctum');
  return <Skeletons label={t('loading')} of={['h-10 w-2/3 max-w-sm', 'mt-8 h-64']} />;
}

/** Pages of the member area that are open to the coach, who takes no courses and buys nothing. */
const COACHS_PAGES: readonly string[] = [
  sanctumPaths.settings,
  sanctumPaths.notifications,
  sanctumPaths.profile,
  sanctumPaths.communityProfile,
  sanctumPaths.communityMessages,
];

function CoachsCorner({ member, children }: { member: Member; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="page-width py-6 lg:py-14">
      {COACHS_PAGES.some((page) => isBelow(pathname, page)) ? children : <CreatorPointer member={member} />}
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
    </>
  );
}
