import { clsx } from 'clsx';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { sessionsBrought } from '../../shared/lib/recurring-offer';
import { OfferOptions } from '../../shared/ui/offer-options';
import type { ProductDetail } from './api';
import type { Offers } from './use-offers';

export interface OfferChoiceProps {
  product: ProductDetail;
  offers: Offers;
  className?: string;
}

/** Ways to buy a product, if there are several, and the coaching sessions that the chosen one brings. */
export const OfferChoice = ({
  product: { price, isSubscriptionOnly, sessions },
  offers: { others, chosen, recurring, choose },
  className,
}: OfferChoiceProps) => (
  <>
    {others.length > (isSubscriptionOnly ? 1 : 0) && (
      <OfferOptions
        price={price}
        offers={others}
        chosenId={chosen?.id ?? null}
        onChoose={choose}
        className={className}
      />
    )}
    {recurring && sessions.length > 0 && (
      <ul className={clsx('space-y-1', className)}>
        {sessionsBrought(recurring, sessions).map((text) => (
          <li key={text} className="flex items-center gap-2">
            <CalendarDays aria-hidden className="size-4 shrink-0 text-evergreen" />
            {text}
          </li>
        ))}
      </ul>
    )}
  </>
);
