import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/lib/format';
import { Progress } from '../../shared/ui/progress';
import type { Growth } from './api';

/** Progress to the next level, or that the last one is reached. */
export function GrowthBar({ growth, withTotal = false }: { growth: Growth; withTotal?: boolean }) {
  const { t } = useTranslation('growth');
  const { points, pointsRequired, pointsToNext, progressPercent } = growth;
  const total = t('points', { count: points, number: formatNumber(points) });
  return (
    <div>
      <Progress value={progressPercent} label={t('toNext')} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>
          {pointsToNext === 0
            ? t('maxLevel')
            : t('within', {
                number: formatNumber(points - pointsRequired),
                of: formatNumber(pointsToNext),
              })}
        </span>
        {withTotal && <span>{t('total', { points: total })}</span>}
      </p>
    </div>
  );
}
