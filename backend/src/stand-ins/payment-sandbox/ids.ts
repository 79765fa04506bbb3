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
export function newId(prefix: 'pi' | 'ch' | 'pm' | 're' | 'dp' | 'evt' | 'txn' | 'req'): string {
  return `${prefix}_${randomText(24)}`;
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}
