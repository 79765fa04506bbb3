import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site';
import { Button, type ButtonProps } from '../../shared/ui/button';
import { bookingId } from './booking';

/** Scrolls to the booking section and focuses it; does nothing if the coach hides that section. */
export function BookButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { t } = useTranslation('coaching');
  const { isShown, action } = useSite().coaching.booking;
  function goToBooking() {
    const heading = document.getElementById(bookingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: 'smooth' });
  }

  if (!isShown) return null;
  return (
    <Button {...look} onClick={goToBooking}>
      {action || t('book')}
    </Button>
  );
}
