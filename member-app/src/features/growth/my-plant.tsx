import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { useGrowth } from './api';
import { GrowingPlant } from './growing-plant';
import { levelName } from './level-name';

/** The member's plant as it is now. It leads to what made it grow. */
export function MyPlant({ className }: { className?: string }) {
  const { t } = useTranslation('growth');
  const { data } = useGrowth();
  // its room is kept while it is fetched
  if (!data) return <div className={className} />;
  return (
    <Link
      to={sanctumPaths.growth}
      aria-label={t('plant', { level: data.level, name: levelName(data.level) })}
      className={className}
    >
      <GrowingPlant level={data.level} className="w-full" />
    </Link>
  );
}
