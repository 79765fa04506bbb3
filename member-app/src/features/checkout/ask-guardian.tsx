import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';

/** A minor does not pay: whom to ask, and where she finds what costs nothing. */
export function AskGuardian() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      level={1}
      picture={<Illustration name="cups" />}
      title={t('askGuardian.title')}
      description={t('askGuardian.text')}
      action={<ButtonLink to={paths.library}>{t('askGuardian.library')}</ButtonLink>}
    />
  );
}
