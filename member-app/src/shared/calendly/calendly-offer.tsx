import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, body } from '../api/client';
import { useSite } from '../site/site';
import { Button } from '../ui/button';
import { ClosedFrame } from '../ui/closed-frame';
import { EmbeddedFrame } from '../ui/embedded-frame';
import { NotLoaded } from '../ui/loading';

/** The coach's page at Calendly, for whoever may open it; asked of our server only where there is one. */
const useCalendly = (enabled: boolean) =>
  useQuery({
    queryKey: ['/api/coaching/calendly'],
    queryFn: () => body(api.GET('/api/coaching/calendly')),
    enabled,
  });

/** Pixels (product rule 5.8). */
const HEIGHT = 700;

/**
 * The coach's page at Calendly, where there is one. Nothing is asked of it before the person wants it (product rule 9.15), and
 * whether a minor may want it our server says.
 */
export function CalendlyOffer({ className = '' }: { className?: string }) {
  const { t } = useTranslation('calendar');
  const { hasCalendly } = useSite();
  const query = useCalendly(hasCalendly);
  const { data: offer } = query;
  const [isOpen, setOpen] = useState(false);
  if (!hasCalendly) return null;
  if (!offer) return <NotLoaded query={query} />;
  if (offer.closed !== null)
    return <ClosedFrame level={2} title={t('calendly.title')} className={className} />;
  if (offer.url === null) return null;
  if (isOpen)
    return (
      <div className={className}>
        <EmbeddedFrame
          level={2}
          url={offer.url}
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
      <h2 className="text-lg">{t('calendly.title')}</h2>
      <p className="mt-1 text-ink-soft">{t('calendly.text')}</p>
      <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setOpen(true)}>
        {t('calendly.open')}
      </Button>
    </section>
  );
}
