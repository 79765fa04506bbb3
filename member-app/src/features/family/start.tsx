import { useTranslation } from 'react-i18next';
import { Illustration } from '../../shared/ui/illustration';

const STEPS = ['account', 'decide', 'follow'] as const;

/** Purpose of the page and the first step, for a mother without a daughter here. */
export function Start() {
  const { t } = useTranslation('family');
  return (
    <section
      aria-labelledby="family-start"
      className="flex items-center gap-8 rounded-xl bg-sunken px-6 py-8 sm:px-10"
    >
      <div>
        <h2 id="family-start" className="text-2xl">
          {t('start.title')}
        </h2>
        <ol className="mt-4 list-decimal space-y-2 pl-5">
          {STEPS.map((step) => (
            <li key={step}>{t(`start.${step}`)}</li>
          ))}
        </ol>
      </div>
      <Illustration name="cups" className="w-36 shrink-0 text-evergreen max-sm:hidden" />
    </section>
  );
}
