import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, body } from '../api/client';
import { useSite } from '../site/site';
import { Button } from '../ui/button';
import { ClosedFrame } from '../ui/closed-frame';
import { EmbeddedFrame } from '../ui/embedded-frame';
import { NotLoaded } from '../ui/loading';

/** The coach's Calendly page, for people who may open it; loaded only if there is one. */
const useCalendly = (enabled: boolean) =>
  useQuery({
    queryKey: ['/api/coaching/calendly'],
    queryFn: () => body(api.GET('/api/coaching/calendly')),
    enabled,
  });

/** Height in pixels (product rule 5.8). */
const HEIGHT = 700;

/**
 * The coach's Calendly page, if there is one. Nothing is requested from Calendly before the person asks for it (product
 * rule 9.15); our server decides if a minor may.
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
