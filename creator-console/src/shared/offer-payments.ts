import type { Schemas } from '@sanctum/openapi';
import { inLanguage } from './words/in-language';

const texts = inLanguage({
  en: {
    each: {
      month: (price: string) => `${price} / month`,
      year: (price: string) => `${price} / year`,
    },
    several: {
      month: (payments: number, price: string) => `${payments} payments of ${price}`,
      year: (payments: number, price: string) => `${payments} yearly payments of ${price}`,
    },
  },
  es: {
    each: { month: (price) => `${price} al mes`, year: (price) => `${price} al año` },
    several: {
      month: (payments, price) => `${payments} pagos de ${price}`,
      year: (payments, price) => `${payments} pagos anuales de ${price}`,
    },
  },
});

/** Payments of a recurring offer: `$19.00 / month`, `3 payments of $17.00`. */
export const paymentsOf = (
  price: string,
  { interval, instalments }: { interval: Schemas['OfferInterval']; instalments: number | null },
): string =>
  instalments === null ? texts.each[interval](price) : texts.several[interval](instalments, price);

/** Sum of several payments: '17.00' three times → '51.00'. */
export const sumOf = (price: string, payments: number): string =>
  ((Math.round(Number(price) * 100) * payments) / 100).toFixed(2);
