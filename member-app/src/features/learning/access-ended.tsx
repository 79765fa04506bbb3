import type { Schemas } from '@sanctum/openapi';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';

interface Props {
  type: Schemas['ProductType'];
  moment: string;
  className: string;
}

/** Says when access to a product ended, and what the member keeps of a course. */
export function AccessEnded({ type, moment, className }: Props) {
  const { t } = useTranslation('learning');
  return (
    <div className={className}>
      <p className="font-medium">{t('ended.was', { date: formatDate(moment) })}</p>
      {type === 'course' && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('ended.kept')}{' '}
          <Link
            to={sanctumPaths.notes}
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t('ended.notes')}
          </Link>
        </p>
      )}
    </div>
  );
}
