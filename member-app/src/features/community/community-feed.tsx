import { useTranslation } from 'react-i18next';
import { CommunityShell } from './parts/community-shell';
import { Feed } from './feed';

/** The Main Feed of the community's own page. */
export function CommunityFeed() {
  const { t } = useTranslation('feed');
  return <CommunityShell>{(member) => <Feed member={member} send={t('composer.share')} />}</CommunityShell>;
}
