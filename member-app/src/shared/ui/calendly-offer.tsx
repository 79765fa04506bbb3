import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../site/site';
import { Button } from './button';
import { EmbeddedFrame } from './embedded-frame';

/** Pixels (product rule 5.8). */
const HEIGHT = 700;

/** The coach's page at Calendly, where there is one. Nothing is asked of it before the person wants it (product rule 9.15). */
export function CalendlyOffer({ className = '' }: { className?: string }) {
  const { t } = useTranslation('calendar');
  const { calendlyUrl } = useSite();
  const [isOpen, setOpen] = useState(false);
  if (calendlyUrl === null) return null;
  if (isOpen)
    return (
      <div className={className}>
        <EmbeddedFrame
          url={calendlyUrl}
          title={t('calendly.title')}
          hint={t('calendly.hint')}
          height={HEIGHT}
          openOutside={t('calendly.openOutside')}
        />
      </div>
    );
  return (
    <section
      aria-label={t('calendly.title')}
      className={`rounded-lg border border-line bg-surface p-6 ${className}`}
    >
      <h3 className="text-lg">{t('calendly.title')}</h3>
      <p className="mt-1 text-ink-soft">{t('calendly.text')}</p>
      <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setOpen(true)}>
        {t('calendly.open')}
      </Button>
    </section>
  );
}
