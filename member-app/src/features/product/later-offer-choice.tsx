import { lazy, Suspense } from 'react';
import type { OfferChoiceProps } from './offer-choice';

/** Only products with other ways to buy them than their own price need it. */
const OfferChoice = lazy(async () => ({ default: (await import('./offer-choice')).OfferChoice }));

export const LaterOfferChoice = (props: OfferChoiceProps) =>
  props.offers.others.length > 0 && (
    <Suspense>
      <OfferChoice {...props} />
    </Suspense>
  );
