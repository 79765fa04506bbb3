import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { useGrowth } from './api';
import { GrowingPlant } from './growing-plant';
import { levelName } from './level-name';

/** The member's current plant, linked to the points history. */
export function MyPlant({ className }: { className?: string }) {
  const { t } = useTranslation('growth');
  const { data } = useGrowth();
  // space is reserved while it loads
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
