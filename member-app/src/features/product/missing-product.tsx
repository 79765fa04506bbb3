import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { DeadEnd } from '../../shared/ui/dead-end';

export function MissingProduct() {
  const { t } = useTranslation('product');
  return (
    <DeadEnd
      title={t('missing.title')}
      text={t('missing.text')}
      comfort={t('missing.comfort')}
      actions={
        <>
          <ButtonLink to={paths.library}>{t('missing.library')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.mySanctum}>
            {t('missing.mySanctum')}
          </ButtonLink>
        </>
      }
    />
  );
}
