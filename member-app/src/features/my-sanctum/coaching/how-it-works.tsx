import { useTranslation } from 'react-i18next';

const STEPS = ['choose', 'time', 'mail', 'join'] as const;

export function HowItWorks() {
  const { t } = useTranslation('sessions');
  return (
    <section
      aria-labelledby="how-it-works"
      className="mt-12 max-w-4xl rounded-lg bg-evergreen-soft px-6 py-6 sm:px-8"
    >
      <h2 id="how-it-works" className="text-2xl">
        {t('how.title')}
      </h2>
      <ol className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="w-3 shrink-0 text-center font-serif text-xl leading-7 text-clay">
              {index + 1}
            </span>
            {t(`how.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
