import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { useGrowth, useSeeLevel } from './api';
import { GrowingPlant } from './growing-plant';
import { levelKey, levelName } from './level-name';

/**
 * Congratulates on a new level, once: the server keeps that it was seen. It stands above the page and covers nothing. Points are
 * asked for on every page of the member area, since they come from anywhere.
 */
export function LevelMoment() {
  const { pathname } = useLocation();
  const { data, refetch } = useGrowth();
  const { mutate: see } = useSeeLevel();
  const [shown, setShown] = useState<number | null>(null);
  const fresh = data?.newLevel ?? null;
  useEffect(() => {
    void refetch();
  }, [pathname, refetch]);
  // It stays until it is closed, also when the server has heard by then that it was seen.
  if (fresh !== null && fresh !== shown) setShown(fresh);
  useEffect(() => {
    if (fresh !== null) see(fresh);
  }, [fresh, see]);
  return (
    <output className="block">
      {shown !== null && <Moment level={shown} onClose={() => setShown(null)} />}
    </output>
  );
}

function Moment({ level, onClose }: { level: number; onClose: () => void }) {
  const { t } = useTranslation('growth');
  return (
    <section className="mb-8 flex animate-rise flex-wrap items-center gap-x-8 gap-y-4 rounded-xl border border-line bg-surface p-6 sm:p-8">
      <GrowingPlant level={level} grows className="mx-auto w-44 shrink-0 sm:mx-0" />
      <div className="min-w-0 grow basis-64">
        <p className="eyebrow">{t('moment.lead', { level })}</p>
        <h2 className="mt-2 text-2xl">{t('moment.title', { name: levelName(level) })}</h2>
        <p className="mt-3 max-w-prose text-ink-soft">{t(`stories.${levelKey(level)}`)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button size="sm" onClick={onClose}>
            {t('moment.close')}
          </Button>
          <ButtonLink to={sanctumPaths.growth} variant="secondary" size="sm" onClick={onClose}>
            {t('moment.open')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
