import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useCoach } from '../../../shared/site/site';
import { ButtonLink, buttonStyle } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';
import { TabPage } from '../shell/tab-page';

export function CommunityCollective() {
  const { t } = useTranslation('community');
  const { firstName, email } = useCoach();
  return (
    <TabPage title={t('collective.title')}>
      <EmptyState
        picture={<Illustration name="branch" />}
        title={t('collective.notOpen')}
        description={`${t('collective.text', { coach: firstName })} ${t('collective.meanwhile', { coach: firstName })}`}
        action={
          <>
            <a href={`mailto:${email}`} className={buttonStyle()}>
              {t('collective.write', { coach: firstName })}
            </a>
            <ButtonLink to={sanctumPaths.classroom} variant="secondary">
              {t('collective.next')}
            </ButtonLink>
          </>
        }
      />
    </TabPage>
  );
}
