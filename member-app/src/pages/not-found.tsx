import { useTranslation } from 'react-i18next';
import { paths } from '../shared/lib/paths';
import { ButtonLink } from '../shared/ui/button';
import { DeadEnd } from '../shared/ui/dead-end';

export function Component() {
  const { t } = useTranslation('not-found');
  return (
    <DeadEnd
      title={t('title')}
      text={t('text')}
      comfort={t('comfort')}
      actions={
        <>
          <ButtonLink to={paths.home}>{t('home')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.courses}>
            {t('library')}
          </ButtonLink>
        </>
      }
    />
  );
}
