import { lazy, Suspense } from 'react';
import { OfferSessions } from './later-recurring';
import type { OfferChoiceProps } from './offer-choice';

/** Only products with several ways to buy them have a choice. */
const OfferChoice = lazy(async () => ({ default: (await import('./offer-choice')).OfferChoice }));

/** Ways to buy a product, if there are several, and the coaching sessions that the chosen one brings. */
export const LaterOfferChoice = (props: OfferChoiceProps) => (
  <>
    {props.offers.others.length > (props.product.isSubscriptionOnly ? 1 : 0) && (
      <Suspense>
        <OfferChoice {...props} />
      </Suspense>
    )}
    <OfferSessions {...props} />
  </>
);
