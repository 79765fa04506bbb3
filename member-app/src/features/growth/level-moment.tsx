import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../shared/ui/button';
import { useGrowth, useSeeLevel } from './api';
import { GrowingPlant } from './growing-plant';
import { levelName, levelStory } from './level-name';

/**
 * Congratulates on a new level once: the server stores that it was shown. Placed above the page, covering nothing.
 * Loaded on every page of the member area, because points come from anywhere.
 */
export function LevelMoment() {
  const { pathname } = useLocation();
  const { data, refetch } = useGrowth();
  const { mutate: see } = useSeeLevel();
  const [level, setLevel] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const fresh = data?.newLevel ?? null;
  // shown until closed, even if the server already knows that it was seen
  if (fresh !== null && fresh !== level) {
    setLevel(fresh);
    setOpen(true);
  }
  const loadedFor = useRef(pathname);
  useEffect(() => {
    if (loadedFor.current === pathname) return;
    loadedFor.current = pathname;
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  useEffect(() => {
    if (fresh !== null) see(fresh);
  }, [fresh, see]);
  return (
    <div aria-live="polite">
      {isOpen && level !== null && <Moment level={level} onClose={() => setOpen(false)} />}
    </div>
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
        <p className="mt-3 max-w-prose text-ink-soft">{levelStory(level)}</p>
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
