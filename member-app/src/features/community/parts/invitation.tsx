import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath, registerPath } from '../../../shared/lib/paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Illustration } from '../../../shared/ui/illustration';

/** To visitors: what members write is theirs. */
export function Invitation() {
  const { t } = useTranslation('feed');
  const { pathname } = useLocation();
  return (
    <EmptyState
      picture={<Illustration name="circle" />}
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
