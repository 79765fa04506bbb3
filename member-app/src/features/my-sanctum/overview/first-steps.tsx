import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/ui/card';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { Step } from './steps';

/** First steps of a new member. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="first-steps" className="mt-5">
      <Card className="p-5 sm:p-8">
        <h2 id="first-steps" className="text-2xl">
          {t('steps.title')}
        </h2>
        <ol className="mt-3 divide-y divide-line">
          {steps.map((step, place) => (
            <StepRow key={step.name} step={step} number={place + 1} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function StepRow({ step: { name, to, isDone }, number }: { step: Step; number: number }) {
  const { t } = useTranslation('overview');
  return (
    <li className="relative flex items-center gap-4 py-4">
      <span
        aria-hidden
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full font-serif text-lg',
          isDone ? 'bg-evergreen text-on-evergreen' : 'border border-line-strong/60 text-ink-soft',
        )}
      >
        {isDone ? <Check className="size-5" /> : number}
      </span>
      <div className="min-w-0 grow">
        {isDone ? (
          <p className="font-semibold text-ink-soft">
            {t(`steps.${name}.title`)}
            <VisuallyHidden>: {t('steps.done')}</VisuallyHidden>
          </p>
        ) : (
          <>
            <Link
              to={to}
              className="font-semibold after:absolute after:inset-0 after:rounded-md hover:text-evergreen focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {t(`steps.${name}.title`)}
            </Link>
            <p className="text-sm text-ink-soft">{t(`steps.${name}.text`)}</p>
          </>
        )}
      </div>
      {!isDone && <ArrowRight aria-hidden className="size-5 shrink-0 text-evergreen" />}
    </li>
  );
}
