import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { useGrowth } from './api';
import { GrowthBar } from './growth-bar';
import { LevelBadge } from './level-badge';

/** Level and progress next to the member's own name; nothing until loaded. */
export function MyLevel() {
  const { t } = useTranslation('growth');
  const { data } = useGrowth();
  if (!data) return null;
  return (
    <div className="mt-3">
      <Link to={sanctumPaths.growth} aria-label={t('open')} className="rounded-full">
        <LevelBadge {...data} />
      </Link>
      <div className="mt-3">
        <GrowthBar growth={data} />
      </div>
    </div>
  );
}
