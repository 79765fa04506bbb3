import { lazy, Suspense } from 'react';
import type { OfferChoiceProps } from './offer-choice';

/** Only products with several offers have a choice. */
const OfferChoice = lazy(async () => ({ default: (await import('./offer-choice')).OfferChoice }));

export const LaterOfferChoice = (props: OfferChoiceProps) =>
  props.offers.others.length > 0 && (
    <Suspense>
      <OfferChoice {...props} />
    </Suspense>
  );
