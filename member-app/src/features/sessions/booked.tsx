import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import type { Booking } from './api';
import { When } from '../../shared/ui/when';

interface BookedProps {
  booking: Booking;
  sessionsPath: string;
  onAnother: () => void;
}

/** Takes the place of the form, which was longer: whoever booked is brought to it. */
export function Booked({ booking, sessionsPath, onAnother }: BookedProps) {
  const { t } = useTranslation('sessions');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={t('booked')} className="mt-8 max-w-2xl scroll-mt-32">
      <Alert tone="success" title={t('booked')}>
        <p className="mt-1 font-semibold wrap-anywhere">{booking.title}</p>
        <When {...booking} />
        <p className="mt-2">{t('bookedText')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={sessionsPath}>{t('see')}</ButtonLink>
          <Button variant="ghost" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </Alert>
    </section>
  );
}
