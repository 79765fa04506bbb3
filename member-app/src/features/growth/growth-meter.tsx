import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { useGrowth } from './api';
import { GrowingPlant } from './growing-plant';
import { GrowthBar } from './growth-bar';
import { levelName, levelStory } from './level-name';

/** Shows the plant, the level, and the progress to the next one. */
export function GrowthMeter({ withTitle = false }: { withTitle?: boolean }) {
  const { t } = useTranslation('growth');
  const query = useGrowth();
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-64" />} />;
  return (
    <div className="flex items-center gap-x-4 sm:gap-x-8">
      <GrowingPlant level={data.level} className="w-24 shrink-0 sm:w-40" />
      <div className="min-w-0 grow">
        {withTitle && <p className="eyebrow mb-2">{t('title')}</p>}
        <h2 className="text-2xl">{levelName(data.level)}</h2>
        <p className="mt-1 text-sm font-semibold text-evergreen-strong">
          {t('moment.lead', { level: data.level })}
        </p>
        <p className="mt-3 max-w-prose text-ink-soft">{levelStory(data.level)}</p>
        <div className="mt-5 max-w-md">
          <GrowthBar growth={data} withTotal />
        </div>
      </div>
    </div>
  );
}
