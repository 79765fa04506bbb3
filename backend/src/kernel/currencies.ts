/**
 * What a business may sell in, by ISO 4217, in lower case as the wire and the payment provider have it. All of them have two decimals,
 * and the provider takes the smallest price there is here (`LEAST_PRICE`) in each.
 */
export const CURRENCIES = ['usd', 'eur', 'gbp', 'cad', 'aud', 'nzd', 'chf', 'sgd', 'brl'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** For a business that has chosen none. */
export const DEFAULT_CURRENCY: Currency = 'usd';
