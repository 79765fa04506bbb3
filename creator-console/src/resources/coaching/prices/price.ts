import type { Schemas } from '@sanctum/openapi';
import { LEAST_PRICE } from '@sanctum/openapi/choices';
import type { Offering } from '../../../shared/coaching-offerings';
import { texts } from './texts';
import { useState } from 'react';
import { WrongFields } from '../../../providers/refusal';
import { texts as forms } from '../../../shared/forms/texts';

export function usePrices(start: () => readonly TypedPrice[]) {
  const [before] = useState(start);
  const [prices, setPrices] = useState(before);
  return {
    isTouched: prices !== before,
    request: pricesOf(prices),
    fields: {
      prices,
      onChange: setPrices,
    },
    /** Refuses unusable prices before anything is sent. */
    check: (): void => {
      const faults = faultsIn(prices);
      if (Object.keys(faults).length > 0) throw new WrongFields(forms.check, faults);
    },
  };
}

type PriceRequest = Schemas['OfferingPriceRequest'];

/** Facts about an offering that determine what a price is for: a session or a spot, for one person or a pair. */
export type Audience = Pick<Offering, 'isGroup' | 'isForPairs'>;

export interface TypedPrice {
  kind: 'single' | 'package';
  sessions: string;
  price: string;
  /** Set once a product is sold at this price. */
  productId?: string;
  validDays?: number | null;
}

export const A_SINGLE: TypedPrice = { kind: 'single', sessions: '1', price: '' };
export const A_PACKAGE: TypedPrice = { kind: 'package', sessions: '', price: '' };

/** Prices of the packages now in the shop. Free packages, and packages out of the shop, are edited on their product's page. */
export const typedPrices = ({ packages }: Pick<Offering, 'packages'>): TypedPrice[] =>
  packages.flatMap(({ productId, sessions, price, validDays, isInShop }) =>
    isInShop && price !== null
      ? {
          kind: sessions === 1 ? ('single' as const) : ('package' as const),
          sessions: String(sessions),
          price,
          productId,
          validDays,
        }
      : [],
  );

export const pricesOf = (typed: readonly TypedPrice[]): PriceRequest[] =>
  typed.map(({ kind: _, sessions, price, ...product }) => ({
    ...product,
    sessions: Number(sessions),
    price: price.trim(),
  }));

/** Same as the server's limit for sessions per package. */
const MOST_SESSIONS = 100;

const isSum = (text: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) && Number(text) >= Number(LEAST_PRICE);
const isPackage = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= 2 && Number(text) <= MOST_SESSIONS;

/** Finds errors before sending, by the server's field names. */
export const faultsIn = (typed: readonly TypedPrice[]): Record<string, string> =>
  Object.assign(
    {},
    ...typed.map(({ kind, sessions, price }, index) => ({
      ...(kind === 'package' &&
        !isPackage(sessions) && { [`prices.${index}.sessions`]: texts.wrongSessions(MOST_SESSIONS) }),
      ...(!isSum(price) && { [`prices.${index}.price`]: texts.wrongPrice(LEAST_PRICE) }),
    })),
  ) as Record<string, string>;
