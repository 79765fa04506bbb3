import type { OverviewFigures } from '../api';
import { formatHours } from './format-hours';
import { overviewTexts } from './overview-texts';

const { journey: texts } = overviewTexts;

export function LearningJourney({ figures }: { figures: OverviewFigures }) {
  const rows = [
    [texts.enrolled, figures.coursesEnrolled.toLocaleString('en-US')],
    [texts.hours, formatHours(figures.secondsLearned)],
    [texts.sessions, figures.upcomingSessions.length.toLocaleString('en-US')],
  ] as const;
  return (
    <section aria-labelledby="journey" className="rounded-lg bg-sunken px-6 py-6">
      <h2 id="journey" className="text-xl">
        {texts.title}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{texts.hoursExplained}</p>
    </section>
  );
}
