import { useTranslation } from 'react-i18next';
import { loginPath, registerPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';

interface Props {
  /** Page that both links lead back to. */
  returnTo: string;
  description: string;
}

/** A visitor needs an account to buy. */
export function SignInStep({ returnTo, description }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      level={1}
      picture="doorway"
      title={t('signIn.title')}
      description={description}
      action={
        <>
          <ButtonLink to={registerPath(returnTo)}>{t('signIn.register')}</ButtonLink>
          <ButtonLink variant="secondary" to={loginPath(returnTo)}>
            {t('signIn.signIn')}
          </ButtonLink>
        </>
      }
    />
  );
}
