import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { PageTitle } from '../../../shared/lib/page-title';
import { loginPath, paths, registerPath } from '../../../shared/lib/paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { type Member, useSession } from '../../session';
import { MemberSearch } from '../search/member-search';

const TABS = [
  { to: paths.community, label: 'tabs.feed' },
  { to: communityPaths.communityQuestions, label: 'tabs.questions' },
  { to: communityPaths.communityAnnouncements, label: 'tabs.announcements' },
] as const;

/** Frame around every tab of the community page. Visitors get an invitation; only members see the posts. */
export function CommunityShell({ children }: { children: (member: Member) => ReactNode }) {
  const { t } = useTranslation('feed');
  const query = useSession();
  const { data: member } = query;
  return (
    <div className="page-width py-8 lg:py-12">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('lead')}</p>
      {member === undefined && (
        <NotLoaded query={query} skeleton={<Skeleton className="mt-8 h-64" />} className="mt-8" />
      )}
      {member === null && <Invitation />}
      {member && (
        <>
          <div className="mt-6">
            <MemberSearch />
          </div>
          <nav aria-label={t('tabs.label')} className="mt-4 mb-6 border-b border-line">
            <ul className="-mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
              {TABS.map(({ to, label }) => (
                <li key={to} className="shrink-0">
                  <NavLink
                    to={to}
                    end
                    className="flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-evergreen aria-[current=page]:text-evergreen"
                  >
                    {t(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {children(member)}
        </>
      )}
    </div>
  );
}

/** To visitors: what members write is theirs. */
function Invitation() {
  const { t } = useTranslation('feed');
  const { pathname } = useLocation();
  return (
    <EmptyState
      picture="circle"
      title={t('invitation.title')}
      description={t('invitation.text')}
      action={
        <>
          <ButtonLink to={loginPath(pathname)}>{t('invitation.signIn')}</ButtonLink>
          <ButtonLink to={registerPath(pathname)} variant="secondary">
            {t('invitation.register')}
          </ButtonLink>
        </>
      }
    />
  );
}
