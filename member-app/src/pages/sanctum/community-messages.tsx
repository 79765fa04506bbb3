import { useTranslation } from 'react-i18next';
import { CommunityTab } from '../../features/community';
import { MessagesPanel } from '../../features/messages';

export function Component() {
  const { t } = useTranslation('community');
  return (
    <CommunityTab title={t('messages.title')}>
      <MessagesPanel />
    </CommunityTab>
  );
}
