import { useTranslation } from 'react-i18next';
import { Feed, NewestAnnouncements, TrendingPosts } from '../../community';
import { SignedInOnly } from '../../session';
import { CommunityTab } from './community-tab';

export function CommunityCollective() {
  const { t } = useTranslation('community');
  return (
    <CommunityTab title={t('collective.title')}>
      <div className="mt-8 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,42rem)_minmax(14rem,1fr)]">
        <SignedInOnly>{(member) => <Feed member={member} />}</SignedInOnly>
        <aside className="contents xl:block xl:space-y-8">
          <div className="max-xl:order-first max-xl:max-w-2xl">
            <NewestAnnouncements />
          </div>
          <div className="max-xl:max-w-2xl">
            <TrendingPosts />
          </div>
        </aside>
      </div>
    </CommunityTab>
  );
}
