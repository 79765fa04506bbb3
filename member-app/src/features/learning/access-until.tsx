import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';

/** Says on which day access to a product ends, in the member's time zone. */
export function AccessUntil({ moment }: { moment: string | null }) {
  const { t } = useTranslation('learning');
  if (moment === null) return null;
  return <p className="mt-2 text-sm font-medium">{t('accessUntil', { date: formatDate(moment) })}</p>;
}
