import type { Schemas } from '@sanctum/openapi';
import { useState } from 'react';
import { isMinor, useSession } from '../session';
import type { ProductDetail } from './api';

type Offer = Schemas['OfferResponse'];
type RecurringOffer = Schemas['RecurringOfferResponse'];

/** Ways to buy a product, and the chosen one. */
export interface Offers {
  /** Offers beside the product's own price; none if there is nothing to choose. */
  others: readonly (Offer | RecurringOffer)[];
  /** Chosen offer, at first that of a product without a price; null: the product's own price, with access forever. */
  chosen: Offer | RecurringOffer | null;
  /** The chosen one, if it is paid again and again. */
  recurring: RecurringOffer | null;
  choose: (offerId: string | null) => void;
  /** Choice for the cart; undefined if there is none. */
  offerId: string | null | undefined;
  /** Price of the choice. */
  price: string | null;
}

/** True if the offer adds to the member's access. */
const adds = ({ accessUntil }: Offer, until: string | null): boolean =>
  accessUntil === null || until === null || new Date(accessUntil) > new Date(until);

/** Lets a visitor or an adult choose how to buy a product. A minor asks a guardian, who chooses. */
export function useOffers(product: ProductDetail): Offers {
  const { data: member } = useSession();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isAsking = member && isMinor(member);
  const once = isAsking ? [] : product.offers.filter((offer) => adds(offer, product.accessUntil));
  const isOffered = !isAsking && product.subscriptionId === null;
  const others = isOffered ? [...once, ...product.recurringOffers] : once;
  const first = product.isSubscriptionOnly ? others[0] : undefined;
  const chosen = others.find(({ id }) => id === chosenId) ?? first ?? null;
  return {
    others,
    chosen,
    recurring: chosen && 'interval' in chosen ? chosen : null,
    choose: setChosenId,
    offerId: product.offers.length === 0 ? undefined : (chosen?.id ?? null),
    price: chosen?.price ?? product.price,
  };
}
