import { useTranslation } from 'react-i18next';
import { MessagesPanel } from '../../messages';
import { CommunityTab } from './community-tab';

export function CommunityMessages() {
  const { t } = useTranslation('community');
  return (
    <CommunityTab title={t('messages.title')}>
      <MessagesPanel />
    </CommunityTab>
  );
}
