import { useTranslation } from 'react-i18next';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';

/** A visitor needs an account to buy; both ways lead back here, and the cart comes along. */
export function SignInStep() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      level={1}
      picture={<Illustration name="doorway" />}
      title={t('signIn.title')}
      description={t('signIn.description')}
      action={
        <>
          <ButtonLink to={registerPath(paths.checkout)}>{t('signIn.register')}</ButtonLink>
          <ButtonLink variant="secondary" to={loginPath(paths.checkout)}>
            {t('signIn.signIn')}
          </ButtonLink>
        </>
      }
    />
  );
}
