import { useTranslation } from 'react-i18next';
import { Illustration } from './illustration';

interface ClosedFrameProps {
  title: string;
  /** Level of the heading: a lesson's widgets have the third. */
  level?: 2 | 3;
  className?: string;
}

/** Placeholder for another company's page that a minor may not open yet, with how to get permission. */
export function ClosedFrame({ title, level = 3, className = '' }: ClosedFrameProps) {
  const { t } = useTranslation('ui');
  const Heading = `h${level}` as const;
  return (
    <section
      aria-label={title}
      className={`flex gap-5 rounded-lg border border-line bg-surface p-6 ${className}`}
    >
      <Illustration name="letter" className="w-16 shrink-0 text-evergreen max-sm:hidden" />
      <div>
        <Heading className="text-lg wrap-anywhere">{title}</Heading>
        <p className="mt-1">{t('closedFrame.why')}</p>
        <p className="mt-1 text-ink-soft">{t('closedFrame.whom')}</p>
      </div>
    </section>
  );
}
