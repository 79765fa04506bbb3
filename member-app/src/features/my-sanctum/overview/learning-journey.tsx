import { useTranslation } from 'react-i18next';
import type { OverviewFigures } from '../api';
import { formatHours, formatNumber } from '../../../shared/lib/format';

export function LearningJourney({ figures }: { figures: OverviewFigures }) {
  const { t } = useTranslation('overview');
  const rows = [
    [t('journey.enrolled'), formatNumber(figures.coursesEnrolled)],
    [t('journey.hours'), formatHours(figures.secondsLearned)],
    [t('journey.sessions'), formatNumber(figures.upcomingSessions.length)],
  ] as const;
  return (
    <section aria-labelledby="journey" className="rounded-lg bg-sunken px-6 py-6">
      <h2 id="journey" className="text-xl">
        {t('journey.title')}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('journey.hoursExplained')}</p>
    </section>
  );
}
