import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { PageTitle } from '../../../shared/lib/page-title';
import { loginPath, paths, registerPath } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { type Member, useSession } from '../../session';
import { CommunityTab } from './community-tab';
import { pillStyle } from './pill';

/** Frame around feed, questions and announcements. Visitors get an invitation; only members see the posts. */
export function Collective({ children }: { children: (member: Member) => ReactNode }) {
  const { t } = useTranslation('feed');
  const query = useSession();
  const { data: member } = query;
  if (member)
    return (
      <CommunityTab title={t('collective')}>
        <Tabs />
        {children(member)}
      </CommunityTab>
    );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('lead')}</p>
      {member === null ? (
        <Invitation />
      ) : (
        <NotLoaded query={query} skeleton={<Skeleton className="mt-8 h-64" />} className="mt-8" />
      )}
    </>
  );
}

const TABS = [
  { label: 'tabs.feed', at: [paths.community, sanctumPaths.community] },
  { label: 'tabs.questions', at: [communityPaths.communityQuestions] },
  { label: 'tabs.announcements', at: [communityPaths.communityAnnouncements] },
] as const;

function Tabs() {
  const { t } = useTranslation('feed');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('tabs.label')} className="mb-4 sm:mb-6">
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {TABS.map(({ label, at }) => {
          const isCurrent = at.some((address) => address === pathname);
          return (
            <li key={label} className="shrink-0">
              <Link to={at[0]} aria-current={isCurrent ? 'page' : undefined} className={pillStyle(isCurrent)}>
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Tells visitors that only members see posts. */
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
