import { randomInt } from 'node:crypto';

/** Converts to Stripe's time in whole seconds. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Makes an id like Stripe's: `pi_3MtwBwLkdIwHu7ix28a3tqPa`. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomText(24)}`;
}

type Prefix =
  | ('pi' | 'ch' | 'pm' | 're' | 'dp' | 'evt' | 'txn' | 'req')
  | ('coupon' | 'di')
  | ('cus' | 'seti' | 'prod' | 'price' | 'sub' | 'si' | 'in' | 'il' | 'ii' | 'inpay' | 'clock');

/** Returns the id of a companion object, which has the same random text: `pi_abc` pays `in_abc`. */
export const companion = (prefix: Prefix, id: string): string => `${prefix}_${id.slice(id.indexOf('_') + 1)}`;

/** Returns the id of an object that may be expanded. */
export const idOf = (value: string | { id: string }): string =>
  typeof value === 'string' ? value : value.id;

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}
