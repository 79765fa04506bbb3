import type { components } from '@sanctum/openapi';
import { LEAST_PRICE } from '@sanctum/openapi/choices';
import type { Offering } from '../../../shared/coaching-offerings';
import { texts } from './texts';

type PriceRequest = components['schemas']['OfferingPriceRequest'];

/** How many somebody pays for, and for whom a place is. */
export type Audience = Pick<Offering, 'isGroup' | 'forPairs'>;

/** A price as it is typed. */
export interface TypedPrice {
  kind: 'single' | 'package';
  sessions: string;
  price: string;
  /** Set once a product sells it. */
  productId?: string;
  validDays?: number | null;
}

/** Messages by field, in the order of the prices. */
export type PriceFaults = readonly Partial<Record<'sessions' | 'price', string>>[];

export const A_SINGLE: TypedPrice = { kind: 'single', sessions: '1', price: '' };
export const A_PACKAGE: TypedPrice = { kind: 'package', sessions: '', price: '' };

/** What it is sold at now; what is free, or out of the shop, is seen to on the page of its product. */
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

/** The most sessions of a package; the server refuses more. */
const MOST_SESSIONS = 100;

const isSum = (text: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text.trim()) && Number(text) >= Number(LEAST_PRICE);
const isPackage = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= 2 && Number(text) <= MOST_SESSIONS;

/** Before anything is sent. */
export const faultsIn = (typed: readonly TypedPrice[]): PriceFaults =>
  typed.map(({ kind, sessions, price }) => ({
    ...(kind === 'package' && !isPackage(sessions) && { sessions: texts.wrongSessions(MOST_SESSIONS) }),
    ...(!isSum(price) && { price: texts.wrongPrice(LEAST_PRICE) }),
  }));

/** The fields that the server has refused, such as prices.0.price. */
export const faultsFrom = (count: number, fields: Record<string, string>): PriceFaults =>
  Array.from({ length: count }, (_, index) => {
    const { [`prices.${index}.sessions`]: sessions, [`prices.${index}.price`]: price } = fields;
    return { ...(sessions && { sessions }), ...(price && { price }) };
  });

export const hasFaults = (faults: PriceFaults): boolean =>
  faults.some((each) => Object.keys(each).length > 0);
