import { useSite } from '../../shared/site/site';
import { Button, type ButtonProps } from '../../shared/ui/button';
import { bookingId } from './booking';
import { coachingTexts } from './texts';

/** Scrolls to the booking section and moves the keyboard focus there. */
export function BookButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const { action } = useSite().coaching.booking;
  function goToBooking() {
    const heading = document.getElementById(bookingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: 'smooth' });
  }

  return (
    <Button {...look} onClick={goToBooking}>
      {action || coachingTexts.book}
    </Button>
  );
}
