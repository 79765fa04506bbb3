import { useTranslation } from 'react-i18next';
import { MessagesPanel } from '../../messages';
import { TabPage } from '../shell/tab-page';

/** The member's conversations, as one of the tabs of the community. */
export function CommunityMessages() {
  const { t } = useTranslation('community');
  return (
    <TabPage title={t('messages.title')}>
      <MessagesPanel />
    </TabPage>
  );
}
