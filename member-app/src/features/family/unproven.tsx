import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { ButtonLink } from '../../shared/ui/button';
import type { Ward } from './api';

/**
 * Says how a guardian proves that she is an adult, with links. A daughter whose account is open through the other guardian
 * can sign in meanwhile.
 */
export function Unproven({ wards }: { wards: readonly Ward[] }) {
  const { t } = useTranslation('family');
  const waiting = wards.filter((ward) => !ward.isProven);
  if (wards.length > 0 && waiting.length === 0) return null;
  const areOpen = waiting.length > 0 && waiting.every(({ agreed }) => agreed.includes('account'));
  return (
    <Alert title={t(areOpen ? 'unproven.titleWhereOpen' : 'unproven.title')}>
      <div className="space-y-3">
        <p>{t('unproven.text')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="sm" to={paths.library}>
            {t('unproven.library')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="sm" to={paths.coaching}>
            {t('unproven.call')}
          </ButtonLink>
        </div>
      </div>
    </Alert>
  );
}
