/**
 * Currencies a business may sell in: ISO 4217 codes, in lower case as in the API and at the payment provider. All have
 * two decimals, and the provider accepts our lowest price (`LEAST_PRICE`) in each.
 */
export const CURRENCIES = ['usd', 'eur', 'gbp', 'cad', 'aud', 'nzd', 'chf', 'sgd', 'brl'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = 'usd';
