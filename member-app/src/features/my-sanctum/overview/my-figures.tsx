import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useOverview } from '../api';
import { StatCards } from './stat-cards';

/** The member's five figures alone, as the profile shows them. */
export function MyFigures() {
  const { t } = useTranslation('overview');
  const { data, isPending, isFetching, refetch } = useOverview();
  if (isPending) {
    return (
      <section aria-busy aria-label={t('stats.title')}>
        <Skeleton className="mt-6 h-28" />
      </section>
    );
  }
  if (!data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return <StatCards figures={data} />;
}
