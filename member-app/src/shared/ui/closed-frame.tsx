import { useTranslation } from 'react-i18next';
import { Illustration } from './illustration';

/** A page of another company that a minor may not open yet, and who opens it to her. */
export function ClosedFrame({ title, className = '' }: { title: string; className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <section
      aria-label={title}
      className={`flex gap-5 rounded-lg border border-line bg-surface p-6 ${className}`}
    >
      <Illustration name="letter" className="w-16 shrink-0 text-evergreen max-sm:hidden" />
      <div>
        <h3 className="text-lg wrap-anywhere">{title}</h3>
        <p className="mt-1">{t('closedFrame.why')}</p>
        <p className="mt-1 text-ink-soft">{t('closedFrame.whom')}</p>
      </div>
    </section>
  );
}
