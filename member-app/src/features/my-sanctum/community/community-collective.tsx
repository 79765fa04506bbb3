import { useTranslation } from 'react-i18next';
import { Feed } from '../../community';
import { SignedInOnly } from '../../session';
import { TabPage } from '../shell/tab-page';

/** What all members write: the same as on the community's own page. */
export function CommunityCollective() {
  const { t } = useTranslation(['community', 'feed']);
  return (
    <TabPage title={t('community:collective.title')}>
      <div className="mt-8">
        <SignedInOnly>{(member) => <Feed member={member} send={t('feed:composer.post')} />}</SignedInOnly>
      </div>
    </TabPage>
  );
}
